import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '#ports/file-store.ts'

/** Files in a folder that its owner alone can read. Several machines share one folder. */
export function folderFiles(folder: string): FileStore {
  const place = (key: string) => path.join(folder, fileKey(key))
  return {
    async put(key, bytes) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      // Written aside, so that nobody meets half a file, and each by itself where two write it.
      const aside = `${target}.${randomUUID()}.part`
      {
        await using file = await open(aside, 'w', 0o600)
        await file.writeFile(bytes)
        await file.sync()
      }
      await rename(aside, target)
    },

    async read(key) {
      try {
        return new Uint8Array(await readFile(place(key)))
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },

    async remove(key) {
      await rm(place(key), { force: true })
    },

    async copyTo(target) {
      for (const key of await keysIn(folder)) {
        await mkdir(path.dirname(path.join(target, key)), { recursive: true })
        // A second name, at no cost: what is removed meanwhile stays there.
        await link(path.join(folder, key), path.join(target, key)).catch((error: unknown) => {
          // Gone since the folder was read, or there already.
          if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error
        })
      }
    },

    async replaceBy(source) {
      await rm(folder, { recursive: true, force: true })
      await rename(source, folder)
    },
  }
}

/** Throws for what is no key, which could lead out of the folder. */
export function fileKey(key: string): string {
  if (!/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/.test(key)) throw new Error('not a key of a file')
  return key
}

/** The files of a folder by their keys; half a file is nothing yet. */
export async function keysIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name))
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
