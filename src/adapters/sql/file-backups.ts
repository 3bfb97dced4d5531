import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isoString, parseInstant } from '#domain/time.ts'
import type { Bucket } from '#adapters/files/bucket-files.ts'
import type { Backups } from '#ports/backups.ts'
import type { Clock } from '#ports/clock.ts'
import { unfinishedIn } from './archive.ts'

/** The settings that the process of a backup reads. */
interface BackupConfig {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly filesBucket: Bucket | null
}

/** Name of the archive in the folder that is given to its process. */
export const backupName = 'site.tar.gz'

/**
 * Makes each backup in a process of its own, `program`, since checking and compressing a large
 * database would hold up the site. The data folder records when the last one was made.
 */
export function fileBackups(config: BackupConfig, clock: Clock, program: URL): Backups {
  const { dataDir, databaseUrl, filesBucket } = config
  async function make(left: Promise<void>) {
    // All that the process writes, so that nothing stays behind wherever it ends.
    const folder = await mkdtemp(unfinishedIn(dataDir))
    try {
      await run(program, { folder, config: { dataDir, databaseUrl, filesBucket } }, left)
      // An open file can be read to its end, and nothing stays behind if the download stops.
      const handle = await open(path.join(folder, backupName))
      const { size } = await handle.stat()
      return { size, bytes: readWhole(handle.createReadStream()) }
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    }
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
    make: databaseUrl === null ? make : null,
  }
}

/** Runs the process to its end; throws the error that it sends. Killed once `left` resolves. */
function run(program: URL, job: object, left: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: [], serialization: 'advanced' })
    let failure: unknown
    child.on('message', (error) => (failure = error))
    child.on('error', (error) => (failure ??= error))
    child.once('close', (status, by) => {
      if (status === 0) resolve()
      else reject(failure ?? new Error(`The process of a backup ended by ${by ?? status}`))
    })
    child.send(job)
    void left.then(() => child.kill())
  })
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
