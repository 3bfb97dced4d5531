import { access } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { mastersDir } from './manifest.ts'

/** A photograph with the name of a built-in master replaces it. */
const endings = ['jpg', 'jpeg', 'png', 'webp']

/** The file that a picture is made from; null if there is none yet. */
export async function findMaster(id: string): Promise<string | null> {
  for (const ending of endings) {
    const file = path.join(mastersDir, `${id}.${ending}`)
    const there = await access(file).then(
      () => true,
      () => false,
    )
    if (there) return file
  }
  return null
}

/** Width and height as displayed: cameras store a portrait on its side. */
export async function sizeOf(master: string): Promise<{ width: number; height: number }> {
  return (await sharp(master).metadata()).autoOrient
}
