import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** An open database of either kind. */
export interface SqlDatabase {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** The connections below `db`, for what brings queries of its own; null with SQLite. */
  readonly pool: pg.Pool | null
  /** Another word whenever anything may have changed; null where the database cannot tell. */
  version(): string | null
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens (and creates) the SQLite file. Every commit is on the disk before it is acknowledged. */
export function openSqlite(file: string): SqlDatabase {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5000 })
  // What undoes a savepoint goes through `temp_store`; as a file it is written with every writer.
  // Pages change again and again: moved out of the log less often (at 16 MB), fewer are.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma wal_autocheckpoint = 4000;
  `)
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  // Counts the commits of all others, and this connection makes none.
  const version = reader.prepare('pragma data_version')
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, reader) })
  return { ...opened('sqlite', db, null), version: () => String(version.get()?.['data_version']) }
}

/** Opens a pool of connections to PostgreSQL. `onIdleError` hears of connections that break. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: 10,
    statement_timeout: 10_000,
    // For a server that is gone without a word, which cannot end the statement itself.
    query_timeout: 15_000,
  })
  pool.on('error', onIdleError)
  // The pool listens to idle connections alone. One that breaks between two statements of a
  // transaction would end the process; so its next statement fails instead, which says the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  return opened('postgres', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool)
}

function connectionTo(url: string | undefined): pg.PoolConfig {
  return {
    connectionString: url,
    // Also the longest wait for a turn: 200 who want the same last seats stand in line for them.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: wholeNumbersAsNumbers },
  }
}

/** The same database for migrations, which may take as long as they need. */
function unhurried({ db, pool }: SqlDatabase): { db: Kysely<Tables>; close(): Promise<void> } {
  if (pool === null) return { db, close: async () => {} }
  const patient = new pg.Pool({ ...connectionTo(pool.options.connectionString), max: 2 })
  patient.on('error', () => {})
  const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient }) })
  return { db: own, close: () => own.destroy() }
}

function opened(kind: SqlDatabase['kind'], db: Kysely<Tables>, pool: pg.Pool | null): SqlDatabase {
  return {
    kind,
    db,
    pool,
    version: () => null,
    async ping() {
      await sql`select 1`.execute(db)
    },
    async close() {
      await db.destroy()
      // Kysely leaves a pool alone that no query of its own has used.
      if (pool !== null && !pool.ended) await pool.end()
    },
  }
}

/** Keeps the rows to this transaction. SQLite's writers follow one another anyway. */
export function locked<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { kind }: Pick<SqlDatabase, 'kind'>,
): SelectQueryBuilder<Tables, Table, Row> {
  return kind === 'postgres' ? query.forUpdate() : query
}

/** Times and counts fit a double; PostgreSQL's 64-bit integers (type 20) would come as text. */
function wholeNumbersAsNumbers(oid: number, format?: 'text' | 'binary') {
  if (oid === 20) return (text: string) => Number(text)
  return pg.types.getTypeParser(oid, format)
}

/** The tables are those of a later version of the program, which this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was brought up to date by a newer version of this program (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Brings the tables up to date; does nothing when they are. Safe when several processes start.
 * Throws NewerDatabaseError, and changes nothing, when they are ahead of the program.
 */
export async function migrate(database: SqlDatabase, folder: string): Promise<void> {
  const known = await migrationsIn(folder)
  const done = await appliedTo(database.db)
  const wanted = Object.keys(known)
  // Each start asks, and the migrator would look through all tables first.
  if (done.length === wanted.length && wanted.every((name) => done.includes(name))) return
  const own = unhurried(database)
  const migrator = new Migrator({
    db: own.db,
    provider: { getMigrations: async () => known },
    // The order of earlier ones is told by the clock, which may have been set back meanwhile.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest().finally(() => own.close())
  if (error !== undefined) {
    const applied = await appliedTo(database.db)
    const unknown = applied.filter((name) => !Object.hasOwn(known, name))
    if (unknown.length > 0) throw new NewerDatabaseError(unknown)
    const failed = results?.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? 'of the tables'} failed`, {
      cause: error,
    })
  }
}

/** Names of the migrations that the database has been through; none where it cannot tell. */
async function appliedTo(db: Kysely<Tables>): Promise<readonly string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`
  const { rows } = await query.execute(db).catch(() => ({ rows: [] }))
  return rows.map(({ name }) => name)
}

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const file of (await readdir(folder)).toSorted()) {
    if (!file.endsWith('.ts')) continue
    migrations[file.slice(0, -3)] = await import(path.join(folder, file))
  }
  return migrations
}
