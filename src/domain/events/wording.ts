import type { GardenEvent } from './event.ts'

/** Longest description in the list of events, in grapheme clusters. */
const shownDescriptionLength = 1000

let graphemes: Intl.Segmenter | undefined

/** The first grapheme clusters of a text. */
export function firstCharacters(text: string, count: number): string {
  // A grapheme cluster has at least one UTF-16 unit, so a short text needs no segmenter.
  if (text.length <= count) return text
  // In plain English each unit is one, also the last if no accent follows it.
  if (/^[ -~]*$/.test(text.slice(0, count + 1))) return text.slice(0, count)
  graphemes ??= new Intl.Segmenter('en-US', { granularity: 'grapheme' })
  let seen = 0
  for (const { index } of graphemes.segment(text)) {
    if (seen === count) return text.slice(0, index)
    seen += 1
  }
  return text
}

/** The first characters of a text, with `...` if it was cut. */
export function truncated(
  text: string,
  count = shownDescriptionLength,
): { readonly text: string; readonly isTruncated: boolean } {
  const start = firstCharacters(text, count)
  return start.length === text.length
    ? { text, isTruncated: false }
    : { text: `${start}...`, isTruncated: true }
}

/** The event's name, or 'Untitled Event'. */
export const nameOf = (event: Pick<GardenEvent, 'name'>): string => event.name || 'Untitled Event'

/** The event's description, or 'No description available.' */
export const descriptionOf = (event: Pick<GardenEvent, 'description'>): string =>
  event.description || 'No description available.'

/** The event's venue, or the company's own. */
export const venueOf = (event: Pick<GardenEvent, 'venueAddress'>, defaultVenue: string): string =>
  event.venueAddress || defaultVenue
