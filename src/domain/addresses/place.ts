/** A position on the globe in degrees, WGS 84. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A ZIP code's delivery area: its post-office city and a point inside. */
export interface Place extends Position {
  readonly zip: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord =
    latitude + longitude * Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const longForms = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
])

/**
 * A city's name in the form that is compared: lowercase letters without accents, single spaces,
 * `St`, `Ft`, `Mt` and `N` before another word written out, `Mc Lean` joined, and so are `O Fallon`
 * and `d Alene`, which are written with an apostrophe too.
 */
export function cityKey(text: string): string {
  // Fast path: nearly every name is plain already, and the gazetteer normalizes all of them at its
  // start.
  const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text.toLowerCase() : plainly(text)
  if (!plain.includes(' ')) return plain
  const joined = plain.replaceAll(/\b([do]) /g, '$1')
  const space = joined.indexOf(' ')
  if (space === -1) return joined
  const first = joined.slice(0, space)
  const rest = joined.slice(space)
  return first === 'mc' ? first + rest.slice(1) : (longForms.get(first) ?? first) + rest
}

function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
