import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '#ports/file-store.ts'

/** Files in a folder that its owner alone can read. Several machines share one folder. */
export function folderFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/.test(key)) throw new Error('not a key of a file')
    return path.join(folder, key)
  }
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
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(key) {
      await rm(place(key), { force: true })
    },
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
