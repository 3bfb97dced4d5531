/** Address of a Google Maps search for a place or a postal address. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.toWellFormed())}`
}

/** Address of a map of one place to show inside a page; the place is words, not a position. */
export function mapEmbedLink(place: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(place.toWellFormed())}&output=embed`
}
