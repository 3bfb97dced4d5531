import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  sql,
} from 'kysely'
import pg from 'pg'
import { OwnerError } from '#adapters/system/owner-error.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { Ids } from '#ports/ids.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { Signal } from './signal.ts'
import type { Tables } from './tables.ts'

/** Accepts queries; a transaction is one too. */
export type Db = Kysely<Tables>

export interface SqlDatabase {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  /** The connections below `db`, for libraries with queries of their own; null with SQLite. */
  readonly pool: pg.Pool | null
  /** Changes whenever anything may have changed; null where the database cannot tell. */
  version(): string | null
  /** Makes the ids of its rows. */
  readonly ids: Ids
  /** Emits in this process when emails were queued. */
  readonly emailsQueued: Signal
  /** Rejects if the database does not answer. */
  ping(): Promise<void>
  /** PostgreSQL's name for how text is kept; `UTF8` alone holds every character. */
  encoding(): Promise<string>
  /** Opens the same database with long timeouts, for migrations. Close it when done. */
  openWithoutTimeouts(): Pick<SqlDatabase, 'db' | 'close'>
  close(): Promise<void>
}

/** Milliseconds a writer waits for other programs that write to the SQLite file. */
const sqliteWaitMs = 10_000

/** Milliseconds a start waits for another process that migrates. */
const sqliteMigrationWaitMs = 3_600_000

/** Opens or creates the SQLite file. Every commit is on disk before it is acknowledged. */
export function openSqlite(file: string, waitMs = sqliteWaitMs): SqlDatabase {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5000 })
  // Savepoints use `temp_store`; as a file it would be written with every transaction. Pages change
  // again and again, so a longer log (16 MB) copies each fewer times.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma wal_autocheckpoint = 4000;
  `)
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  // Both would block the whole process: writers wait in the dialect instead, and readers, which
  // nothing locks out, need only the moment in which the log starts over.
  database.exec('pragma busy_timeout = 0')
  reader.exec('pragma busy_timeout = 100')
  // In KB. A search reads thousands of scattered pages; with the default 2 MB each was another
  // system call, half of its time.
  reader.exec('pragma cache_size = -16000')
  // Counts commits of other connections; this one makes none.
  const version = reader.prepare('pragma data_version')
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database, reader, waitMs) })
  const shared = opened('sqlite', db, null, () => openSqlite(file, sqliteMigrationWaitMs))
  return {
    ...shared,
    version: () => String(version.get()?.['data_version']),
    async close() {
      await shared.close()
      // Kysely does not close connections that it never used.
      if (reader.isOpen) reader.close()
      if (database.isOpen) database.close()
    },
  }
}

/** `onIdleError` receives errors of idle connections. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: 10,
    statement_timeout: 10_000,
    // Covers a server that vanished and cannot end the statement itself.
    query_timeout: 15_000,
    // Pages are read in milliseconds; starting a parallel worker or compiling a query takes longer.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  pool.on('error', onIdleError)
  // The pool handles errors of idle connections alone. One that breaks between two statements of a
  // transaction would end the process; now its next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return opened('postgres', db, pool, () => {
    const ownPool = new pg.Pool({ ...connectionTo(url), max: 2 })
    ownPool.on('error', () => {})
    const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ownPool }) })
    return { db: own, close: () => own.destroy() }
  })
}

function connectionTo(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    // Tells the site's connections from those of tools.
    application_name: 'evergreen',
    // Also the longest wait in the pool's queue: 200 guests may want the same last seats.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: wholeNumbersAsNumbers },
  }
}

function opened(
  kind: SqlDatabase['kind'],
  db: Db,
  pool: pg.Pool | null,
  openWithoutTimeouts: SqlDatabase['openWithoutTimeouts'],
): SqlDatabase {
  return {
    kind,
    db,
    pool,
    openWithoutTimeouts,
    version: () => null,
    ids: randomIds,
    emailsQueued: new Signal(),
    async ping() {
      // Built rather than raw, so that the dialect knows it as a read and waits for no writer.
      await db.selectNoFrom(sql<number>`1`.as('one')).execute()
    },
    async encoding() {
      if (kind === 'sqlite') return 'UTF8'
      const setting = sql<string>`current_setting('server_encoding')`.as('encoding')
      return (await db.selectNoFrom(setting).executeTakeFirstOrThrow()).encoding
    },
    async close() {
      await db.destroy()
      // Kysely does not close a pool that it never used.
      if (pool !== null && !pool.ended) await pool.end()
    },
  }
}

/**
 * Times, counts and amounts fit a double; PostgreSQL returns 64-bit integers (type 20) and their
 * sums (type 1700) as text.
 */
function wholeNumbersAsNumbers(oid: number, format?: 'text' | 'binary') {
  if (oid === 20 || oid === 1700) return (text: string) => Number(text)
  return pg.types.getTypeParser(oid, format)
}

/** The tables belong to a later version of the program. */
class NewerDatabaseError extends OwnerError {
  constructor(unknown: readonly string[]) {
    super(
      `The database was brought up to date by a newer version of this program (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Runs all pending migrations in one transaction; a kill or a failure undoes it as a whole. If
 * several processes start at once, one migrates. Throws NewerDatabaseError, and changes nothing, if
 * the database is ahead of the program.
 */
export async function migrate(database: SqlDatabase, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted()
  const wanted = files.map((file) => file.slice(0, -3))
  const done = await appliedTo(database.db)
  // Every start asks, so the usual case loads no migration and skips the migrator's look at all
  // tables.
  if (done.length === wanted.length && wanted.every((name) => done.includes(name))) return
  const known = await migrationsIn(folder, wanted)
  const own = database.openWithoutTimeouts()
  const migrator = new Migrator({
    db: own.db,
    provider: { getMigrations: async () => known },
    // Kysely orders applied migrations by the clock, which may have been set back.
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

/** Names of applied migrations; empty for a new database. */
async function appliedTo(db: Db): Promise<readonly string[]> {
  const query = db
    .withTables<Record<typeof DEFAULT_MIGRATION_TABLE, { name: string }>>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
  const rows = await query.execute().catch(() => [])
  return rows.map(({ name }) => name)
}

async function migrationsIn(
  folder: string,
  names: readonly string[],
): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const name of names) migrations[name] = await import(path.join(folder, `${name}.ts`))
  return migrations
}
