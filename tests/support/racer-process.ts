import * as z from 'zod/mini'
import { openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { sqlBookingStore } from '#adapters/sql/bookings/booking-store.ts'
import { holdLifetime } from '#domain/bookings/booking.ts'
import { guest, toGuest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'

/** A process that books as its parent requests; see `racer.ts`. */
const task = z.discriminatedUnion('do', [
  z.object({ do: z.literal('race'), eventId: z.string(), sizes: z.array(z.number()) }),
  z.object({ do: z.literal('expire') }),
])

const [name = '', address = ''] = process.argv.slice(2)
const database = address.startsWith('postgres:')
  ? openPostgres(address, () => {})
  : openSqlite(address)
const bookings = sqlBookingStore(database)

/** Message of `pg` for a connection that was not available in time. */
const isCrowded = /timeout exceeded when trying to connect|due to connection timeout/

/**
 * Repeats a step whose connection was not available in time, like a guest who is asked to try
 * again.
 */
async function patiently<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof Error && isCrowded.test(error.message))) throw error
    }
  }
}

async function race(eventId: string, sizes: readonly number[]): Promise<readonly string[]> {
  const results = await Promise.all(
    sizes.map((size, index) => {
      const own = `${name}-${eventId}-${index}`
      const ids = { bookingId: own, orderId: `o-${own}`, email: `${own}@example.org` }
      const asked = guest(index, size, { eventId, ...ids })
      return patiently(() => bookings.reserve(asked, now, toGuest('See you')))
    }),
  )
  return results.map((result) => (result.ok ? result.value.is : result.error.code))
}

process.on('message', async (message) => {
  const order = task.parse(message)
  const answer =
    order.do === 'race'
      ? await race(order.eventId, order.sizes)
      : (await bookings.expireHolds(now + holdLifetime)).map(() => 'freed')
  process.send?.(answer)
})
process.on('disconnect', () => database.close())
await database.ping()
process.send?.([])
