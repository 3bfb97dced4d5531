import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mastersDir } from './manifest.ts'

/** A photograph with the name of a built-in master replaces it. */
const endings = ['jpg', 'jpeg', 'png', 'webp']

/** The file that a picture is made from; null if there is none yet. */
export function findMaster(id: string): string | null {
  const files = endings.map((ending) => path.join(mastersDir, `${id}.${ending}`))
  return files.find((file) => existsSync(file)) ?? null
}

/** Width and height as displayed: cameras store a portrait on its side. */
export async function sizeOf(master: string): Promise<{ width: number; height: number }> {
  return (await sharp(master).metadata()).autoOrient
}
