import { isGreater } from '#domain/is-greater.ts'
import { addressLine, type AddressSuggestion } from './address-parts.ts'
import { withoutCountry } from './address-text.ts'
import { cityKey, distanceKm, type Place, type Position } from './place.ts'
import { tidyStreet } from './street-words.ts'
import { readingsOf, wholeStreetOf, type Reading, type Whereabouts } from './typed-address.ts'

interface Entry {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The city in the form that is compared (see `cityKey`). */
  readonly key: string
  /** Kilometers from the gazetteer's position. */
  readonly distance: number
}

interface Match {
  readonly entry: Entry
  /** 0 if the whole city is named, 1 if its beginning is, 2 if no city is named. */
  readonly rank: number
}

/** All known ZIP codes, ordered by city key, with their distances from one position. */
export type Gazetteer = readonly Entry[]

/**
 * Prepares places for suggestions; places close to `near` are suggested first. Fastest for places
 * that are already ordered by city key.
 */
export function gazetteerOf(places: readonly Place[], near: Position): Gazetteer {
  const entries: Entry[] = []
  let isOrdered = true
  let city: string | undefined
  let key = ''
  for (const place of places) {
    if (place.city !== city) {
      const before = key
      city = place.city
      key = cityKey(city)
      isOrdered &&= before <= key
    }
    const { zip, state } = place
    entries.push({ zip, city, state, key, distance: distanceKm(near, place) })
  }
  if (isOrdered) return entries
  return entries.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}

/**
 * Suggestions for a text that is being typed, best first, at most `limit`. All share one reading of
 * the line: a full ZIP code wins, then a named city, then the surest cut between street and city.
 * Fully named cities come first, then nearer ones. A street alone gets the nearest ZIP codes.
 */
export function suggestAddresses(
  gazetteer: Gazetteer,
  typed: string,
  limit: number,
): readonly AddressSuggestion[] {
  const text = withoutCountry(typed)
  const best = bestReading(gazetteer, text, limit)
  const street = best?.street ?? wholeStreetOf(text)
  if (street === undefined) return []
  return suggestions(street, best?.matches ?? nearest(gazetteer, () => 2, limit))
}

const certainty = { comma: 2, ending: 1, guess: 0 } as const satisfies Record<
  Reading['cut'],
  number
>

function bestReading(gazetteer: Gazetteer, text: string, limit: number) {
  let best: { street: string; matches: readonly Match[]; worth: readonly number[] } | undefined
  for (const reading of readingsOf(text)) {
    const matches = matchesOf(gazetteer, reading.whereabouts, limit)
    if (matches.length === 0) continue
    const zip = reading.whereabouts[0]?.zip ?? ''
    const namesCity = matches.some((match) => match.rank < 2)
    const worth = [zip.length === 5 ? 1 : 0, namesCity ? 1 : 0, certainty[reading.cut]]
    // Readings with the longest city text come first, so an equal one does not replace them.
    if (best === undefined || isGreater(worth, best.worth)) {
      best = { street: reading.street, matches, worth }
    }
  }
  return best
}

/** The best places over all readings; each place once, with its best rank. */
function matchesOf(
  gazetteer: Gazetteer,
  whereabouts: readonly Whereabouts[],
  limit: number,
): readonly Match[] {
  const found = new Map<Entry, Match>()
  for (const where of whereabouts) {
    for (const match of matchesAt(gazetteer, where, limit)) {
      const known = found.get(match.entry)
      if (known === undefined || match.rank < known.rank) found.set(match.entry, match)
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.rank - b.rank || a.entry.distance - b.entry.distance)
    .slice(0, limit)
}

function matchesAt(gazetteer: Gazetteer, where: Whereabouts, limit: number): readonly Match[] {
  const { city, states, zip } = where
  const run = city === '' ? gazetteer : citiesBeginning(gazetteer, city)
  const fits = run.filter(
    (entry) => (states === undefined || states.has(entry.state)) && entry.zip.startsWith(zip),
  )
  return nearest(fits, ({ key }) => (city === '' ? 2 : key === city ? 0 : 1), limit)
}

/** The entries whose city key begins with the text, found by binary search. */
function citiesBeginning(gazetteer: Gazetteer, start: string): readonly Entry[] {
  const first = firstWhere(gazetteer, ({ key }) => key >= start)
  const end = firstWhere(gazetteer, ({ key }) => key.slice(0, start.length) > start)
  return gazetteer.slice(first, end)
}

function firstWhere(entries: readonly Entry[], holds: (entry: Entry) => boolean): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry !== undefined && holds(entry)) high = middle
    else low = middle + 1
  }
  return low
}

/** The nearest few, kept sorted during one pass over up to all ZIP codes. */
function nearest(
  entries: readonly Entry[],
  rankOf: (entry: Entry) => Match['rank'],
  limit: number,
): readonly Match[] {
  const best: Match[] = []
  for (const entry of entries) {
    const rank = rankOf(entry)
    const isBefore = (other: Match) =>
      rank === other.rank ? entry.distance < other.entry.distance : rank < other.rank
    const last = best[limit - 1]
    if (last !== undefined && !isBefore(last)) continue
    const at = best.findIndex(isBefore)
    best.splice(at === -1 ? best.length : at, 0, { entry, rank })
    best.length = Math.min(best.length, limit)
  }
  return best
}

function suggestions(street: string, matches: readonly Match[]): readonly AddressSuggestion[] {
  const street1 = tidyStreet(street)
  return matches.map(({ entry: { city, state, zip } }) => {
    const parts = { street1, city, state, zip }
    return { ...parts, label: addressLine(parts) }
  })
}
