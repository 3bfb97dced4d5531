import { beforeEach, describe, expect, test } from 'vitest'
import { holdLifetime, type Booking } from '#domain/bookings/booking.ts'
import { day, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import { findCustomers } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import {
  book,
  guest,
  orderOf,
  paymentOf,
  seatsTaken,
  labels,
  toGuest,
  tokenFor,
} from '#support/stored-bookings.ts'
import { no, now } from '#support/bookings.ts'
import { paidEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('successive bookings of one address, in %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([paidEvent()], now))

  const email = 'zoe@example.org'
  const named = (value: string) => [{ name: 'firstName', value }]
  const attempt = (number: number, seats: number, name = `Name ${number}`) =>
    guest(number, seats, { email: number % 2 ? email : 'Zoe@Example.org', answers: named(name) })
  const pay = (booking: Booking, at = now) =>
    stores.bookings.confirmPayment(
      paymentOf(booking),
      at,
      ({ is }) => [draft({ label: is })],
      noEmails,
    )
  const row = async (id: string) =>
    (await stores.bookings.find('e1', id)) ?? expect.fail(`there is no ${id}`)
  const current = async () =>
    (await stores.bookings.list('e1')).filter(({ isSuperseded }) => !isSuperseded)

  test('are rows of their own, of which the newest is current, with one hold', async () => {
    const first = await book(stores, attempt(1, 3))
    const done = await stores.bookings.reserve(attempt(2, 2), now + minute, noEmails)
    expect(done).toMatchObject({
      value: { is: 'resumed', seatsChange: -1, droppedOrder: { id: 'o1' } },
    })
    expect(await row('b1')).toEqual({
      ...first,
      isSuperseded: true,
      status: 'expired',
      order: { ...orderOf(first), state: 'lapsed' },
    })
    expect(await current()).toEqual([done.ok && done.value.booking])
    expect(await seatsTaken(stores)).toBe(2)
    expect(await stores.people.count({ is: 'address', email })).toMatchObject({ registrations: 1 })
    expect(await stores.bookings.expireHolds(now + holdLifetime)).toEqual([])
  })

  test('leave at most one current, however many come at once', async () => {
    const results = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        stores.bookings.reserve(attempt(number, 2), now, noEmails),
      ),
    )
    const kinds = results.map((result) => (result.ok ? result.value.is : result.error.code))
    expect(kinds.toSorted()).toEqual(['new', ...Array.from({ length: 5 }, () => 'resumed')])
    expect(await stores.bookings.list('e1')).toHaveLength(6)
    expect(await current()).toHaveLength(1)
    expect(await seatsTaken(stores)).toBe(2)
  })

  test('the older page, once paid, confirms its own booking', async () => {
    const first = await book(stores, attempt(1, 2, 'Zoe'))
    await book(stores, attempt(2, 2, 'Mallory'))
    expect(await pay(first)).toMatchObject({
      is: 'confirmed',
      transition: { booking: { id: 'b1' }, droppedOrder: { id: 'o2' } },
    })
    expect(await current()).toMatchObject([
      { id: 'b1', status: 'confirmed', answers: named('Zoe'), seats: 2, paidCents: 5000 },
    ])
    expect(await row('b2')).toMatchObject({ status: 'expired', isSuperseded: true, paidCents: 0 })
    expect(await seatsTaken(stores)).toBe(2)
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
    const late = await stores.bookings.reserve(attempt(3, 1), now, noEmails)
    expect(late).toEqual(err({ code: 'already-answered' }))
  })

  test('both pages paid: one booking is in force, and the other payment is refunded', async () => {
    const first = await book(stores, attempt(1, 2))
    const second = await book(stores, attempt(2, 3))
    const outcomes = await Promise.all([pay(first), pay(second), pay(first), pay(second)])
    expect(outcomes.map(({ is }) => is).toSorted()).toEqual([
      'confirmed',
      'known',
      'known',
      'refunded',
    ])
    const [inForce, ...more] = await current()
    expect(more).toEqual([])
    expect(inForce).toMatchObject({ status: 'confirmed', refundedCents: 0 })
    expect(await seatsTaken(stores)).toBe(inForce?.seats)
    const other = inForce?.id === 'b1' ? second : first
    expect(await stores.paymentStore.pendingRefunds()).toMatchObject([
      { bookingId: other.id, amountCents: orderOf(other).dueCents },
    ])
    expect(await row(other.id)).toMatchObject({ status: 'refunded', seats: 0 })
    const zoe = (await findCustomers(stores))[0]?.id ?? ''
    const paid = await stores.customers.paymentsOf(zoe, { page: 1, length: 5 })
    expect(paid).toMatchObject({ total: 2, rows: [{}, {}] })
    for (const { id } of paid.rows) {
      expect((await stores.ledger.find(id))?.customerId).toBe(zoe)
    }
  })

  test('old pages that are paid while new attempts come leave one in force, paid once', async () => {
    const first = await book(stores, attempt(1, 2))
    const [, ...others] = await Promise.all([
      pay(first),
      ...[2, 3, 4, 5].map((number) => stores.bookings.reserve(attempt(number, 2), now, noEmails)),
    ])
    const held = others.flatMap((done) => (done.ok ? [done.value.booking] : []))
    await Promise.all(held.map((booking) => pay(booking)))
    const rows = await stores.bookings.list('e1')
    expect(await current()).toMatchObject([{ status: 'confirmed', seats: 2, refundedCents: 0 }])
    const netCents = rows.map(({ paidCents, refundedCents }) => paidCents - refundedCents)
    expect(netCents.reduce((sum, cents) => sum + cents, 0)).toBe(5000)
    expect(await stores.paymentStore.pendingRefunds()).toHaveLength(held.length)
    expect(await seatsTaken(stores)).toBe(2)
  })

  test('a public No replaces a lapsed unpaid Yes, and a late payment restores it', async () => {
    const first = await book(stores, attempt(1, 2))
    const form = { name: 'Zoe', email, phone: '7705550142', message: '', eventId: 'e1' }
    const decline = (bookingId: string) =>
      stores.bookings.decline({ ...form, bookingId }, now + holdLifetime, noEmails)
    expect(await decline('d1')).toMatchObject(err({ code: 'already-answered' }))
    expect(await seatsTaken(stores)).toBe(2)
    await stores.bookings.expireHolds(now + holdLifetime)
    expect(await decline('d1')).toMatchObject({
      value: { droppedOrder: { id: 'o1' }, superseded: { id: 'b1' } },
    })
    expect(await current()).toMatchObject([{ id: 'd1', willingness: 'no' }])
    expect(await row('b1')).toMatchObject({ isSuperseded: true, status: 'expired' })
    expect(await seatsTaken(stores)).toBe(0)
    expect(await pay(first, now + holdLifetime)).toMatchObject({ is: 'confirmed' })
    expect(await current()).toMatchObject([{ id: 'b1', status: 'confirmed', seats: 2 }])
    expect(await row('d1')).toMatchObject({ isSuperseded: true, status: 'cancelled' })
    expect(await seatsTaken(stores)).toBe(2)
    expect(await decline('d2')).toMatchObject(err({ code: 'already-answered' }))
  })

  test('a code or token of a superseded one opens nothing, and a new code opens the current one', async () => {
    const first = await book(stores, attempt(1, 2))
    const tokenHash = await tokenFor(stores, first, now - 10 * minute)
    const challenge = { challengeId: 'c1', eventId: 'e1', codeHash: 'right' }
    await stores.codes.issue({ ...challenge, email }, now, noEmails)
    const second = await book(stores, attempt(2, 2))
    const entered = { ...challenge, tokenHash: 'token' }
    const wrong = await stores.codes.verify({ ...entered, codeHash: 'wrong' }, now)
    expect(wrong).toMatchObject(err({ code: 'wrong-code' }))
    expect(await stores.codes.verify(entered, now)).toEqual(err({ code: 'code-expired' }))
    const asked = { eventId: 'e1', change: no, tokenHash }
    for (const bookingId of ['b1', 'b2']) {
      expect(await stores.bookings.change({ ...asked, bookingId }, now, noEmails)).toEqual(
        err({ code: 'bad-token' }),
      )
    }
    const fresh = await tokenFor(stores, second, now + minute)
    const bookingId = second.id
    const own = await stores.bookings.change(
      { ...asked, bookingId, tokenHash: fresh },
      now,
      noEmails,
    )
    expect(own.ok).toBe(true)
  })

  test('are canceled with their event, with one email', async () => {
    const first = await book(stores, attempt(1, 2))
    await book(stores, attempt(2, 2))
    const cancelled = await stores.events.cancel('evergreen', 'e1', now, (_event, steps) =>
      steps.map(({ booking }) => draft({ to: booking.email, label: `Off ${booking.id}` })),
    )
    expect(cancelled).toMatchObject(ok([{ booking: { id: 'b2' } }]))
    expect(await labels(stores)).toEqual(['Off b2'])
    expect(await pay(first)).toMatchObject({ is: 'refunded', reason: 'event-over' })
    expect(await seatsTaken(stores)).toBe(0)
  })

  test('are all erased with their guest, and none of them can be paid after that', async () => {
    await stores.bookings.reserve(attempt(1, 2), now, toGuest('One'))
    await stores.bookings.reserve(attempt(2, 2), now, toGuest('Two'))
    const first = await row('b1')
    await book(stores, guest(3, 1))
    expect(await erasePerson(stores, 'ZOE@example.org')).toBe(1)
    for (const id of ['b1', 'b2']) {
      expect(await row(id)).toMatchObject({ email: '', answers: [], order: { answers: [] } })
    }
    expect(JSON.stringify(await stores.bookings.list('e1'))).not.toMatch(/zoe|Name/i)
    expect(await row('b3')).toMatchObject({ email: 'guest3@example.org' })
    expect(await erasePerson(stores, email)).toBe(0)
    expect(await pay(first)).toMatchObject({ is: 'refunded', reason: 'not-owed' })
    expect(await row('b1')).toMatchObject({ email: '', isSuperseded: true })
    expect((await pay(await row('b2'))).is).toBe('confirmed')
    expect((await book(stores, attempt(5, 1))).id).toBe('b5')
    expect(await seatsTaken(stores)).toBe(4)
  })

  test('are all erased some time after the event', async () => {
    await book(stores, attempt(1, 2))
    await book(stores, attempt(2, 2))
    expect(await stores.bookings.eraseOfEventsBefore(now + 2 * day)).toBe(2)
    expect(await stores.bookings.eraseOfEventsBefore(now + 2 * day)).toBe(0)
    expect(JSON.stringify(await stores.bookings.list('e1'))).not.toMatch(/zoe/i)
  })

  test('orders of superseded ones are watched until their page has ended', async () => {
    const first = await book(stores, attempt(1, 2))
    const page = { sessionId: 's1', url: 'https://pay.example/s1' }
    await book(stores, attempt(2, 2))
    const attached = stores.bookings.attachCheckout('b1', orderOf(first).id, page, now)
    expect(await attached, 'nobody is sent to it').toBe(false)
    expect(await stores.paymentStore.watchedOrders('all', now)).toMatchObject([
      { id: 'o1', subject: { kind: 'booking', id: 'b1' }, sessionId: 's1', isWanted: false },
    ])
  })
})
