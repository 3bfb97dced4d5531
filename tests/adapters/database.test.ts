import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate, openPostgres } from '#adapters/sql/database.ts'
import { nodeSqliteDialect } from '#adapters/sql/node-sqlite-dialect.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import { barePostgres, databaseOfTest, latinPostgres, newFolder } from '#support/databases.ts'
import { storesOf } from '#support/stores-of-settings.ts'

test('statements on PostgreSQL have a time limit and are not compiled, and migrations have none', async () => {
  const folder = newFolder()
  const kysely = JSON.stringify(createRequire(import.meta.url).resolve('kysely'))
  writeFileSync(
    path.join(folder, '0001-look.ts'),
    `import { sql } from ${kysely}
     export const up = (db) =>
       sql\`create table seen as select current_setting('statement_timeout') as limit_of\`.execute(db)`,
  )
  const database = openPostgres(await barePostgres(), () => {})
  onTestFinished(() => database.close())
  await migrate(database, folder)
  const rowsOf = async (text: string): Promise<unknown> => (await database.pool?.query(text))?.rows
  expect(await rowsOf('select limit_of from seen')).toEqual([{ limit_of: '0' }])
  expect(await rowsOf('show statement_timeout')).toEqual([{ statement_timeout: '10s' }])
  expect(await rowsOf('show jit')).toEqual([{ jit: 'off' }])
  expect(database.pool?.options).toMatchObject({ keepAlive: true, query_timeout: 15_000 })
})

test('a PostgreSQL that is too slow to answer counts as unavailable', async () => {
  const database = openPostgres(await barePostgres(), () => {})
  onTestFinished(() => database.close())
  const pool = database.pool ?? expect.fail('no PostgreSQL')
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  const failureOf = async (asked: Promise<unknown>): Promise<unknown> => {
    try {
      return await asked
    } catch (error) {
      return error
    }
  }
  await client.query('set statement_timeout = 50')
  const ended = await failureOf(client.query('select pg_sleep(10)'))
  expect(ended).toMatchObject({ code: '57014' })
  expect(isDatabaseOutage(ended)).toBe(true)
  await client.query('set statement_timeout = 0')
  const waited = { text: 'select pg_sleep(1)', query_timeout: 50 }
  const unanswered = await failureOf(client.query(waited))
  expect(unanswered).toMatchObject({ message: 'Query read timeout' })
  expect(isDatabaseOutage(unanswered)).toBe(true)
  expect(isDatabaseOutage(await failureOf(pool.query('select nothing')))).toBe(false)
})

test('a PostgreSQL that lets nobody into the database counts as unavailable', async () => {
  const closed = await barePostgres()
  const owner = new URL(closed)
  owner.pathname = '/postgres'
  const maintenance = openPostgres(owner.href, () => {})
  onTestFinished(() => maintenance.close())
  await maintenance.pool?.query(
    `alter database ${new URL(closed).pathname.slice(1)} allow_connections false`,
  )
  const stranger = new URL(closed)
  stranger.username = 'nobody_has_this_name'
  for (const [url, code] of [
    [closed, '55000'],
    [`${closed}_dropped`, '3D000'],
    [stranger.href, '28000'],
  ] as const) {
    const database = openPostgres(url, () => {})
    onTestFinished(() => database.close())
    const refusal: unknown = await database.ping().catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code })
    expect(isDatabaseOutage(refusal)).toBe(true)
  }
})

test('a PostgreSQL that cannot hold every name is refused at the start', async () => {
  const opened = storesOf({ DATA_DIR: newFolder(), DATABASE_URL: await latinPostgres() })
  await expect(opened).rejects.toThrow(
    /DATABASE_URL: the database \S+ is encoded as LATIN1, which cannot hold every name: create one with createdb -E UTF8 -T template0/,
  )
})

test('a PostgreSQL whose tables the user may not make is named', async () => {
  const url = new URL(await barePostgres())
  const owner = openPostgres(url.href, () => {})
  onTestFinished(() => owner.close())
  const user = `guest_${randomUUID().slice(0, 8)}`
  await owner.pool?.query(`create role ${user} login`)
  onTestFinished(async () => {
    await owner.pool?.query(`drop role ${user}`)
  })
  // Older versions than 15 let everyone make tables.
  await owner.pool?.query('revoke create on schema public from public')
  url.username = user
  const opened = storesOf({ DATA_DIR: newFolder(), DATABASE_URL: url.href })
  await expect(opened).rejects.toThrow(
    /DATABASE_URL: the database \S+ does not let its user make tables \(permission denied for schema public\): create it with createdb -O/,
  )
})

test('a SQLite file that cannot be used is named', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'site.db')
  writeFileSync(file, 'something else '.repeat(100))
  await expect(storesOf({ DATA_DIR: folder })).rejects.toThrow(
    `DATA_DIR: ${file} cannot be used as database (file is not a database)`,
  )
})

test('a disk that is too full for the tables is named', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
  const { exec } = DatabaseSync.prototype
  const opening = vi.spyOn(DatabaseSync.prototype, 'exec')
  opening.mockImplementation(function (this: DatabaseSync, text) {
    exec.call(this, `${text}; pragma max_page_count = 20`)
  })
  const folder = newFolder()
  await expect(storesOf({ DATA_DIR: folder })).rejects.toThrow(
    `DATA_DIR: ${folder}/site.db cannot be used as database (database or disk is full)`,
  )
})

test('a SQLite file on a full disk is closed all the same', async () => {
  class OnFullDisk extends DatabaseSync {
    override exec(text: string): void {
      if (text.includes('wal_checkpoint')) throw new Error('database or disk is full')
      super.exec(text)
    }
  }
  const file = path.join(newFolder(), 'site.db')
  const writer = new OnFullDisk(file)
  const dialect = nodeSqliteDialect(writer, new DatabaseSync(file, { readOnly: true }), 100)
  await dialect.createDriver().destroy()
  expect(writer.isOpen).toBe(false)
})

test('the SQLite statements that were used last stay prepared, however many there have been', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const { db } = await databaseOfTest('SQLite')
  const find = (count: number) => {
    const ids = Array.from({ length: count }, String)
    return db.selectFrom('visits').select('id').where('id', 'in', ids).execute()
  }
  for (let count = 2; count <= 600; count += 1) {
    await find(count)
    await find(1)
  }
  await find(600)
  const texts = prepare.mock.calls.map(([text]) => text)
  expect(texts.filter((text) => text.startsWith('select "id" from "visits"'))).toHaveLength(600)
})
