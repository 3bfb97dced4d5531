/**
 * Draws the contour lines of the site once: the map of an imaginary garden with two knolls, a
 * saddle and a hollow. Run by hand; `src/web/ui/contours.svg` is committed.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

type Point = readonly [x: number, y: number]

const width = 1440
const height = 640
const step = 16
const levels = Array.from({ length: 20 }, (_, at) => -0.45 + at * 0.08)

/** Knolls and hollows: middle, reach and height. */
const hills: readonly (readonly [x: number, y: number, rx: number, ry: number, h: number])[] = [
  [260, 160, 260, 170, 0.95],
  [1130, 430, 300, 210, 1.05],
  [1010, 250, 170, 130, 0.45],
  [640, 560, 240, 170, -0.55],
  [1390, 60, 220, 170, -0.4],
  [60, 560, 220, 150, 0.55],
]

function heightAt(x: number, y: number): number {
  let sum = 0.13 * Math.sin(x / 150 + y / 230) + 0.09 * Math.sin(x / 70 - y / 95 + 1)
  for (const [hx, hy, rx, ry, h] of hills) {
    sum += h * Math.exp(-(((x - hx) / rx) ** 2) - ((y - hy) / ry) ** 2)
  }
  return sum
}

/** Pieces of one level, cell by cell (marching squares). */
function pieces(level: number): [Point, Point][] {
  const found: [Point, Point][] = []
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const corners: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ]
      const crossings = corners.flatMap((from, at): Point[] => {
        const to = corners[(at + 1) % 4] ?? from
        const a = heightAt(...from) - level
        const b = heightAt(...to) - level
        if (a > 0 === b > 0) return []
        const share = a / (a - b)
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]
      })
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from, to] = [crossings[at], crossings[at + 1]]
        if (from && to) found.push([from, to])
      }
    }
  }
  return found
}

const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`

/** Joins pieces that share an end into lines. */
function joined(all: [Point, Point][]): Point[][] {
  const left = new Set(all)
  const byEnd = new Map<string, [Point, Point][]>()
  for (const piece of all) {
    for (const end of piece) byEnd.set(key(end), [...(byEnd.get(key(end)) ?? []), piece])
  }
  const lines: Point[][] = []
  for (const first of all) {
    if (!left.delete(first)) continue
    const line: Point[] = [...first]
    for (const forward of [true, false]) {
      for (;;) {
        const end = forward ? line.at(-1) : line[0]
        const next = end && byEnd.get(key(end))?.find((piece) => left.has(piece))
        if (!end || !next) break
        left.delete(next)
        const other = key(next[0]) === key(end) ? next[1] : next[0]
        if (forward) line.push(other)
        else line.unshift(other)
      }
    }
    lines.push(line)
  }
  return lines
}

/**
 * A smooth curve through the midpoints of every few points. Coordinates are whole, in half units
 * and relative, so that `t` can infer each bend from the one before.
 */
function curve(line: Point[]): string {
  const [first, last] = [line[0], line.at(-1)]
  const closed = first !== undefined && last !== undefined && key(first) === key(last)
  const open = closed ? line.slice(1) : line
  const points = open
    .filter((_, at) => at % 4 === 0 || (!closed && at === open.length - 1))
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [start, second] = points
  const end = points.at(-1)
  if (!start || !second || !end || points.length < 4) return ''
  const bends = closed ? [...points, start, second] : points
  const middles = bends.slice(1).map((bend, at) => sum(bends[at] ?? bend, bend))
  const from = middles[0] ?? start
  const turns = middles.slice(1).map((middle, at) => difference(middle, middles[at] ?? middle))
  const curve = `M${written(from)}q${written(difference(sum(second, second), from))} ${turns.map(written).join('t')}`
  // The ends of an open line lie outside its midpoints.
  return closed
    ? curve
    : `M${written(sum(start, start))}L${written(from)}${curve.slice(curve.indexOf('q'))}L${written(sum(end, end))}`
}

const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const difference = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const written = ([x, y]: Point) => `${x}${y < 0 ? '' : ' '}${y}`

const drawn = levels.flatMap((level) => joined(pieces(level)).map(curve)).join('')
await writeFile(
  path.join(import.meta.dirname, '../src/web/ui/contours.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${2 * height}" preserveAspectRatio="xMidYMid slice"><path vector-effect="non-scaling-stroke" fill="none" stroke="#000" stroke-width="1.1" d="${drawn}"/></svg>\n`,
)
