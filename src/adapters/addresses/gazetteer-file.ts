import type { Place } from '#domain/addresses/place.ts'

/**
 * The gazetteer's file before it is packed: five columns one after the other, parted by an empty
 * line, ordered by ZIP code. ZIP codes are written as the step from the one before and positions
 * in thousandths of a degree (about 100 meters), which packs to a quarter of a megabyte.
 */
export function gazetteerText(places: readonly Place[]): string {
  const ordered = places.toSorted((a, b) => (a.zip < b.zip ? -1 : a.zip > b.zip ? 1 : 0))
  let before = 0
  const steps = ordered.map(({ zip }) => {
    const step = Number(zip) - before
    before = Number(zip)
    return step
  })
  const columns = [
    steps,
    ordered.map(({ city }) => city),
    ordered.map(({ state }) => state),
    ordered.map(({ latitude }) => Math.round(latitude * 1000)),
    ordered.map(({ longitude }) => Math.round(longitude * 1000)),
  ]
  return columns.map((column) => column.join('\n')).join('\n\n')
}

/** Reads what `gazetteerText` wrote; a file of another shape is a fault of the build. */
export function placesOf(text: string): readonly Place[] {
  const [steps = [], cities = [], states = [], latitudes = [], longitudes = []] = text
    .split('\n\n')
    .map((column) => column.split('\n'))
  let zip = 0
  return steps.map((step, at) => {
    zip += Number(step)
    const city = cities[at]
    const state = states[at]
    const latitude = Number(latitudes[at]) / 1000
    const longitude = Number(longitudes[at]) / 1000
    if (city === undefined || state === undefined || Number.isNaN(latitude + longitude)) {
      throw new Error(`the gazetteer's row ${at} is incomplete`)
    }
    return { zip: String(zip).padStart(5, '0'), city, state, latitude, longitude }
  })
}
