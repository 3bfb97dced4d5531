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
import { Signal } from './signal.ts'
import type { Tables } from './tables.ts'

/** Queries run on this; a transaction is one too. */
export type Db = Kysely<Tables>

/** An open database of either kind. */
export interface SqlDatabase {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  /** The connections below `db`, for what brings queries of its own; null with SQLite. */
  readonly pool: pg.Pool | null
  /** Another word whenever anything may have changed; null where the database cannot tell. */
  version(): string | null
  /** Tells in this process that emails were queued. */
  readonly emailsQueued: Signal
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>
  /** The same database for migrations, which may take as long as they need. Close it when done. */
  openPatiently(): Pick<SqlDatabase, 'db' | 'close'>
  close(): Promise<void>
}

/** Longest wait of a writer for other programs that write to the SQLite file, in milliseconds. */
const sqliteWaitMs = 10_000

/** The same for a start while another process migrates. */
const sqliteMigrationWaitMs = 3_600_000

/** Opens (and creates) the SQLite file. Every commit is on the disk before it is acknowledged. */
export function openSqlite(file: string, waitMs = sqliteWaitMs): SqlDatabase {
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
  // Both stop the whole process while they wait: writers wait by themselves, and readers, whom
  // nobody keeps out, need no more than the moment in which the log of writes begins anew.
  database.exec('pragma busy_timeout = 0')
  reader.exec('pragma busy_timeout = 100')
  // In KB. A search reads thousands of pages here and there; with the usual 2 MB each is a call to
  // the system again, which was half of its time.
  reader.exec('pragma cache_size = -16000')
  // Counts the commits of all others, and this connection makes none.
  const version = reader.prepare('pragma data_version')
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, reader, waitMs) })
  const shared = opened('sqlite', db, null, () => openSqlite(file, sqliteMigrationWaitMs))
  return {
    ...shared,
    version: () => String(version.get()?.['data_version']),
    async close() {
      await shared.close()
      // Kysely leaves connections alone that no query of its own has used.
      if (reader.isOpen) reader.close()
      if (database.isOpen) database.close()
    },
  }
}

/** Opens a pool of connections to PostgreSQL. `onIdleError` hears of connections that break. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: 10,
    statement_timeout: 10_000,
    // For a server that is gone without a word, which cannot end the statement itself.
    query_timeout: 15_000,
    // Pages are read in milliseconds: to start a second process for one takes longer.
    options: '-c max_parallel_workers_per_gather=0',
  })
  pool.on('error', onIdleError)
  // The pool listens to idle connections alone. One that breaks between two statements of a
  // transaction would end the process; so its next statement fails instead, which says the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return opened('postgres', db, pool, () => {
    const patient = new pg.Pool({ ...connectionTo(url), max: 2 })
    patient.on('error', () => {})
    const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient }) })
    return { db: own, close: () => own.destroy() }
  })
}

function connectionTo(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    // Also the longest wait for a turn: 200 who want the same last seats stand in line for them.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: wholeNumbersAsNumbers },
  }
}

function opened(
  kind: SqlDatabase['kind'],
  db: Db,
  pool: pg.Pool | null,
  openPatiently: SqlDatabase['openPatiently'],
): SqlDatabase {
  return {
    kind,
    db,
    pool,
    openPatiently,
    version: () => null,
    emailsQueued: new Signal(),
    async ping() {
      // Built rather than raw, so that it is known to read alone and waits for no writer.
      await db.selectNoFrom(sql<number>`1`.as('one')).execute()
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

/** Passes over rows that another process has locked, so that each claims its own. */
export function skippingLocked<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { kind }: Pick<SqlDatabase, 'kind'>,
): SelectQueryBuilder<Tables, Table, Row> {
  return kind === 'postgres' ? query.forUpdate().skipLocked() : query
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
 * Brings the tables up to date in one transaction, which a kill or a failure undoes as a whole;
 * does nothing when they are. Of several processes that start at once one migrates.
 * Throws NewerDatabaseError, and changes nothing, when they are ahead of the program.
 */
export async function migrate(database: SqlDatabase, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted()
  const wanted = files.map((file) => file.slice(0, -3))
  const done = await appliedTo(database.db)
  // Each start asks: none has to be loaded, nor need the migrator look through all tables.
  if (done.length === wanted.length && wanted.every((name) => done.includes(name))) return
  const known = await migrationsIn(folder, wanted)
  const own = database.openPatiently()
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
async function appliedTo(db: Db): Promise<readonly string[]> {
  const query = db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
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
