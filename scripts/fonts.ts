/**
 * Cuts the two typefaces of the site down to what its pages use: Latin letters, the weights of the
 * design, one optical size. Run by hand after a change here; the results in `public/fonts` are
 * committed. A changed file needs a new version in its name, as browsers keep fonts for a year.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.join(import.meta.dirname, '..')
const sources = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'public/fonts')

/** Both files together, in bytes: a visitor waits for them on every first visit. */
const budget = 45_000

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const letters = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0–—‘’“”…©®°·×½¼¾'

const cuts = [
  {
    name: 'fraunces-v2.woff2',
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    text: letters,
    // One weight: what a second would cost is a round trip on a phone's line.
    axes: { opsz: 72, SOFT: 60, WONK: 0, wght: 500 },
    features: ['kern', 'liga'],
  },
  {
    name: 'figtree-v1.woff2',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    text: letters + '→←′″−•',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'ccmp', 'tnum'],
  },
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
  total += font.length
  process.stdout.write(`${cut.name} ${font.length} bytes\n`)
}
if (total > budget) throw new Error(`${total} bytes of fonts; the budget is ${budget}`)
