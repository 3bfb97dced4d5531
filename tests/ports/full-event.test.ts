import { createQueryId, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import { noEmails } from '#support/emails.ts'
import { guest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { databaseKinds, databaseOfTest } from '#support/databases.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { sqlStores } from '#support/stores.ts'

const form = { eventId: 'e1', name: 'Zoe', phone: '7705550123', message: '' }
const answers = {
  Yes: (bookings, email) => bookings.reserve(guest(9, 1, { email }), now, noEmails),
  Maybe: (bookings, email) =>
    bookings.reserve(guest(9, 1, { email, willingness: 'maybe' }), now, noEmails),
  No: (bookings, email) => bookings.decline({ ...form, email, bookingId: 'b9' }, now, noEmails),
} satisfies Record<string, (bookings: BookingStore, email: string) => Promise<unknown>>

test.each(databaseKinds)(
  'a full event runs the same queries for guests who have booked and for others, on %s',
  async (kind) => {
    const database = await databaseOfTest(kind)
    const statements: string[] = []
    const listening: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(database.db.getExecutor().compileQuery(node, createQueryId()).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const stores = sqlStores({ ...database, db: database.db.withPlugin(listening) })
    await stores.events.importAll([gardenEvent({ capacity: 1 })], now)
    await stores.bookings.reserve(guest(1, 1), now, noEmails)
    for (const answer of Object.values(answers)) {
      const asked = []
      for (const email of ['guest1@example.org', 'stranger@example.org']) {
        statements.length = 0
        const outcome = await answer(stores.bookings, email)
        expect(outcome).toMatchObject(err({ code: 'fully-booked' }))
        asked.push([...statements])
      }
      expect(asked[0]?.length).toBeGreaterThan(1)
      expect(asked[1]).toEqual(asked[0])
    }
  },
)
