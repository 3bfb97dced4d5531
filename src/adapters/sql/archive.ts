import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { day } from '#domain/time.ts'
import type { FileStore } from '#ports/file-store.ts'
import { backUpSqlite, restoreSqlite, syncFile } from './backup.ts'

/** Everything that a backup holds. */
export interface BackedUpParts {
  readonly dataDir: string
  /** The SQLite file; null where the database is elsewhere. */
  readonly database: string | null
  readonly files: Pick<FileStore, 'copyTo' | 'replaceBy'>
}

/**
 * Prefix of a backup's temporary folders, in the data folder and beside its target. It must not
 * match anything that people keep there, since leftovers are removed.
 */
export const unfinishedIn = (folder: string): string => path.join(folder, 'unfinished-backup-')

/** Removes the leftovers of interrupted backups, each a copy of everything. */
export async function removeUnfinished(folder: string): Promise<void> {
  const before = Date.now() - day
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = path.join(folder, name)
    if (!file.startsWith(unfinishedIn(folder))) continue
    // Another process may have removed it, or finished.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }))
    if (mtimeMs < before) await rm(file, { recursive: true, force: true })
  }
}

/**
 * Writes database, files and secret as one archive, as of one moment, while the site runs.
 * `stagingParent`: the folder for the copies of its parts, which need as much space as the parts.
 */
export async function writeArchive(
  { dataDir, database, files }: BackedUpParts,
  target: string,
  stagingParent: string = dataDir,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const folder = path.dirname(target)
  for (const place of [dataDir, folder]) await removeUnfinished(place)
  // The data folder may be missing where database and files are elsewhere.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(unfinishedIn(stagingParent))
  const part = `${unfinishedIn(folder)}${randomUUID()}.tar.gz`
  try {
    const copies = path.join(staging, 'files')
    await mkdir(copies)
    // Files are copied before the database, which may name files that are soon removed, and after
    // it for those that came meanwhile.
    await files.copyTo(copies)
    if (database !== null) await backUpSqlite(database, path.join(staging, 'site.db'))
    await files.copyTo(copies)
    const secret = path.join(dataDir, 'secret')
    if (existsSync(secret)) await cp(secret, path.join(staging, 'secret'))
    await create({ cwd: staging, file: part, gzip: true, strict: true }, await readdir(staging))
    await chmod(part, 0o600)
    await syncFile(part)
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
    await rm(staging, { recursive: true, force: true })
  }
}

/** Restores an archive, or a bare database of an earlier version. The site must not run. */
export async function restoreArchive(
  source: string,
  { dataDir, database, files }: BackedUpParts,
): Promise<void> {
  if (await isDatabase(source)) {
    if (database === null) throw new Error(`${source} is for a site without PostgreSQL`)
    return restoreSqlite(source, database)
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(unfinishedIn(dataDir))
  try {
    await extract({ file: source, cwd: staging, strict: true, filter: isOurs }).catch(
      (error: unknown) => {
        throw new Error(`${source} is not a backup of this site`, { cause: error })
      },
    )
    const copy = path.join(staging, 'site.db')
    if (!existsSync(path.join(staging, 'files'))) {
      throw new Error(`${source} is not a backup of this site`)
    }
    if (existsSync(copy) !== (database !== null)) {
      const [made, here] = database === null ? ['without', 'with'] : ['with', 'without']
      throw new Error(
        `${source} was made ${made} PostgreSQL (DATABASE_URL), and this site runs ${here} it`,
      )
    }
    const replaceFiles = () => files.replaceBy(path.join(staging, 'files'))
    await (database === null ? replaceFiles() : restoreSqlite(copy, database, replaceFiles))
    const secret = path.join(staging, 'secret')
    if (existsSync(secret)) {
      await syncFile(secret)
      await rename(secret, path.join(dataDir, 'secret'))
    }
  } finally {
    // Files of an archive that ends too soon are still being written when it is refused.
    await rm(staging, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Archives hold no links and nothing outside these names. */
const isOurs = (name: string, entry: object) =>
  /^(?:\.\/)?(?:site\.db|secret|files(?:\/.*)?)$/.test(name) &&
  'type' in entry &&
  (entry.type === 'File' || entry.type === 'Directory')

async function isDatabase(file: string): Promise<boolean> {
  await using handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(15), 0, 15, 0)
  return buffer.toString('latin1') === 'SQLite format 3'
}
