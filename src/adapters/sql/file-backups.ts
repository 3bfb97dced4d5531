import { open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isoString, parseInstant } from '#domain/time.ts'
import type { Backups } from '#ports/backups.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import { unfinishedIn, writeArchive, type BackedUpParts } from './archive.ts'

/** The data folder records when the last backup was made. */
export function fileBackups(
  parts: BackedUpParts,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): Backups {
  const { dataDir, database } = parts
  async function make() {
    const copy = `${unfinishedIn(dataDir)}${ids.newId()}.tar.gz`
    await writeArchive(parts, copy)
    const handle = await open(copy)
    // An open file can be read to its end, and nothing stays behind if the download stops.
    await rm(copy)
    const { size } = await handle.stat()
    await recordBackup(dataDir, clock.now())
    return { size, bytes: handle.createReadStream() }
  }
  return {
    async lastMadeAt() {
      const note = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
      return parseInstant(note.trim())
    },
    make: database === null ? null : make,
  }
}

export function recordBackup(folder: string, at: number): Promise<void> {
  return writeFile(noteIn(folder), `${isoString(at)}\n`, { mode: 0o600 })
}

const noteIn = (folder: string) => path.join(folder, 'last-backup')
