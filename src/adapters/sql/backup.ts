import { existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { backup as copyWhileRunning, DatabaseSync } from 'node:sqlite'

/** Copies the database to `target` as of one moment, while others read and write it. */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await copyWhileRunning(database, `${target}.part`)
  } finally {
    database.close()
  }
  assertWhole(`${target}.part`)
  await rename(`${target}.part`, target)
}

/** Puts a backup in the database's place. The server must not be running. */
export async function restoreSqlite(source: string, file: string): Promise<void> {
  assertWhole(source)
  assertUnused(file)
  await copyFile(source, `${file}.part`)
  await rm(`${file}-wal`, { force: true })
  await rm(`${file}-shm`, { force: true })
  await rename(`${file}.part`, file)
}

function assertWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
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
