import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#support/databases.ts'
import { openSqlite, type SqlDatabase } from './database.ts'
import { cachedReads } from './cached-reads.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function twoConnections() {
  const folder = temporaryFolder()
  cleanUp.push(() => folder.remove())
  const open = () => {
    const database = openSqlite(path.join(folder.path, 'site.db'))
    cleanUp.push(() => database.close())
    return database
  }
  const [own, other] = [open(), open()]
  const table = own.db.schema.createTable('notices').addColumn('id', 'text')
  await table.addColumn('seen_at', 'bigint').execute()
  return { own, other }
}

/** A reader that counts, and says how often it was asked. */
function counted(database: SqlDatabase) {
  const keep = cachedReads<{ readonly count: number }>(database)
  let reads = 0
  const count = () =>
    keep('count', async () => {
      reads += 1
      return { count: (await database.db.selectFrom('notices').select('id').execute()).length }
    })
  return { count, reads: () => reads }
}

async function add({ db }: Pick<SqlDatabase, 'db'>): Promise<void> {
  await db.insertInto('notices').values({ id: 'a', seen_at: 0 }).execute()
}

test('nothing is read twice while nothing changes, and the answer is the very same', async () => {
  const { own } = await twoConnections()
  const { count, reads } = counted(own)
  const first = await count()
  expect(await count()).toBe(first)
  expect(reads()).toBe(1)
})

test('what this process writes is seen at once', async () => {
  const { own } = await twoConnections()
  const { count } = counted(own)
  expect(await count()).toEqual({ count: 0 })
  await add(own)
  expect(await count()).toEqual({ count: 1 })
})

test('what another process writes is seen at once', async () => {
  const { own, other } = await twoConnections()
  const { count } = counted(own)
  expect(await count()).toEqual({ count: 0 })
  await add(other)
  expect(await count()).toEqual({ count: 1 })
})

test('what is written while it is asked for, and then taken back, is never seen', async () => {
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

test('where changes cannot be told, each who asks is read for anew, together with others', async () => {
  const { own } = await twoConnections()
  const { count, reads } = counted({ ...own, version: () => null })
  expect(await count()).toEqual({ count: 0 })
  await add(own)
  expect(await Promise.all([count(), count(), count()])).toEqual(Array(3).fill({ count: 1 }))
  expect(reads()).toBe(3)
})
