/**
 * Cuts the two typefaces of the site down to what its pages use: Latin letters, the weights of the
 * design, one optical size; what is seldom written goes into files of its own. Run by hand after a
 * change here; the results in `public/fonts` are committed. A changed file needs a new version in
 * its name, as browsers keep fonts for a year.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.join(import.meta.dirname, '..')
const sources = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'public/fonts')

/** The two files of every page together, in bytes: a visitor waits for them on every first visit. */
const budget = 21_500

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** What our own pages are written in, and nearly all that organizers and visitors write. */
const everyday = range(0x20, 0x3b) + '?' + range(0x40, 0x5a) + range(0x61, 0x7a) + '\u00a0–—‘’“”…½'
const inText = '[]_|©°·'
/** The rest, fetched where it is used: `unicode-range` in `typefaces.css` says the same. */
const seldom = '<=>\\^`{}~' + range(0xc0, 0xff) + '®×¼¾'

const fraunces = {
  source: 'fraunces/files/fraunces-latin-full-normal.woff2',
  // One weight: what a second would cost is a round trip on a phone's line.
  axes: { opsz: 72, SOFT: 60, WONK: 0, wght: 500 },
  features: ['kern', 'liga'],
}
const figtree = {
  source: 'figtree/files/figtree-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  features: ['kern', 'ccmp', 'tnum'],
}

const cuts = [
  { ...fraunces, name: 'fraunces-v3.woff2', text: everyday, isOnEveryPage: true },
  { ...figtree, name: 'figtree-v2.woff2', text: everyday + inText, isOnEveryPage: true },
  { ...fraunces, name: 'fraunces-seldom-v1.woff2', text: seldom + inText, isOnEveryPage: false },
  { ...figtree, name: 'figtree-seldom-v1.woff2', text: seldom, isOnEveryPage: false },
]

await mkdir(target, { recursive: true })
let total = 0
for (const cut of cuts) {
  const font = await subsetFont(await readFile(path.join(sources, cut.source)), cut.text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: cut.features,
    noHinting: true,
  })
  await writeFile(path.join(target, cut.name), font)
  if (cut.isOnEveryPage) total += font.length
  process.stdout.write(`${cut.name} ${font.length} bytes\n`)
}
if (total > budget) throw new Error(`${total} bytes of fonts; the budget is ${budget}`)
