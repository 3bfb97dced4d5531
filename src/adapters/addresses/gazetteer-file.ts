import { cityKey, type Place } from '#domain/addresses/place.ts'

/**
 * The gazetteer's file before it is packed: columns one after the other, parted by an empty line.
 * Places are ordered by their city's key, as lookups want them, so that a city's name is written
 * once: the first two columns are the names and how many places each has. Then come the places'
 * ZIP codes, states, and positions in thousandths of a degree (about 100 meters).
 *
 * @internal Used by tests and scripts alone.
 */
export function gazetteerText(places: readonly Place[]): string {
  const ordered = places
    .map((place) => ({ place, order: `${cityKey(place.city)}\n${place.city}\n${place.zip}` }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ place }) => place)
  const counts = new Map<string, number>()
  for (const { city } of ordered) counts.set(city, (counts.get(city) ?? 0) + 1)
  const columns = [
    [...counts.keys()],
    [...counts.values()],
    ordered.map(({ zip }) => zip),
    ordered.map(({ state }) => state),
    ordered.map(({ latitude }) => Math.round(latitude * 1000)),
    ordered.map(({ longitude }) => Math.round(longitude * 1000)),
  ]
  return columns.map((column) => column.join('\n')).join('\n\n')
}

/** Reads the output of `gazetteerText`; throws for a file of another shape. */
export function placesOf(text: string): readonly Place[] {
  const [cities = [], counts = [], zips = [], states = [], latitudes = [], longitudes = []] = text
    .split('\n\n')
    .map((column) => column.split('\n'))
  const places: Place[] = []
  for (const [at, city] of cities.entries()) {
    const end = places.length + Number(counts[at])
    for (let row = places.length; row < end; row += 1) {
      const zip = zips[row]
      const state = states[row]
      const latitude = Number(latitudes[row]) / 1000
      const longitude = Number(longitudes[row]) / 1000
      if (zip === undefined || state === undefined || Number.isNaN(latitude + longitude)) {
        throw new Error(`the gazetteer's row ${row} is incomplete`)
      }
      places.push({ zip, city, state, latitude, longitude })
    }
  }
  return places
}
