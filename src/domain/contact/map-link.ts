import { encoded } from '#domain/encoded-query.ts'

/** URL of a Google Maps search for a place or a postal address. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encoded(place)}`

/** URL of a map to embed in a page; the place is a text, not a position. */
export const mapEmbedLink = (place: string): string =>
  `https://www.google.com/maps?q=${encoded(place)}&output=embed`
