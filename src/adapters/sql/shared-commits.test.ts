import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { openSqlite, type SqlDatabase } from './database.ts'
import { isDatabaseOutage } from './outage.ts'

/** A database with one table, and a second connection that sees it as another process would. */
async function watchedDatabase(waitMs?: number) {
  const folder = newFolder()
  const file = path.join(folder, 'site.db')
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  // The commit fails on a notice without its day, though each statement succeeds.
  other.exec(`
    create table days (day bigint primary key);
    insert into days values (0);
    create table notices (
      id text primary key,
      seen_at bigint references days (day) deferrable initially deferred
    );
  `)
  const own = openSqlite(file, waitMs)
  onTestFinished(() => own.close())
  const read = other.prepare('select id from notices order by id')
  return { own, other, seenByOthers: () => read.all().map(({ id }) => id) }
}

const add = ({ db }: Pick<SqlDatabase, 'db'>, id: string, seen_at = 0) =>
  db.insertInto('notices').values({ id, seen_at }).execute()

const addInTransaction = ({ db }: SqlDatabase, id: string) =>
  db.transaction().execute((tx) => add({ db: tx }, id))

test('concurrent writers share one commit, and are acknowledged after it', async () => {
  const { own, seenByOthers } = await watchedDatabase()
  const ids = ['a', 'b', 'c', 'd']
  const seenAtAnswers = await Promise.all(
    ids.map(async (id, index) => {
      await (index % 2 === 0 ? add(own, id) : addInTransaction(own, id))
      return seenByOthers()
    }),
  )
  expect(seenAtAnswers).toEqual(ids.map(() => ids))
})

test('nothing is seen before it is on the disk, not even by this process', async () => {
  const { own, seenByOthers } = await watchedDatabase()
  let seen: unknown
  await own.db.transaction().execute(async (tx) => {
    await add({ db: tx }, 'a')
    const rows = await own.db.selectFrom('notices').select('id').execute()
    seen = [rows, seenByOthers()]
  })
  expect(seen).toEqual([[], []])
  expect(await own.db.selectFrom('notices').select('id').execute()).toEqual([{ id: 'a' }])
})

test('a writer that fails undoes only its own part', async () => {
  const { own, seenByOthers } = await watchedDatabase()
  const outcomes = await Promise.allSettled([
    addInTransaction(own, 'a'),
    own.db.transaction().execute(async (tx) => {
      await add({ db: tx }, 'b')
      throw new Error('changed my mind')
    }),
    own.db.transaction().execute(async (tx) => {
      await add({ db: tx }, 'c')
      await add({ db: tx }, 'a')
    }),
    add(own, 'a'),
    add(own, 'd'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(seenByOthers()).toEqual(['a', 'd'])
})

test('a commit that fails is an error for everyone in it, and the next one works', async () => {
  const { own, seenByOthers } = await watchedDatabase()
  const outcomes = await Promise.allSettled([
    addInTransaction(own, 'a'),
    add(own, 'b', 404),
    add(own, 'c'),
  ])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      reason: { message: expect.stringContaining('FOREIGN KEY constraint failed') },
    })
  }
  expect(seenByOthers()).toEqual([])
  await addInTransaction(own, 'd')
  expect(seenByOthers()).toEqual(['d'])
})

test('an open transaction does not block readers', async () => {
  const { own } = await watchedDatabase()
  const { promise: never, resolve: end } = Promise.withResolvers<void>()
  const writing = own.db.transaction().execute(async (tx) => {
    await add({ db: tx }, 'a')
    await never
  })
  expect(await own.db.selectFrom('notices').select('id').execute()).toEqual([])
  end()
  await writing
})

test('closing waits for a writer under way', async () => {
  const { own, seenByOthers } = await watchedDatabase()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const writing = own.db.transaction().execute(async (tx) => {
    begin()
    await add({ db: tx }, 'a')
  })
  await begun
  await own.close()
  await writing
  expect(seenByOthers()).toEqual(['a'])
})

test('while another program writes, writers wait and nothing else does', async () => {
  const { own, other, seenByOthers } = await watchedDatabase()
  other.exec('begin immediate')
  const ends: string[] = []
  const writing = Promise.all([
    add(own, 'a').then(() => ends.push('a')),
    addInTransaction(own, 'b').then(() => ends.push('b')),
    own.db.schema.dropTable('unused').ifExists().execute(),
  ])
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await own.db.selectFrom('notices').select('id').execute()).toEqual([])
    await own.ping()
    expect(own.version()).not.toBeNull()
  }
  expect(ends).toEqual([])
  other.exec('rollback')
  await writing
  expect(seenByOthers()).toEqual(['a', 'b'])
})

test('a writer that waited too long for another program gets an outage error', async () => {
  const waitMs = 2000
  const { own, other } = await watchedDatabase(waitMs)
  other.exec('begin immediate')
  const asked = performance.now()
  const outcomes = await Promise.allSettled([
    add(own, 'a'),
    addInTransaction(own, 'b'),
    own.db.schema.createTable('more').addColumn('id', 'text').execute(),
  ])
  // All wait at the same time, not one after the other.
  expect(performance.now() - asked).toBeLessThan(3 * waitMs)
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isDatabaseOutage(outcome.reason)).toBe(true)
  }
  other.exec('rollback')
  await add(own, 'c')
})
