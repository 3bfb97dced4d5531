import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import {
  barePostgres,
  databaseKinds,
  temporaryFolder,
  type DatabaseKind,
} from '#support/databases.ts'
import { ofEarlierVersion, writeAsEarlierVersion } from '#support/earlier-version.ts'
import { beforeEachStatement } from '#support/interrupted-migrations.ts'

// It starts processes, or waits as they do, and a busy machine is slow at both.
vi.setConfig({ testTimeout: 120_000 })

const root = path.join(import.meta.dirname, '../..')

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  beforeEachStatement(() => {})
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

/** A folder with the migrations, each with its statements counted; answers its path. */
function countedMigrations(isWanted: (file: string) => boolean = () => true): string {
  const folder = temporaryFolder()
  cleanUp.push(() => folder.remove())
  const counting = JSON.stringify(path.join(root, 'tests/support/interrupted-migrations.ts'))
  // Node.js looks here for what kind of module its neighbors are.
  writeFileSync(path.join(folder.path, 'package.json'), '{ "type": "module" }')
  for (const file of readdirSync(path.join(root, 'migrations')).filter(isWanted)) {
    const original = JSON.stringify(path.join(root, 'migrations', file))
    writeFileSync(
      path.join(folder.path, file),
      `import * as original from ${original}
       import { counted } from ${counting}
       export const up = (db) => counted(original, db)\n`,
    )
  }
  return folder.path
}

interface Place {
  readonly address: string
  open(): SqlDatabase
}

async function emptyPlace(kind: DatabaseKind): Promise<Place> {
  if (kind === 'PostgreSQL') {
    const address = await barePostgres()
    return { address, open: () => openPostgres(address, () => {}) }
  }
  const folder = temporaryFolder()
  cleanUp.push(() => folder.remove())
  const address = path.join(folder.path, 'site.db')
  return { address, open: () => openSqlite(address) }
}

async function earlierPlace(kind: DatabaseKind): Promise<Place> {
  const place = await emptyPlace(kind)
  const { address } = place
  await writeAsEarlierVersion(
    kind === 'SQLite' ? { sqliteFile: address } : { postgresUrl: address },
  )
  return place
}

const starts = {
  'an empty database': { place: emptyPlace, migrations: () => countedMigrations(ofEarlierVersion) },
  'a database with data': { place: earlierPlace, migrations: () => countedMigrations() },
}
const cases = databaseKinds.flatMap((kind) =>
  Object.entries(starts).map(([start, parts]) => ({ kind, start, ...parts })),
)

/** Tables, indexes and rows; the migrator's own bookkeeping only where something is in it. */
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

/** In one order, since neither database promises any. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Migrates such a database to the end; answers how many statements that took. */
async function statementsOf(place: Place, folder: string): Promise<number> {
  const database = place.open()
  cleanUp.push(() => database.close())
  let count = 0
  beforeEachStatement((statement) => (count = statement))
  await migrate(database, folder)
  return count
}

test.each(cases)(
  'a migration that fails at any statement leaves $start as it was, on $kind',
  async ({ kind, place, migrations }) => {
    const folder = migrations()
    const count = await statementsOf(await place(kind), folder)
    expect(count).toBeGreaterThan(5)
    const database = (await place(kind)).open()
    cleanUp.push(() => database.close())
    const before = await contentsOf(database)
    // PostgreSQL takes long for each try, and fails within one transaction like SQLite.
    const step = kind === 'SQLite' ? 1 : 7
    for (let wanted = 1; wanted <= count; wanted += step) {
      beforeEachStatement((statement) => {
        if (statement === wanted) throw new Error(`statement ${wanted} fails`)
      })
      await expect(migrate(database, folder)).rejects.toMatchObject({
        cause: { message: `statement ${wanted} fails` },
      })
    }
    // What any of them had left would be there still.
    expect(await contentsOf(database)).toEqual(before)
    beforeEachStatement(() => {})
    await migrate(database, folder)
    expect(await contentsOf(database)).not.toEqual(before)
  },
  120_000,
)

/** Resolves with the signal that ended the process, or its exit status. */
async function migrating(place: Place, folder: string, killedAt = 0): Promise<unknown> {
  const script = path.join(root, 'tests/support/migrating-process.ts')
  const child = spawn(process.execPath, [script, place.address, folder, String(killedAt)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') },
  })
  const [status, signal] = await once(child, 'exit')
  return signal ?? status
}

test.each(cases)(
  'a start that is killed within a migration leaves $start as it was, on $kind',
  async ({ kind, place, migrations }) => {
    const folder = migrations()
    const count = await statementsOf(await place(kind), folder)
    const there = await place(kind)
    const database = there.open()
    cleanUp.push(() => database.close())
    const before = await contentsOf(database)
    // Failures are tried at each statement above; a process for each would take a minute.
    for (const part of [0, 1 / 3, 2 / 3, 1]) {
      const killedAt = 1 + Math.round(part * (count - 1))
      expect(await migrating(there, folder, killedAt)).toBe('SIGKILL')
      expect(await contentsOf(database)).toEqual(before)
    }
    expect(await migrating(there, folder)).toBe(0)
    expect(await contentsOf(database)).not.toEqual(before)
  },
  120_000,
)

test.each(databaseKinds)('of several that start at once one migrates, on %s', async (kind) => {
  const folder = countedMigrations()
  const there = await emptyPlace(kind)
  const ends = Array.from({ length: 3 }, () => migrating(there, folder))
  expect(await Promise.all(ends)).toEqual([0, 0, 0])
})
