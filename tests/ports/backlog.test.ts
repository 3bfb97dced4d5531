import { expect, test } from 'vitest'
import { readBacklog } from '#adapters/sql/backlog.ts'
import { incompleteAfterMs } from '#domain/quote-requests/lead.ts'
import { minute } from '#domain/time.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { claimOne, noteFailed } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { askForQuote, draft } from '#support/leads.ts'
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
    const email = { kind: 'test-email', data: { by: 'Ruth' } } as const
    await stores.bookings.reserve(guest(2, 1), now, ({ booking }) => [
      draft({ email, to: booking.email }),
      draft({ email }),
    ])
    const first = (await claimOne(stores.outbox, now, now + minute)) ?? expect.fail()
    await noteFailed(stores.outbox, first, 'no such mailbox', null)

    expect(await readBacklog(stores.database, now + 5 * minute)).toMatchObject({
      mailsWaiting: 1,
      mailsFailed: 1,
      mailsLateBy: 5 * minute,
      holds: 1,
    })

    // The mail server is down: each try moves the next one, and the email is as late as before.
    const second = await claimOne(stores.outbox, now + 5 * minute, now + 6 * minute)
    if (second === null) throw new Error('no email was due')
    await noteFailed(stores.outbox, second, 'connect ECONNREFUSED', now + 30 * minute)
    expect((await readBacklog(stores.database, now + 20 * minute)).mailsLateBy).toBe(20 * minute)
    // A colleague has given up the failed one.
    await stores.emailLog.giveUp(first.id, { by: null, at: now })
    expect((await readBacklog(stores.database, now)).mailsFailed).toBe(0)
  },
)

test.each(storesOnEachDatabase)(
  'an alert about a request without its second part is late on %s once it is due',
  async (_kind, open) => {
    const stores = await open()
    await stores.events.importAll([gardenEvent()], now)
    const due = now + incompleteAfterMs
    await stores.bookings.reserve(guest(1, 1), now, () => [draft({ notBefore: due })])
    const lateBy = async (at: number) => (await readBacklog(stores.database, at)).mailsLateBy
    expect(await lateBy(due)).toBe(0)
    const alert = (await claimOne(stores.outbox, due, due + minute)) ?? expect.fail()
    await noteFailed(stores.outbox, alert, 'connect ECONNREFUSED', due + 5 * minute)
    expect(await lateBy(due + minute)).toBe(minute)
  },
)

test.each(storesOnEachDatabase)(
  'a lead that the platform refused is counted on %s until its request is closed',
  async (_kind, open) => {
    const stores = await open()
    await askForQuote(stores, 'lead-1', now)
    const due = (await stores.leadDeliveries.claim(now, now + minute)) ?? expect.fail()
    const counted = async () => {
      const { leadDeliveriesWaiting, leadDeliveriesFailed } = await readBacklog(
        stores.database,
        now,
      )
      return [leadDeliveriesWaiting, leadDeliveriesFailed]
    }
    expect(await counted()).toEqual([1, 0])
    await stores.leadDeliveries.markFailed(due, 'answered 422', null)
    expect(await counted()).toEqual([0, 1])
    const change = { is: 'status', to: 'lost', reason: 'no-answer' } as const
    await stores.requests.change([{ id: 'lead-1', change, seen: null }], { by: null, at: now })
    expect(await counted()).toEqual([0, 0])
  },
)
