import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { Signal } from '#adapters/sql/signal.ts'

/** The two databases that the product runs on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A folder of its own that goes away, with the run at the latest. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(inject('folder'), 'test-'))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder that goes with its test. */
export function newFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

/** Puts the site's empty tables into a folder of data, so that a start need not make them. */
export function addTables(folder: string): void {
  copyFileSync(inject('sqliteTemplate'), path.join(folder, 'site.db'))
}

/** A folder of data with the site's empty tables that goes with its test. */
export function newDataFolder(): string {
  const folder = newFolder()
  addTables(folder)
  return folder
}

/** Creates an empty PostgreSQL database with the site's tables; returns its address. */
export function freshPostgres(): Promise<string> {
  return createPostgres(inject('postgresTemplate'))
}

/** Creates a PostgreSQL database without tables, as before the first start. */
export function barePostgres(): Promise<string> {
  return createPostgres('template1')
}

/** Creates an empty PostgreSQL database that holds no characters beyond those of Western Europe. */
export function latinPostgres(): Promise<string> {
  return createPostgres("template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'")
}

/** Copies a PostgreSQL database without connections; returns the copy's address. */
export function copiedPostgres(url: string): Promise<string> {
  return createPostgres(new URL(url).pathname.slice(1))
}

async function createPostgres(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  const maintenance = new pg.Client({ connectionString: `${server}/postgres` })
  await maintenance.connect()
  const version = await maintenance.query('show server_version_num')
  // By default PostgreSQL writes a copy through its log since version 15: three times the work.
  const strategy = Number(version.rows[0].server_version_num) < 150_000 ? '' : 'strategy file_copy'
  await maintenance.query(`create database ${name} template ${template} ${strategy}`)
  await maintenance.end()
  return `${server}/${name}`
}

/** Deletes every row. */
async function emptyPostgres({ pool }: SqlDatabase): Promise<void> {
  // Tables without a page are empty. Large ones are truncated, since deleted rows still cost reads.
  // Only a superuser may turn off the checks of foreign keys.
  await pool?.query(`do $$ declare filled regclass; begin
    set local session_replication_role = replica;
    for filled in
      select oid from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%' and pg_relation_size(oid) > 0
    loop
      if pg_relation_size(filled) > 1000000 then execute format('truncate %s cascade', filled);
      else execute format('delete from %s', filled);
      end if;
    end loop;
  end $$`)
}

/** Deletes every row. */
async function emptySqlite({ db }: SqlDatabase): Promise<void> {
  const run = (statement: string) =>
    db.executeQuery<{ readonly name: string }>(CompiledQuery.raw(statement))
  const tables = await run(`select name from sqlite_schema
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`)
  // One question about all tables; most are empty.
  const whichAreFilled = tables.rows
    .map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
    .join(' union all ')
  await run('pragma foreign_keys = off')
  // Again until all are empty: a deleted payment adds an entry to the books.
  for (;;) {
    const filled = await run(whichAreFilled)
    if (filled.rows.length === 0) break
    for (const { name } of filled.rows) await run(`delete from ${name}`)
  }
  await run('pragma foreign_keys = on')
}

/**
 * Databases of this worker that no test uses now. They stay open: a new file or connection costs
 * more than most tests, since it reads about each table again and prepares each statement anew.
 */
const unused: Record<DatabaseKind, SqlDatabase[]> = { SQLite: [], PostgreSQL: [] }

/** A migrated, empty database of the given kind. Close it when done. */
export async function freshDatabase(kind: DatabaseKind): Promise<SqlDatabase> {
  const used = unused[kind].pop()
  const database = used ?? (await unusedDatabase(kind))
  if (used !== undefined) await (kind === 'SQLite' ? emptySqlite(used) : emptyPostgres(used))
  const before = await versionOfTables(database)
  let isOpen = true
  return {
    ...database,
    // A new signal, so that listeners of the last test hear nothing.
    emailsQueued: new Signal(),
    async close() {
      if (!isOpen) return
      isOpen = false
      if ((await versionOfTables(database)) === before) unused[kind].push(database)
      else await database.close()
    },
  }
}

/** SQLite's count of changes to its tables: migrations that a test goes through again drop columns. */
async function versionOfTables({ kind, db }: SqlDatabase): Promise<number | undefined> {
  if (kind === 'postgres') return undefined
  const question = CompiledQuery.raw('pragma schema_version')
  const { rows } = await db.executeQuery<{ readonly schema_version: number }>(question)
  return rows[0]?.schema_version
}

/**
 * Such a database that no test has used: what others leave in the tables and indexes of PostgreSQL
 * counts in its plans.
 */
export async function unusedDatabase(kind: DatabaseKind): Promise<SqlDatabase> {
  if (kind === 'PostgreSQL') {
    return openPostgres(`${await freshPostgres()}${inject('postgresSocket')}`, () => {})
  }
  const folder = temporaryFolder()
  addTables(folder.path)
  const database = openSqlite(path.join(folder.path, 'site.db'))
  // Durability is not the tests' task, as with their PostgreSQL.
  await database.db.executeQuery(CompiledQuery.raw('pragma synchronous = off'))
  return {
    ...database,
    async close() {
      await database.close()
      folder.remove()
    },
  }
}

/** Such a database, closed with its test. */
export async function databaseOfTest(kind: DatabaseKind): Promise<SqlDatabase> {
  const database = await freshDatabase(kind)
  onTestFinished(() => database.close())
  return database
}

const openedForFile: SqlDatabase[] = []

/** An empty SQLite database of its own, closed when its test file ends. */
export async function openTestDatabase(): Promise<SqlDatabase> {
  const database = await freshDatabase('SQLite')
  openedForFile.push(database)
  return database
}

export async function closeTestDatabases(): Promise<void> {
  for (const each of openedForFile.splice(0)) await each.close()
}
