import { open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isoString, parseInstant } from '#domain/time.ts'
import type { Backups } from '#ports/backups.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Ids } from '#ports/ids.ts'
import { unfinishedIn, writeArchive } from './archive.ts'

/** Backups of the SQLite file in the data folder, where it is noted when the last was made. */
export function fileBackups(
  file: string,
  { clock, ids, files }: { readonly clock: Clock; readonly ids: Ids; readonly files: FileStore },
): Backups {
  const folder = path.dirname(file)
  return {
    async lastMadeAt() {
      const note = await readFile(noteIn(folder), 'utf8').catch(() => '')
      return parseInstant(note.trim())
    },

    async make() {
      const copy = `${unfinishedIn(folder)}${ids.newId()}.tar.gz`
      await writeArchive({ dataDir: folder, database: file, files }, copy)
      const handle = await open(copy)
      // What is open can be read to its end, and nothing stays behind if nobody does.
      await rm(copy)
      const { size } = await handle.stat()
      await noteBackup(folder, clock.now())
      return { size, bytes: handle.createReadStream() }
    },
  }
}

/** Notes in the data folder that a backup was made. */
export function noteBackup(folder: string, at: number): Promise<void> {
  return writeFile(noteIn(folder), `${isoString(at)}\n`, { mode: 0o600 })
}

const noteIn = (folder: string) => path.join(folder, 'last-backup')
