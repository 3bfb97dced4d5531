import { stat } from 'node:fs/promises'
import path from 'node:path'
import { mastersDir, servedDir } from './manifest.ts'
import type { Plan } from './plan.ts'
import { filesBelow } from './served.ts'
import type { ShapeName } from './shapes.ts'

/** Bytes of all masters and served files together. */
const maxInAll = 40_000_000

/** Bytes of the AVIF file at the width that most visitors load. */
const maxOfOne: Partial<Record<ShapeName, { width: number; bytes: number }>> = {
  card: { width: 480, bytes: 35_000 },
  hero: { width: 828, bytes: 90_000 },
}

/** Sentences about pictures above their limit; none if all are within it. */
export async function tooHeavy(plans: readonly Plan[]): Promise<string[]> {
  const served = await weigh(servedDir)
  const masters = await weigh(mastersDir)
  return overweight(plans, served, sum(served) + sum(masters))
}

/** Pictures over their limit, from sizes by path below `media/served/`, and the total bytes. */
export function overweight(
  plans: readonly Pick<Plan, 'id' | 'entry' | 'targets'>[],
  served: ReadonlyMap<string, number>,
  all: number,
): string[] {
  const single = plans.flatMap(({ entry, targets }) => {
    const most = maxOfOne[entry.shape]
    return targets
      .filter(({ format, width }) => format === 'avif' && width === most?.width)
      .map(({ file }) => ({ file, bytes: served.get(file) ?? 0, most: most?.bytes ?? 0 }))
      .filter(({ bytes, most: allowed }) => bytes > allowed)
      .map(({ file, bytes, most: allowed }) => `too heavy: ${file}, ${bytes} of ${allowed} bytes`)
  })
  if (all <= maxInAll) return single
  return [...single, `too heavy: all pictures together, ${all} of ${maxInAll} bytes`]
}

/** Bytes of every file below a folder, by its path. */
async function weigh(folder: string): Promise<Map<string, number>> {
  const files = await filesBelow(folder)
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))))
  return new Map(files.map((file, at) => [file, sizes[at]?.size ?? 0]))
}

const sum = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((total, bytes) => total + bytes, 0)
