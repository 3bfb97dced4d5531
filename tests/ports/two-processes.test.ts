import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { seatsTaken, labels } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { databaseKinds, freshPostgres, temporaryFolder } from '#support/databases.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { startRacer, type Racer } from '#support/racer.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

// Starts or waits for processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.each(databaseKinds)('two processes on one %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  let racers: readonly Racer[]
  const folder = temporaryFolder()
  const importEvents = () =>
    stores.events.importAll([gardenEvent(), paidEvent({ id: 'e2', publicId: 'paid' })], now)
  beforeAll(async () => {
    const file = path.join(folder.path, 'site.db')
    copyFileSync(inject('sqliteTemplate'), file)
    const address = kind === 'SQLite' ? file : await freshPostgres()
    database = kind === 'SQLite' ? openSqlite(file) : openPostgres(address, () => {})
    racers = await Promise.all(['left', 'right'].map((name) => startRacer(name, address)))
    stores = sqlStores(database)
    await importEvents()
  })
  afterAll(async () => {
    await Promise.all(racers.map((racer) => racer.stop()))
    await database.close()
    folder.remove()
  })

  /** The outcomes of all guests of both processes, while the command line imports the events. */
  async function race(eventId: string, sizes: readonly number[]) {
    const racing = Promise.all(racers.map((racer) => racer.race(eventId, sizes)))
    for (let time = 0; time < 5; time += 1) await importEvents()
    const answers = await racing
    expect(answers.map((outcomes) => outcomes.length)).toEqual([sizes.length, sizes.length])
    return answers.flat()
  }

  test.each([
    ['e1', 0],
    ['e2', 10],
  ])('exactly 10 of 200 guests get one of the last 10 seats of %s', async (id, holds) => {
    const before = (await labels(stores)).length
    const sizes = Array.from({ length: 100 }, () => 1)
    const outcomes = await race(id, sizes)
    expect(outcomes.filter((word) => word === 'new')).toHaveLength(10)
    expect(outcomes.filter((word) => word === 'fully-booked')).toHaveLength(190)
    expect(await seatsTaken(stores, id)).toBe(10)
    expect(await labels(stores)).toHaveLength(before + 10)
    // A hold that both processes look for ends once.
    const freed = await Promise.all(racers.map((racer) => racer.expireHolds()))
    expect(freed.reduce((sum, count) => sum + count, 0)).toBe(holds)
    expect(await seatsTaken(stores, id)).toBe(10 - holds)
  })
})
