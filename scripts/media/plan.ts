import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fallbackWidths } from '#domain/picture-widths.ts'
import type { Entry, Manifest } from './manifest.ts'
import { findMaster, sizeOf } from './master.ts'
import { preview, shapeOf } from './shapes.ts'

/** Raise it when the recipe changes, so that every file gets a new name. */
const recipe = 3

/** Maximum enlargement of a master; wider files would only be heavier. */
const enlargement = 1.25

/** One file to serve: a crop of the master at one width. */
export interface Target {
  /** Path below `media/served/`. */
  readonly file: string
  readonly format: 'avif' | 'webp' | 'jpeg'
  readonly width: number
  readonly height: number
}

interface Cut {
  /** Path below `media/served/` without width and ending. */
  readonly base: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

/** The required files of one picture. */
export interface Plan extends Cut {
  readonly id: string
  readonly master: string
  readonly entry: Entry
  readonly portrait?: Cut
  readonly og?: string
  readonly targets: readonly Target[]
}

/** The plans of all pictures that have a master. */
export async function planAll(manifest: Manifest): Promise<Plan[]> {
  const plans = await Promise.all(Object.entries(manifest).map(([id, entry]) => plan(id, entry)))
  return plans.filter((one) => one !== null)
}

async function plan(id: string, entry: Entry): Promise<Plan | null> {
  const master = findMaster(id)
  if (!master) return null
  const hash = createHash('sha256')
    .update(await readFile(master))
    .update(JSON.stringify([recipe, entry.shape, entry.focal]))
    .digest('hex')
    .slice(0, 8)
  const { width, height } = await sizeOf(master)
  const base = `${id}.${hash}`
  const shape = shapeOf(entry.shape)
  const main = cut(base, shape, width, height)
  const tall = shape.portrait && cut(`${id}-tall.${hash}`, shape.portrait, width, height)
  const og = shape.shared && `og/${base}.jpg`
  return {
    id,
    master,
    entry,
    ...main,
    ...(tall && { portrait: tall }),
    ...(og && { og }),
    targets: [
      ...targets(main),
      ...(tall ? targets(tall) : []),
      ...(og ? [{ file: og, format: 'jpeg' as const, width: preview[0], height: preview[1] }] : []),
    ],
  }
}

/** The widths that this master can fill, and the size of the widest. */
function cut(
  base: string,
  crop: { frame: readonly [number, number]; widths: readonly number[] },
  masterWidth: number,
  masterHeight: number,
): Cut {
  const aspect = crop.frame[0] / crop.frame[1]
  const room = Math.min(masterWidth, masterHeight * aspect) * enlargement
  const fitting = crop.widths.filter((width) => width <= room)
  const widths = fitting.length > 0 ? fitting : crop.widths.slice(0, 1)
  const width = Math.max(...widths)
  return { base, widths, width, height: Math.round(width / aspect) }
}

function targets({ base, widths, width, height }: Cut): Target[] {
  const fallbacks = fallbackWidths(widths)
  return widths.flatMap((one) =>
    (['avif', 'webp'] as const)
      .filter((format) => format === 'avif' || fallbacks.includes(one))
      .map((format) => ({
        file: `${base}-${one}.${format}`,
        format,
        width: one,
        height: Math.round((one * height) / width),
      })),
  )
}
