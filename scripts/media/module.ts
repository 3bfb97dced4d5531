import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, type Manifest, root } from './manifest.ts'
import { type Index, readIndex } from './served.ts'
import { shapes } from './shapes.ts'

const module = path.join(root, 'src/content/pictures.ts')

/** Placeholder color of a picture that has no master yet. */
const grounds = ['#7d8f69', '#8c7a63', '#6f8a7a', '#a08a6d', '#66795a', '#94886f']

export async function writeModule(manifest: Manifest): Promise<void> {
  await writeFile(module, await moduleText(manifest))
}

/** Whether `npm run media` would write the module differently. */
export async function isModuleStale(manifest: Manifest): Promise<boolean> {
  const present = await readFile(module, 'utf8').catch(() => '')
  return present !== (await moduleText(manifest))
}

async function moduleText(manifest: Manifest): Promise<string> {
  const index = await readIndex()
  const lines = Object.entries(manifest).map(
    ([id, entry]) => `  '${id}': ${JSON.stringify(pictureOf(id, entry, index[id]))},\n`,
  )
  return `// Made by \`npm run media\` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const pictures = {
${lines.toSorted().join('')}} satisfies Record<string, Picture>

export type PictureId = keyof typeof pictures
`
}

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
