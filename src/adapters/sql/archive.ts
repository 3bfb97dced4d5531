import { existsSync } from 'node:fs'
import { chmod, cp, link, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { backUpSqlite, restoreSqlite } from './backup.ts'

/** Where a site keeps what a backup holds. */
interface Kept {
  readonly dataDir: string
  /** The SQLite file; null where the database is elsewhere. */
  readonly database: string | null
}

/** Writes database, files and secret as one archive, as of one moment, while the site runs. */
export async function writeArchive({ dataDir, database }: Kept, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const staging = await mkdtemp(path.join(dataDir, 'backup-'))
  const part = `${target}.part`
  try {
    if (database !== null) await backUpSqlite(database, path.join(staging, 'site.db'))
    const secret = path.join(dataDir, 'secret')
    if (existsSync(secret)) await cp(secret, path.join(staging, 'secret'))
    await mkdir(path.join(staging, 'files'))
    await linkFiles(path.join(dataDir, 'files'), path.join(staging, 'files'))
    await create({ cwd: staging, file: part, gzip: true, strict: true }, await readdir(staging))
    await chmod(part, 0o600)
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
    await rm(staging, { recursive: true, force: true })
  }
}

/** Puts an archive, or a bare database of an earlier version, in place. The site must not run. */
export async function restoreArchive(source: string, { dataDir, database }: Kept): Promise<void> {
  if (await isDatabase(source)) {
    if (database === null) throw new Error(`${source} is for a site without PostgreSQL`)
    return restoreSqlite(source, database)
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(path.join(dataDir, 'restore-'))
  try {
    await extract({ file: source, cwd: staging, strict: true, filter: isOurs }).catch(
      (error: unknown) => {
        throw new Error(`${source} is not a backup of this site`, { cause: error })
      },
    )
    const copy = path.join(staging, 'site.db')
    if (existsSync(copy) !== (database !== null) || !existsSync(path.join(staging, 'files'))) {
      throw new Error(`${source} is not a backup of this site`)
    }
    if (database !== null) await restoreSqlite(copy, database)
    const files = path.join(dataDir, 'files')
    await rm(files, { recursive: true, force: true })
    await rename(path.join(staging, 'files'), files)
    const secret = path.join(staging, 'secret')
    if (existsSync(secret)) await rename(secret, path.join(dataDir, 'secret'))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** What an archive may hold: no links, and nothing anywhere else. */
const isOurs = (name: string, entry: object) =>
  /^(?:\.\/)?(?:site\.db|secret|files(?:\/.*)?)$/.test(name) &&
  'type' in entry &&
  (entry.type === 'File' || entry.type === 'Directory')

async function isDatabase(file: string): Promise<boolean> {
  await using handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(15), 0, 15, 0)
  return buffer.toString('latin1') === 'SQLite format 3'
}

/** A second name for each file, at no cost: what is removed meanwhile stays in the archive. */
async function linkFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    // Half a file, or a part of an upload that is under way, is nothing yet.
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const target = path.join(to, path.relative(from, entry.parentPath), entry.name)
    await mkdir(path.dirname(target), { recursive: true })
    await link(path.join(entry.parentPath, entry.name), target).catch((error: unknown) => {
      // Gone since the folder was read.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isGone) throw error
    })
  }
}
