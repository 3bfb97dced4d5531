/**
 * `npm run media`: turns the masters of `media/` into what the site serves, and
 * `media/manifest.json` into typed modules that the pages import (`src/content/pictures/`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface ManifestEntry {
  shape: keyof typeof shapes
  alt: string
  focal: [number, number]
}

/** Width and height of the widest served file, by shape, in pixels. */
const shapes = {
  hero: [2000, 1125],
  banner: [2000, 750],
  cover: [1600, 1067],
  card: [960, 720],
  square: [960, 960],
  portrait: [840, 1080],
} as const

/** Ground shown until a picture arrives, by family; a measured colour replaces it. */
const grounds = ['#7d8f69', '#8c7a63', '#6f8a7a', '#a08a6d', '#66795a', '#94886f']

const root = path.join(import.meta.dirname, '..')
const outDir = path.join(root, 'src/content/pictures')
const manifest: Record<string, ManifestEntry> = JSON.parse(
  await readFile(path.join(root, 'media/manifest.json'), 'utf8'),
)

const families = new Map<string, string[]>()
for (const [id, entry] of Object.entries(manifest)) {
  const [family, name] = id.split('/')
  if (!family || !name) throw new Error(`media/manifest.json: "${id}" is not family/name`)
  const [width, height] = shapes[entry.shape]
  const picture = {
    id,
    alt: entry.alt,
    width,
    height,
    focal: entry.focal,
    color: grounds[id.length % grounds.length],
    base: null,
    widths: [],
  }
  const constant = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const lines = families.get(family) ?? []
  lines.push(`export const ${constant}: Picture = ${JSON.stringify(picture)}`)
  families.set(family, lines)
}

await rm(outDir, { recursive: true, force: true })
await mkdir(outDir, { recursive: true })
for (const [family, lines] of families) {
  await writeFile(
    path.join(outDir, `${family}.ts`),
    `// Made by \`npm run media\` from media/manifest.json; change it there.\nimport type { Picture } from '#content/picture.ts'\n\n${lines.join('\n')}\n`,
  )
}
