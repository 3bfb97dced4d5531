import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import {
  barePostgres,
  copiedPostgres,
  databaseKinds,
  temporaryFolder,
  type DatabaseKind,
} from '#support/databases.ts'
import { writeAsEarlierVersion } from '#support/earlier-version.ts'
import { afterEachStatement } from '#support/interrupted-migrations.ts'

// Starts or waits for processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const root = path.join(import.meta.dirname, '../..')
const scratch = temporaryFolder()
afterEach(() => afterEachStatement(() => {}))
afterAll(() => scratch.remove())

/** A copy of the migrations that counts its statements; returns its path. */
function countedMigrations(): string {
  const folder = temporaryFolder()
  const counting = JSON.stringify(path.join(root, 'tests/support/interrupted-migrations.ts'))
  // Node.js reads the module type here.
  writeFileSync(path.join(folder.path, 'package.json'), '{ "type": "module" }')
  for (const file of readdirSync(path.join(root, 'migrations'))) {
    const original = JSON.stringify(path.join(root, 'migrations', file))
    writeFileSync(
      path.join(folder.path, file),
      `import * as original from ${original}
       import { counted } from ${counting}
       export const up = (db) => counted(original, db)\n`,
    )
  }
  afterAll(() => folder.remove())
  return folder.path
}
const folder = countedMigrations()

/** A database with data of an earlier version, and how to copy it. */
interface Place {
  readonly address: string
  open(): SqlDatabase
  copy(): Promise<SqlDatabase>
}

async function earlierPlace(kind: DatabaseKind): Promise<Place> {
  if (kind === 'PostgreSQL') {
    const address = await barePostgres()
    await writeAsEarlierVersion({ postgresUrl: address })
    const open = (url: string) => openPostgres(url, () => {})
    return {
      address,
      open: () => open(address),
      copy: async () => open(await copiedPostgres(address)),
    }
  }
  const address = path.join(scratch.path, 'site.db')
  await writeAsEarlierVersion({ sqliteFile: address })
  return {
    address,
    open: () => openSqlite(address),
    copy: async () => copyOf(filesOf(address)),
  }
}

/** Files of a SQLite database after a kill; SQLite makes its third file from these. */
function filesOf(address: string): ReadonlyMap<string, Buffer> {
  const ends = ['', '-wal'].filter((end) => existsSync(address + end))
  return new Map(ends.map((end) => [end, readFileSync(address + end)]))
}

let copies = 0

function copyOf(files: ReadonlyMap<string, Buffer>): SqlDatabase {
  copies += 1
  const copy = path.join(scratch.path, `copy-${copies}.db`)
  for (const [end, bytes] of files) writeFileSync(copy + end, bytes)
  return openSqlite(copy)
}

/** Tables, indexes and rows; the migrator's own tables only if they have rows. */
async function contentsOf({ db, kind }: SqlDatabase): Promise<unknown> {
  const untyped = db.withTables<{
    [table: string]: Record<string, unknown>
    sqlite_master: { type: string; name: string; sql: string | null }
    pg_indexes: { schemaname: string; indexname: string; indexdef: string }
  }>()
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const filled = []
  for (const table of tables.filter(({ name }) => name !== 'kysely_migration_lock')) {
    const rows = await untyped.selectFrom(table.name).selectAll().execute()
    const isMigrators = table.name.startsWith('kysely_')
    if (!isMigrators || rows.length > 0) filled.push({ table, rows: sorted(rows) })
  }
  const indexes =
    kind === 'sqlite'
      ? await untyped
          .selectFrom('sqlite_master')
          .select(['name', 'sql'])
          .where('type', '=', 'index')
          .execute()
      : await untyped
          .selectFrom('pg_indexes')
          .select(['indexname as name', 'indexdef as sql'])
          .where('schemaname', '=', 'public')
          .execute()
  const ours = indexes.filter(({ name }) => !String(name).includes('kysely_'))
  return { filled, indexes: sorted(ours) }
}

/** Sorted, since neither database promises an order. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Resolves with the signal that ended the process, or its exit status. */
async function migrating({ address }: Place, killedAt = 0): Promise<unknown> {
  const script = path.join(root, 'tests/support/migrating-process.ts')
  const child = spawn(process.execPath, [script, address, folder, String(killedAt)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(scratch.path, 'compiled') },
  })
  const [status, signal] = await once(child, 'exit')
  return signal ?? status
}

describe.each(databaseKinds)('an upgrade on %s', (kind) => {
  let place: Place
  let database: SqlDatabase
  let before: unknown
  /** Number of statements of all migrations. */
  let count = 0
  beforeAll(async () => {
    place = await earlierPlace(kind)
    const copy = await place.copy()
    afterEachStatement((statement) => {
      count = statement
    })
    await migrate(copy, folder)
    await copy.close()
    database = place.open()
    before = await contentsOf(database)
  })
  afterAll(() => database.close())

  test('that fails leaves the database as it was', async () => {
    expect(count).toBeGreaterThan(100)
    // Every statement would take long; the test below shows that they are one transaction.
    for (const part of [0.5, 1]) {
      const wanted = Math.round(part * count)
      afterEachStatement((statement) => {
        if (statement === wanted) throw new Error(`statement ${wanted} fails`)
      })
      await expect(migrate(database, folder)).rejects.toMatchObject({
        cause: { message: `statement ${wanted} fails` },
      })
      expect(await contentsOf(database)).toEqual(before)
    }
  })

  // Not skipped on the other database, since a promise needs all tests of its name to pass.
  if (kind === 'SQLite') {
    test('leaves nothing in its files at any statement', async () => {
      let looks = 0
      const seen = new Set<string>()
      afterEachStatement(async (statement) => {
        looks += 1
        const files = filesOf(place.address)
        const hash = createHash('sha256')
        for (const bytes of files.values()) hash.update(bytes)
        const digest = hash.digest('hex')
        if (!seen.has(digest)) {
          seen.add(digest)
          const left = copyOf(files)
          expect(await contentsOf(left)).toEqual(before)
          await left.close()
        }
        if (statement === count) throw new Error('the last statement fails')
      })
      await expect(migrate(database, folder)).rejects.toMatchObject({
        cause: { message: 'the last statement fails' },
      })
      expect(looks).toBe(count)
    })
  }

  if (kind === 'PostgreSQL') {
    test('is one transaction from the first statement to the last', async () => {
      const observer = new pg.Client({ connectionString: place.address })
      await observer.connect()
      const transactions: unknown[] = []
      afterEachStatement(async (statement) => {
        const { rows } = await observer.query(
          `select backend_xid::text as id from pg_stat_activity
         where datname = current_database() and backend_xid is not null`,
        )
        transactions.push(rows.map(({ id }) => id).join())
        if (statement === count) throw new Error('the last statement fails')
      })
      await expect(migrate(database, folder)).rejects.toThrow('failed')
      await observer.end()
      expect(transactions).toHaveLength(count)
      expect(transactions[0]).toMatch(/^\d+$/)
      expect(new Set(transactions).size).toBe(1)
    })
  }

  test('that is killed in its middle or at its end leaves the database as it was', async () => {
    for (const killedAt of [Math.round(count / 2), count]) {
      expect(await migrating(place, killedAt)).toBe('SIGKILL')
      expect(await contentsOf(database)).toEqual(before)
    }
  })

  test('runs once if several processes start together', async () => {
    const ends = Array.from({ length: 2 }, () => migrating(place))
    expect(await Promise.all(ends)).toEqual([0, 0])
    expect(await contentsOf(database)).not.toEqual(before)
  })
})
