import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'

/** The two databases that the product runs on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A folder of its own that goes away. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-'))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A PostgreSQL database of its own with the site's tables, empty; answers its address. */
export function freshPostgres(): Promise<string> {
  return createPostgres(inject('postgresTemplate'))
}

/** A PostgreSQL database of its own without any table, as before the first start. */
export function barePostgres(): Promise<string> {
  return createPostgres('template1')
}

/** A copy of a PostgreSQL database that nobody is connected to; answers its address. */
export function copiedPostgres(url: string): Promise<string> {
  return createPostgres(new URL(url).pathname.slice(1))
}

async function createPostgres(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  const maintenance = new pg.Client({ connectionString: `${server}/postgres` })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template ${template}`)
  await maintenance.end()
  return `${server}/${name}`
}

/** Databases of this test file that are closed again. To empty one is quicker than to make one. */
const unused: string[] = []

async function emptiedPostgres(): Promise<SqlDatabase> {
  const url = unused.pop() ?? (await freshPostgres())
  const database = openPostgres(url, () => {})
  // Without the checks of foreign keys, which only a superuser may leave out.
  await database.pool?.query(`do $$ begin
    set local session_replication_role = replica;
    execute (
      select string_agg(format('delete from %I;', tablename), '')
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    );
  end $$`)
  return {
    ...database,
    async close() {
      await database.close()
      unused.push(url)
    },
  }
}

/** A migrated, empty database of the given kind. Close it when done. */
export async function freshDatabase(kind: DatabaseKind): Promise<SqlDatabase> {
  if (kind === 'PostgreSQL') return emptiedPostgres()
  const folder = temporaryFolder()
  const file = path.join(folder.path, 'site.db')
  copyFileSync(inject('sqliteTemplate'), file)
  const database = openSqlite(file)
  return {
    ...database,
    async close() {
      await database.close()
      folder.remove()
    },
  }
}

const openedForFile: SqlDatabase[] = []

/** An empty SQLite database of its own, closed and removed when its test file ends. */
export async function openTestDatabase(): Promise<SqlDatabase> {
  const database = await freshDatabase('SQLite')
  openedForFile.push(database)
  return database
}

afterAll(async () => {
  for (const each of openedForFile.splice(0)) await each.close()
})
