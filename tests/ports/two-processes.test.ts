import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { seatsTaken, labels } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { databaseKinds, freshPostgres, newFolder } from '#support/databases.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { startRacer, type Racer } from '#support/racer.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

// Starts or waits for processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.each(databaseKinds)('two processes on one %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  let racers: readonly Racer[]
  const importEvents = () =>
    stores.events.importAll([gardenEvent(), paidEvent({ id: 'e2', publicId: 'paid' })], now)
  beforeEach(async () => {
    const file = path.join(newFolder(), 'site.db')
    copyFileSync(inject('sqliteTemplate'), file)
    const address = kind === 'SQLite' ? file : await freshPostgres()
    database = kind === 'SQLite' ? openSqlite(file) : openPostgres(address, () => {})
    racers = await Promise.all(['left', 'right'].map((name) => startRacer(name, address)))
    stores = sqlStores(database)
    await importEvents()
  })
  afterEach(async () => {
    await Promise.all(racers.map((racer) => racer.stop()))
    await database.close()
  })

  /** The outcomes of all guests of both processes, while the command line imports the events. */
  async function race(eventId: string, sizes: readonly number[]) {
    const racing = Promise.all(racers.map((racer) => racer.race(eventId, sizes)))
    for (let time = 0; time < 5; time += 1) await importEvents()
    const answers = await racing
    expect(answers.map((outcomes) => outcomes.length)).toEqual([sizes.length, sizes.length])
    return answers.flat()
  }

  test.each(['e1', 'e2'])(
    'exactly 10 of 200 guests get one of the last 10 seats of %s',
    async (id) => {
      const outcomes = await race(
        id,
        Array.from({ length: 100 }, () => 1),
      )
      expect(outcomes.filter((word) => word === 'new')).toHaveLength(10)
      expect(outcomes.filter((word) => word === 'fully-booked')).toHaveLength(190)
      expect(await seatsTaken(stores, id)).toBe(10)
      expect(await labels(stores)).toHaveLength(10)
    },
  )

  test('a hold that both processes look for ends once', async () => {
    await race('e2', [2, 2])
    const freed = await Promise.all(racers.map((racer) => racer.expireHolds()))
    expect(freed.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(await seatsTaken(stores, 'e2')).toBe(0)
  })
})
