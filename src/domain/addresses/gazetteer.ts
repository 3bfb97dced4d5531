import { addressLine, type AddressSuggestion } from './address-parts.ts'
import { cityKey, distanceKm, type Place, type Position } from './place.ts'
import { tidyStreet } from './street-words.ts'
import { readingsOf, wholeStreetOf, type Reading, type Whereabouts } from './typed-address.ts'

interface Entry {
  readonly place: Place
  readonly key: string
  readonly distance: number
}

interface Match {
  readonly entry: Entry
  /** 0 for the city named in full, 1 for one that begins so, 2 when no city is named. */
  readonly rank: number
}

/** Every known ZIP code, ordered for quick answers, with its distance from one position. */
export interface Gazetteer {
  readonly byCity: readonly Entry[]
  readonly byZip: readonly Entry[]
  /** The nearest ones, nearest first: offered when no place is typed yet. */
  readonly around: readonly Entry[]
}

const aroundCount = 50

/** Orders the places once; `near` is the position whose neighborhood is suggested first. */
export function gazetteerOf(places: readonly Place[], near: Position): Gazetteer {
  const byKey = new Map<string, Entry[]>()
  const keys = new Map<string, string>()
  const entries = places.map((place) => {
    let key = keys.get(place.city)
    if (key === undefined) keys.set(place.city, (key = cityKey(place.city)))
    const entry = { place, key, distance: distanceKm(near, place) }
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, [entry])
    else known.push(entry)
    return entry
  })
  return {
    // Default sorting compares UTF-16 units, as the halving below does, and is the fastest.
    byCity: [...byKey.keys()].toSorted().flatMap((key) => byKey.get(key) ?? []),
    byZip: entries.toSorted((a, b) => (a.place.zip < b.place.zip ? -1 : 1)),
    around: nearest(entries, () => 2, aroundCount).map(({ entry }) => entry),
  }
}

/**
 * Suggestions for what is typed so far, best first, at most `limit`. All of them share one reading
 * of the line: one with a full ZIP code wins, then one that names a city, then the surest cut
 * between street and city, then the longest city text. Within it a city named in full comes before
 * one that begins so, and the nearer before the farther. A whole street with nothing after it is
 * completed with the nearest ZIP codes.
 */
export function suggestAddresses(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
): readonly AddressSuggestion[] {
  const best = bestReading(gazetteer, text, limit)
  if (best !== undefined) {
    return suggestions(
      best.street,
      best.matches.map(({ entry }) => entry),
    )
  }
  const street = wholeStreetOf(text)
  if (street === undefined) return []
  return suggestions(street, gazetteer.around.slice(0, limit))
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
    // Readings come longest city text first, so an equal one does not replace the one at hand.
    if (best === undefined || isMore(worth, best.worth)) {
      best = { street: reading.street, matches, worth }
    }
  }
  return best
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** The best places of all ways to understand the rest; each place once, under its best rank. */
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
  const run =
    city === ''
      ? beginning(gazetteer.byZip, (entry) => entry.place.zip, zip)
      : beginning(gazetteer.byCity, (entry) => entry.key, city)
  const fits = run.filter(
    ({ place }) => (states === undefined || states.has(place.state)) && place.zip.startsWith(zip),
  )
  return nearest(fits, ({ key }) => (city === '' ? 2 : key === city ? 0 : 1), limit)
}

/** The run of ordered entries whose text begins so, found by halving. */
function beginning(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  start: string,
): readonly Entry[] {
  const first = firstWhere(entries, (entry) => textOf(entry) >= start)
  const end = firstWhere(entries, (entry) => textOf(entry).slice(0, start.length) > start)
  return entries.slice(first, end)
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

/** The best few, kept in order while passing once over what may be every ZIP code. */
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

function suggestions(street: string, entries: readonly Entry[]): readonly AddressSuggestion[] {
  const street1 = tidyStreet(street)
  return entries.map(({ place: { city, state, zip } }) => {
    const parts = { street1, city, state, zip }
    return { ...parts, label: addressLine(parts) }
  })
}
