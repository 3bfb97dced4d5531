import { existsSync } from 'node:fs'
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises'
import { backup as copyWhileRunning, DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { SqlDatabase } from './database.ts'

/** Copies the database to `target` as of one moment, while others read and write it. */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  await throughPart(target, async (part) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      // All pages in one step: between steps a write by another connection starts it over, so on a
      // busy site it would never end. Writers do not wait for it.
      await copyWhileRunning(database, part, { rate: 2 ** 31 - 1 })
    } finally {
      database.close()
    }
    assertWhole(part)
  })
}

/**
 * Replaces the database by a backup. The server must not be running. If `before` fails, the
 * database stays as it is.
 */
export async function restoreSqlite(
  source: string,
  file: string,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  assertWhole(source)
  assertUnused(file)
  await throughPart(file, async (part) => {
    await copyFile(source, part)
    // A copy has the permissions of its original.
    await chmod(part, 0o600)
    await syncFile(part)
    await before()
    await rm(`${file}-wal`, { force: true })
    await rm(`${file}-shm`, { force: true })
  })
}

/** Waits until a file is on disk, so that its name never comes there before its content. */
export async function syncFile(file: string): Promise<void> {
  await using handle = await open(file, 'r+')
  await handle.sync()
}

/** Writes a file beside its place and moves it there once complete; a failure leaves nothing. */
async function throughPart(target: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.part`
  try {
    await make(part)
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

function assertWhole(file: string): void {
  // SQLite needs no shared-memory files beside it, since nothing writes to it.
  const address = pathToFileURL(file)
  address.searchParams.set('immutable', '1')
  const database = new DatabaseSync(address, { readOnly: true })
  try {
    const row = database.prepare('pragma integrity_check').get()
    if (row?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged`)
    database.prepare('select count(*) from leads').get()
  } catch (error) {
    throw new Error(`${file} is not a backup of this site`, { cause: error })
  } finally {
    database.close()
  }
}

function assertUnused(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
  } catch (error) {
    throw new Error('The database is in use: stop the server first', { cause: error })
  } finally {
    database.close()
  }
}

/** Throws while another process of the site, on any machine, is connected to PostgreSQL. */
export async function assertNobodyConnected({ db }: Pick<SqlDatabase, 'db'>): Promise<void> {
  const others = sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')`
  for (let tries = 0; (await others.execute(db)).rows.length > 0; tries += 1) {
    if (tries === 20) {
      throw new Error('The database is in use: stop the server first, on every machine')
    }
    // The connections of a server that has just stopped end a moment later.
    await sleep(100)
  }
}
