import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '#adapters/system/has-code.ts'
import type { FileStore } from '#ports/file-store.ts'

/** Files in a folder that only its owner can read. Several machines share one folder. */
export function folderFiles(folder: string): FileStore {
  const place = (key: string) => path.join(folder, fileKey(key))
  const put = async (key: string, bytes: Uint8Array) => writeWhole(place(key), bytes)

  return {
    put,

    async read(key) {
      try {
        return new Uint8Array(await readFile(place(key)))
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },

    async remove(key) {
      await rm(place(key), { force: true })
    },

    async copyTo(target) {
      for (const key of await keysIn(folder)) {
        const [file, copy] = [path.join(folder, key), path.join(target, key)]
        if (existsSync(copy)) continue
        await mkdir(path.dirname(copy), { recursive: true })
        // A hard link costs nothing, and survives the removal of the original. Other disks do not
        // support one.
        await link(file, copy)
          .catch(() => copyFile(file, copy))
          .catch((error: unknown) => {
            // Removed since the folder was listed.
            if (!hasCode(error, 'ENOENT')) throw error
          })
      }
    },

    async replaceBy(source) {
      const brought = await keysIn(source)
      // File by file, since the folder may be on a disk of its own.
      for (const key of brought) await put(key, await readFile(path.join(source, key)))
      const isBrought = new Set(brought)
      for (const name of await filesIn(folder)) {
        if (!isBrought.has(name)) await rm(path.join(folder, name), { force: true })
      }
    },
  }
}

/**
 * Writes a file beside its target and renames it, so that nobody reads half of it. Each writer has
 * a name of its own.
 */
export async function writeWhole(
  target: string,
  data: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const aside = `${target}.${randomUUID()}.part`
  try {
    await writeFile(aside, data, { mode: 0o600, flush: true })
    await rename(aside, target)
  } catch (error) {
    // On a full disk every try would leave its half.
    await rm(aside, { force: true })
    throw error
  }
}

/** A disk that is full, over its quota, read-only or broken, or an unavailable network disk. */
const diskOutages = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'ESTALE', 'ETIMEDOUT']

/** True if a file cannot be written or read because of its disk. */
export const isDiskOutage = (error: unknown): boolean =>
  diskOutages.some((code) => hasCode(error, code))

/** Name of an incomplete file. */
const halfEnding = /\.[0-9a-f-]{36}\.part$/

/** Removes what a kill has left of files that `writeWhole` wrote to a folder. */
export async function removeIncomplete(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (halfEnding.test(name)) await rm(path.join(folder, name), { force: true })
  }
}

/** Whether it names a file as we store it. */
export const isKey = (name: string) => /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/.test(name)

/** Throws for an invalid key, which could lead out of the folder. */
export function fileKey(key: string): string {
  if (!isKey(key)) throw new Error('not a key of a file')
  return key
}

/** Keys of the complete files in a folder, without others such as a network disk's own. */
export const keysIn = async (folder: string): Promise<readonly string[]> =>
  (await filesIn(folder)).filter(isKey)

/**
 * Files named like keys, and incomplete ones. Anything else is the disk's own, such as
 * `lost+found`, which the service may not be allowed to read.
 */
async function filesIn(folder: string, under = ''): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(path.join(folder, under), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = path.join(under, entry.name)
      if (entry.isDirectory()) return isKey(name) ? filesIn(folder, name) : []
      return entry.isFile() && isKey(name.replace(halfEnding, '')) ? [name] : []
    }),
  )
  return found.flat()
}
