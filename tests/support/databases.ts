import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

/** The two databases that the product runs on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A folder of its own that goes away. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-'))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An empty PostgreSQL database of its own; answers its address. */
export async function freshPostgres(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  const maintenance = new pg.Client({ connectionString: `${server}/postgres` })
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  await maintenance.end()
  return `${server}/${name}`
}

/** The PostgreSQL database at that address, with its tables. */
export async function migrated(url: string): Promise<SqlDatabase> {
  const database = openPostgres(url, () => {})
  await migrate(database, migrationsDir)
  return database
}

/** A migrated, empty database of the given kind. Close it when done. */
export async function freshDatabase(kind: DatabaseKind): Promise<SqlDatabase> {
  if (kind === 'PostgreSQL') return migrated(await freshPostgres())
  const folder = temporaryFolder()
  const database = openSqlite(path.join(folder.path, 'site.db'))
  await migrate(database, migrationsDir)
  return {
    ...database,
    async close() {
      await database.close()
      folder.remove()
    },
  }
}

const openedForFile: { close(): Promise<void> }[] = []
let migratedFile: Promise<string> | null = null

/** A SQLite file with its tables and nothing in them; made once for a test file. */
async function emptyMigratedFile(): Promise<string> {
  const folder = temporaryFolder()
  openedForFile.push({ close: async () => folder.remove() })
  const file = path.join(folder.path, 'empty.db')
  const database = openSqlite(file)
  await migrate(database, migrationsDir)
  await database.close()
  // What the migration wrote may still stand in the log beside the file, which is copied alone.
  const written = new DatabaseSync(file)
  written.exec('pragma wal_checkpoint(truncate)')
  written.close()
  return file
}

/** An empty SQLite database of its own, closed and removed when its test file ends. */
export async function openTestDatabase(): Promise<SqlDatabase> {
  migratedFile ??= emptyMigratedFile()
  const folder = temporaryFolder()
  const file = path.join(folder.path, 'site.db')
  copyFileSync(await migratedFile, file)
  const database = openSqlite(file)
  openedForFile.push({
    async close() {
      await database.close()
      folder.remove()
    },
  })
  return database
}

afterAll(async () => {
  for (const each of openedForFile.splice(0)) await each.close()
})
