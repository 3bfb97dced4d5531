import { beforeEach, describe, expect, test } from 'vitest'
import { holdLifetime, type Booking } from '#domain/bookings/booking.ts'
import { minute } from '#domain/time.ts'
import { noEmails } from '#support/emails.ts'
import {
  book,
  guest,
  paymentOf,
  seatsTaken,
  labels,
  toGuest,
  tokenFor,
} from '#support/stored-bookings.ts'
import { maybe, no, now, yes } from '#support/bookings.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('guests at the same time in %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(() =>
    stores.events.importAll([gardenEvent(), paidEvent({ id: 'e2', publicId: 'paid' })], now),
  )

  const numbers = (count: number) => Array.from({ length: count }, (_each, index) => index)
  const changeTo = (booking: Booking, tokenHash: string, change: ReturnType<typeof yes>) =>
    stores.bookings.change(
      { eventId: booking.eventId, bookingId: booking.id, tokenHash, change },
      now,
      noEmails,
    )

  test.each(['e1', 'e2'])(
    'exactly 10 of 200 guests get one of the last 10 seats of %s',
    async (eventId) => {
      const results = await Promise.all(
        numbers(200).map((number) =>
          stores.bookings.reserve(guest(number, 1, { eventId }), now, toGuest('See you')),
        ),
      )
      const refused = results.flatMap((result) => (result.ok ? [] : [result.error]))
      expect(refused).toEqual(
        Array.from({ length: 190 }, () => ({ code: 'fully-booked', seatsLeft: 0 })),
      )
      expect(await seatsTaken(stores, eventId)).toBe(10)
      expect(await stores.bookings.list(eventId)).toHaveLength(10)
      expect(await labels(stores)).toHaveLength(10)
    },
  )

  test('parties and changes from Maybe to Yes never take more than there is', async () => {
    const undecided = await Promise.all(
      numbers(20).map((number) => book(stores, guest(number, 1, { willingness: 'maybe' }))),
    )
    const tokens = await Promise.all(undecided.map((booking) => tokenFor(stores, booking)))
    const sizes = numbers(60).map((number) => 1 + (number % 4))
    const results = await Promise.all(
      sizes.map(async (size, index) => {
        const booking = undecided[index]
        const done =
          booking === undefined
            ? await stores.bookings.reserve(guest(index, size), now, noEmails)
            : await changeTo(booking, tokens[index] ?? '', yes(size, `o-${index}`))
        return { size, done }
      }),
    )
    const taken = await seatsTaken(stores)
    const won = results.filter(({ done }) => done.ok)
    expect(won.reduce((sum, { size }) => sum + size, 0)).toBe(taken)
    expect(taken).toBeLessThanOrEqual(10)
    for (const { size, done } of results) if (!done.ok) expect(size).toBeGreaterThan(10 - taken)
  })

  test('a No frees its seats once, repeated or at once', async () => {
    const booking = await book(stores, guest(1, 4))
    await book(stores, guest(2, 6))
    const times = [4, 3, 2, 1].map((minutes) => now - minutes * minute)
    const tokens: string[] = []
    for (const at of times) tokens.push(await tokenFor(stores, booking, at))
    const results = await Promise.all(
      tokens.flatMap((tokenHash) =>
        numbers(3).map(() =>
          stores.bookings.change(
            { eventId: 'e1', bookingId: booking.id, tokenHash, change: no },
            now,
            noEmails,
          ),
        ),
      ),
    )
    const freed = results.flatMap((result) => (result.ok ? [result.value.seatsChange] : []))
    expect(freed.toSorted((a, b) => a - b)).toEqual([-4, 0, 0, 0])
    expect(await seatsTaken(stores)).toBe(6)
  })

  test('seats that come free while others want them are sold once', async () => {
    const leaving = await Promise.all(numbers(10).map((number) => book(stores, guest(number, 1))))
    const tokens = await Promise.all(leaving.map((booking) => tokenFor(stores, booking)))
    const wanted = numbers(30).map((number) =>
      stores.bookings.reserve(guest(100 + number, 1), now, noEmails),
    )
    const left = leaving.map((booking, index) =>
      stores.bookings.change(
        {
          eventId: 'e1',
          bookingId: booking.id,
          tokenHash: tokens[index] ?? '',
          change: index % 2 ? no : maybe,
        },
        now,
        noEmails,
      ),
    )
    const came = (await Promise.all(wanted)).filter(({ ok }) => ok).length
    expect((await Promise.all(left)).every(({ ok }) => ok)).toBe(true)
    expect(await seatsTaken(stores)).toBe(came)
    expect(came).toBeLessThanOrEqual(10)
  })

  test('holds that end, late payments and new guests share the seats that there are', async () => {
    const held = await Promise.all(
      numbers(5).map((number) => book(stores, guest(number, 2, { eventId: 'e2' }))),
    )
    const over = now + holdLifetime
    const [outcomes, freed, came] = await Promise.all([
      Promise.all(
        held.map((booking) =>
          stores.bookings.confirmPayment(paymentOf(booking), over, noEmails, noEmails),
        ),
      ),
      stores.bookings.expireHolds(over),
      Promise.all(
        numbers(20).map((number) =>
          stores.bookings.reserve(guest(100 + number, 2, { eventId: 'e2' }), over, noEmails),
        ),
      ),
    ])
    const confirmed = outcomes.filter(({ is }) => is === 'confirmed').length
    const refunded = outcomes.filter(({ is }) => is === 'refunded').length
    const heldCount = came.filter(({ ok }) => ok).length
    expect(confirmed + refunded).toBe(5)
    expect(freed.length).toBeLessThanOrEqual(5)
    expect(await seatsTaken(stores, 'e2')).toBe(2 * (confirmed + heldCount))
    expect(confirmed + heldCount).toBeLessThanOrEqual(5)
    expect(await stores.paymentStore.pendingRefunds()).toHaveLength(refunded)
  })

  test('a booking during the cancellation is canceled too, or refused', async () => {
    const [cancelled, ...results] = await Promise.all([
      stores.events.cancel('evergreen', 'e1', now, noEmails),
      ...numbers(20).map((number) => stores.bookings.reserve(guest(number, 1), now, noEmails)),
    ])
    expect(cancelled.ok).toBe(true)
    expect(await seatsTaken(stores)).toBe(0)
    const rows = await stores.bookings.list('e1')
    expect(rows).toHaveLength(results.filter(({ ok }) => ok).length)
    expect(rows.every(({ status }) => status === 'cancelled')).toBe(true)
  })
})
