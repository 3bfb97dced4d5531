import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { dominantColor, encodeAll } from './encode.ts'
import { servedDir } from './manifest.ts'
import type { Plan } from './plan.ts'

const size = { base: z.string(), width: z.int(), height: z.int(), widths: z.array(z.int()) }

const indexSchema = z.record(
  z.string(),
  z.object({
    ...size,
    color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    portrait: z.optional(z.object(size)),
    og: z.optional(z.string()),
  }),
)

/** The served files of each picture, as in `media/served/index.json`. */
export type Index = z.infer<typeof indexSchema>

const indexFile = path.join(servedDir, 'index.json')

export async function readIndex(): Promise<Index> {
  const text = await readFile(indexFile, 'utf8').catch(() => '{}')
  return indexSchema.parse(JSON.parse(text))
}

/** Encodes what is missing, removes what no picture needs, and writes the index. */
export async function bringUpToDate(plans: readonly Plan[]): Promise<void> {
  const known = await readIndex()
  const present = await listPictures()
  const index: Index = {}
  for (const plan of plans) {
    const missing = plan.targets.filter(({ file }) => !present.has(file))
    for await (const [target, bytes] of encodeAll(plan, missing)) {
      const file = path.join(servedDir, target.file)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    }
    const before = known[plan.id]
    const color = before?.base === plan.base ? before.color : await dominantColor(plan.master)
    const { base, width, height, widths, portrait, og } = plan
    index[plan.id] = {
      base,
      width,
      height,
      widths: [...widths],
      color,
      ...(portrait && { portrait: { ...portrait, widths: [...portrait.widths] } }),
      ...(og && { og }),
    }
    if (missing.length > 0) process.stdout.write(`${plan.id}: ${missing.length} files\n`)
  }
  for (const file of strays(plans, present)) await rm(path.join(servedDir, file))
  await mkdir(servedDir, { recursive: true })
  await writeFile(indexFile, formatted(index))
}

/** The index as the formatter would leave it: lists of widths on one line. */
function formatted(index: Index): string {
  const json = JSON.stringify(index, null, 2)
  return `${json.replaceAll(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`
}

/** Sentences about served files that do not match the masters; none if all match. */
export async function outOfDate(plans: readonly Plan[]): Promise<string[]> {
  const known = await readIndex()
  const present = await listPictures()
  const missing = plans.flatMap(({ targets }) =>
    targets.filter(({ file }) => !present.has(file)).map(({ file }) => `missing: ${file}`),
  )
  const unknown = plans
    .filter(({ id, base }) => known[id]?.base !== base)
    .map(({ id }) => `not in the index: ${id}`)
  return [...missing, ...unknown, ...strays(plans, present).map((file) => `not needed: ${file}`)]
}

function strays(plans: readonly Plan[], present: ReadonlySet<string>): string[] {
  const wanted = new Set(plans.flatMap(({ targets }) => targets.map(({ file }) => file)))
  return [...present].filter((file) => !wanted.has(file))
}

async function listPictures(): Promise<Set<string>> {
  const files = await filesBelow(servedDir)
  return new Set(files.filter((file) => file !== 'index.json'))
}

/** Paths of all files below a folder, with forward slashes. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}
