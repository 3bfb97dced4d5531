/** Address of a Google Maps search for a place or a postal address. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.toWellFormed())}`
}
