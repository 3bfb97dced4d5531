import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seatsTaken, labels } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { openPostgres, type SqlDatabase } from '#adapters/sql/database.ts'
import { emptyPostgres, freshPostgres } from '#support/databases.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { startRacer, type Racer } from '#support/racer.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

// Starts or waits for processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('two processes on one PostgreSQL', () => {
  let database: SqlDatabase
  let stores: TestStores
  let racers: readonly Racer[]
  beforeAll(async () => {
    const url = await freshPostgres()
    database = openPostgres(url, () => {})
    racers = await Promise.all(['left', 'right'].map((name) => startRacer(name, url)))
  })
  beforeEach(async () => {
    await emptyPostgres(database)
    stores = sqlStores(database)
    const free = gardenEvent()
    const paid = paidEvent({ id: 'e2', publicId: 'paid' })
    await stores.events.importAll([free, paid], now)
  })
  afterAll(async () => {
    await Promise.all(racers.map((racer) => racer.stop()))
    await database.close()
  })

  /** The outcomes of all guests of both processes. */
  async function race(eventId: string, sizes: readonly number[]) {
    const answers = await Promise.all(racers.map((racer) => racer.race(eventId, sizes)))
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
