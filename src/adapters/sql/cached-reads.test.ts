import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { openSqlite, type SqlDatabase } from './database.ts'
import { cachedReads, sharedReads } from './cached-reads.ts'

async function twoConnections() {
  const folder = newFolder()
  const open = () => {
    const database = openSqlite(path.join(folder, 'site.db'))
    onTestFinished(() => database.close())
    return database
  }
  const [own, other] = [open(), open()]
  const table = own.db.schema.createTable('notices').addColumn('id', 'text')
  await table.addColumn('seen_at', 'bigint').execute()
  return { own, other }
}

/** A reader that counts how often it was called. */
function counted(database: SqlDatabase) {
  const cached = cachedReads<{ readonly count: number }>(database)
  let reads = 0
  const count = () =>
    cached('count', async () => {
      reads += 1
      return { count: (await database.db.selectFrom('notices').select('id').execute()).length }
    })
  return { count, reads: () => reads }
}

async function add({ db }: Pick<SqlDatabase, 'db'>): Promise<void> {
  await db.insertInto('notices').values({ id: 'a', seen_at: 0 }).execute()
}

test('nothing is read twice without a change, and the result is the same object', async () => {
  const { own } = await twoConnections()
  const { count, reads } = counted(own)
  const first = await count()
  expect(await count()).toBe(first)
  expect(reads()).toBe(1)
})

test('a write of this process is seen at once', async () => {
  const { own } = await twoConnections()
  const { count } = counted(own)
  expect(await count()).toEqual({ count: 0 })
  await add(own)
  expect(await count()).toEqual({ count: 1 })
})

test('a write of another process is seen at once', async () => {
  const { own, other } = await twoConnections()
  const { count } = counted(own)
  expect(await count()).toEqual({ count: 0 })
  await add(other)
  expect(await count()).toEqual({ count: 1 })
})

test('a write that is rolled back during a read is never seen', async () => {
  const { own } = await twoConnections()
  const { count } = counted(own)
  const asked: Promise<unknown>[] = []
  const writing = own.db.transaction().execute(async (tx) => {
    await add({ db: tx })
    asked.push(count())
    throw new Error('taken back')
  })
  await expect(writing).rejects.toThrow('taken back')
  expect(await Promise.all(asked)).toEqual([{ count: 0 }])
  expect(await count()).toEqual({ count: 0 })
})

test('on a database that does not report changes, each call reads again, shared with others', async () => {
  const { own } = await twoConnections()
  const { count, reads } = counted({ ...own, version: () => null })
  expect(await count()).toEqual({ count: 0 })
  await add(own)
  expect(await Promise.all([count(), count(), count()])).toEqual(Array(3).fill({ count: 1 }))
  expect(reads()).toBe(3)
})

/** Reads that end on command, and how many have begun. */
function controlledReads() {
  let now = 0
  const share = sharedReads<number>(() => now)
  const begun: PromiseWithResolvers<number>[] = []
  const ask = (key = 'event') =>
    share(key, () => {
      const read = Promise.withResolvers<number>()
      begun.push(read)
      return read.promise
    })
  const pass = (ms: number) => (now += ms)
  return { ask, begun, pass }
}

/** Lets everything that is ready run. */
const settle = () => new Promise((done) => setImmediate(done))

test('a single call reads at once', async () => {
  const { ask, begun } = controlledReads()
  const first = ask()
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  const second = ask()
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('calls during a read share the next read, not its result', async () => {
  const { ask, begun } = controlledReads()
  const first = ask()
  const later = [ask(), ask(), ask()]
  await settle()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await settle()
  expect(begun).toHaveLength(2)
  const last = ask()
  begun[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await settle()
  expect(begun).toHaveLength(3)
  begun[2]?.resolve(3)
  expect(await last).toBe(3)
})

test('another key does not wait', async () => {
  const { ask, begun } = controlledReads()
  void ask('one event')
  const other = ask('another')
  begun[1]?.resolve(2)
  expect(await other).toBe(2)
})

test('a failed read fails for its callers alone, and the next one is tried', async () => {
  const { ask, begun } = controlledReads()
  const first = ask()
  const [second, third] = [ask(), ask()]
  begun[0]?.reject(new Error('down'))
  await expect(first).rejects.toThrow('down')
  await settle()
  begun[1]?.reject(new Error('still down'))
  await expect(second).rejects.toThrow('still down')
  await expect(third).rejects.toThrow('still down')
  await settle()
  const fourth = ask()
  begun[2]?.resolve(4)
  expect(await fourth).toBe(4)
})

test('calls after a read that hangs do not wait for it, and its late end does no harm', async () => {
  const { ask, begun, pass } = controlledReads()
  const hanging = ask()
  const early = ask()
  pass(1_001)
  const late = ask()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(2)
  expect(await late).toBe(2)
  const after = ask()
  begun[2]?.resolve(3)
  expect(await after).toBe(3)
  begun[0]?.resolve(1)
  expect(await hanging).toBe(1)
  await settle()
  begun[3]?.resolve(4)
  expect(await early).toBe(4)
})

test('a reader that throws fails for its callers alone', async () => {
  const share = sharedReads<number>(() => 0)
  const thrown = () => {
    throw new Error('no connection')
  }
  const asked = [share('event', thrown), share('event', thrown)]
  for (const each of asked) await expect(each).rejects.toThrow('no connection')
  expect(await share('event', async () => 1)).toBe(1)
})
