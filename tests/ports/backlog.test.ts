import { expect, test } from 'vitest'
import { readBacklog } from '#adapters/sql/backlog.ts'
import { minute } from '#domain/time.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { claimOne, noteFailed } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { storesOnEachDatabase } from '#support/stores.ts'

test.each(storesOnEachDatabase)(
  'queues on %s are counted, with the delay of the first mail',
  async (_kind, open) => {
    const stores = await open()
    expect(await readBacklog(stores.database, now)).toEqual({
      mailsWaiting: 0,
      mailsFailed: 0,
      mailsLateBy: 0,
      holds: 0,
      refundsWaiting: 0,
      refundsRefused: 0,
      leadDeliveriesWaiting: 0,
      leadDeliveriesFailed: 0,
    })
    await stores.events.importAll([gardenEvent(), paidEvent({ id: 'e2', publicId: 'paid' })], now)
    await book(stores, guest(1, 2, { eventId: 'e2' }))
    await stores.bookings.reserve(guest(2, 1), now, ({ booking }) => [
      draft({ to: booking.email, label: 'See you' }),
      draft({ to: 'owner@example.org', label: 'A guest' }),
    ])
    const first = await claimOne(stores.outbox, now, now + minute)
    if (first === null) throw new Error('no email was due')
    await noteFailed(stores.outbox, first, 'no such mailbox', null)

    expect(await readBacklog(stores.database, now + 5 * minute)).toMatchObject({
      mailsWaiting: 1,
      mailsFailed: 1,
      mailsLateBy: 5 * minute,
      holds: 1,
    })

    // The mail server is away: each try moves the next one, and the email is as late as before.
    const second = await claimOne(stores.outbox, now + 5 * minute, now + 6 * minute)
    if (second === null) throw new Error('no email was due')
    await noteFailed(stores.outbox, second, 'connect ECONNREFUSED', now + 30 * minute)
    expect((await readBacklog(stores.database, now + 20 * minute)).mailsLateBy).toBe(20 * minute)
    // A colleague has given up the failed one.
    await stores.emailLog.giveUp(first.id, { by: null, at: now })
    expect((await readBacklog(stores.database, now)).mailsFailed).toBe(0)
  },
)
