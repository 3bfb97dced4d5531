import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { keysOf } from '#domain/keys-of.ts'
import { shapes } from './shapes.ts'

export const root = path.join(import.meta.dirname, '../..')
export const mastersDir = path.join(root, 'media/masters')
export const servedDir = path.join(root, 'media/served')

const fraction = z.number().check(z.minimum(0), z.maximum(1))

const schema = z.record(
  z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  z.strictObject({
    shape: z.enum(keysOf(shapes)),
    alt: z.string().check(z.minLength(1), z.maxLength(140)),
    focal: z.tuple([fraction, fraction]),
  }),
)

/** Every picture of the site by id (`family/name`). */
export type Manifest = z.infer<typeof schema>
export type Entry = Manifest[string]

export async function readManifest(): Promise<Manifest> {
  const file = await readFile(path.join(root, 'media/manifest.json'), 'utf8')
  return schema.parse(JSON.parse(file))
}
