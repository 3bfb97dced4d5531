import { randomUUID } from 'node:crypto'
import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
    return { size, bytes: readWhole(handle.createReadStream()) }
  }
  /** A download that was broken off is no backup. */
  async function* readWhole(bytes: AsyncIterable<Uint8Array>) {
    yield* bytes
    await recordBackup(dataDir, clock.now())
  }
  return {
    async lastMadeAt() {
      const note = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
      return parseInstant(note.trim())
    },
    make: database === null ? null : make,
  }
}

/** Written beside its place, since an earlier one may belong to another user, as to root. */
export async function recordBackup(folder: string, at: number): Promise<void> {
  const note = noteIn(folder)
  const aside = `${note}.${randomUUID()}.part`
  await writeFile(aside, `${isoString(at)}\n`, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    // The desk of the service must be able to read it.
    const { uid, gid } = await stat(folder)
    await chown(aside, uid, gid)
  }
  await rename(aside, note)
}

const noteIn = (folder: string) => path.join(folder, 'last-backup')
