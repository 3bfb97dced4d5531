import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
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
