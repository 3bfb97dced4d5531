import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, type Manifest, root } from './manifest.ts'
import { type Index, readIndex } from './served.ts'
import { shapes } from './shapes.ts'

const outDir = path.join(root, 'src/content/pictures')

/** Placeholder color of a picture that has no master yet. */
const grounds = ['#7d8f69', '#8c7a63', '#6f8a7a', '#a08a6d', '#66795a', '#94886f']

/** Writes one module per family, and one of them all, and removes the modules of families that are gone. */
export async function writeModules(manifest: Manifest): Promise<void> {
  const modules = await moduleTexts(manifest)
  await mkdir(outDir, { recursive: true })
  for (const [name, text] of modules) await writeFile(path.join(outDir, name), text)
  for (const name of await readdir(outDir)) {
    if (!modules.has(name)) await rm(path.join(outDir, name))
  }
}

/** Sentences about modules that `npm run media` would write differently. */
export async function staleModules(manifest: Manifest): Promise<string[]> {
  const modules = await moduleTexts(manifest)
  const present = await readdir(outDir).catch(() => [])
  const problems = present.filter((name) => !modules.has(name)).map((name) => `not needed: ${name}`)
  for (const [name, text] of modules) {
    const now = await readFile(path.join(outDir, name), 'utf8').catch(() => '')
    if (now !== text) problems.push(`out of date: src/content/pictures/${name}`)
  }
  return problems
}

async function moduleTexts(manifest: Manifest): Promise<Map<string, string>> {
  const index = await readIndex()
  const lines = new Map<string, string[]>()
  for (const [id, entry] of Object.entries(manifest)) {
    const [family = '', name = ''] = id.split('/')
    const picture = JSON.stringify(pictureOf(id, entry, index[id]))
    lines.set(family, [
      ...(lines.get(family) ?? []),
      `export const ${camelCase(name)}: Picture = ${picture}`,
    ])
  }
  const note = '// Made by `npm run media` from media/manifest.json; change it there.\n'
  const head = `${note}import type { Picture } from '#content/picture.ts'\n\n`
  const families = [...lines.keys()].map(
    (family) => `export * as ${camelCase(family)} from './${family}.ts'\n`,
  )
  return new Map([
    ...[...lines].map(([family, all]) => [`${family}.ts`, `${head}${all.join('\n')}\n`] as const),
    ['all.ts', note + families.join('')],
  ])
}

const camelCase = (name: string) =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function pictureOf(id: string, entry: Entry, served: Index[string] | undefined) {
  const { alt, focal } = entry
  if (!served) {
    const [width, height] = shapes[entry.shape].frame
    const color = grounds[id.length % grounds.length]
    return { id, alt, width, height, focal, color, base: null, widths: [] }
  }
  const { width, height, widths, portrait, og } = served
  return {
    id,
    alt,
    width,
    height,
    focal,
    color: shortened(served.color),
    base: `/media/${served.base}`,
    widths,
    ...(portrait && { portrait: { ...portrait, base: `/media/${portrait.base}` } }),
    ...(og && { og: `/media/${og}` }),
  }
}

/** The nearest color of the form `#rgb`, since a page names one for each of its pictures. */
function shortened(color: string): string {
  const channels = color.slice(1).match(/../g) ?? []
  return `#${channels.map((hex) => Math.round(parseInt(hex, 16) / 17).toString(16)).join('')}`
}
