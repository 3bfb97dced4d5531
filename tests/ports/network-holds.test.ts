import { beforeEach, describe, expect, test } from 'vitest'
import { holdLifetime } from '#domain/bookings/booking.ts'
import { err } from '#domain/result.ts'
import { noEmails } from '#support/emails.ts'
import { book, change, guest, paymentOf, seatsTaken } from '#support/stored-bookings.ts'
import { maybe, now, yes } from '#support/bookings.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('unpaid bookings of one network, in %s,', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([paidEvent({ capacity: 100 })], now))

  const holder = 'a network'
  const reserve = (number: number, from: string | null = holder, at = now) =>
    stores.bookings.reserve(guest(number, 1, { holder: from }), at, noEmails)
  const refusal = (waitMs: number) => err({ code: 'too-many-holds', waitMs })

  test('hold seats for three at a time, even when all come at once', async () => {
    const done = await Promise.all(Array.from({ length: 12 }, (_, index) => reserve(index)))
    expect(done.filter(({ ok }) => ok)).toHaveLength(3)
    expect(done.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 9 }, () => refusal(holdLifetime)),
    )
    expect(await seatsTaken(stores)).toBe(3)
  })

  test('do not count for other networks or events, nor when nobody counts', async () => {
    for (const number of [1, 2, 3]) await reserve(number)
    expect((await reserve(4, 'another network')).ok).toBe(true)
    expect((await reserve(5, null)).ok).toBe(true)
    const other = paidEvent({ id: 'e2', publicId: 'other' })
    await stores.events.importAll([other], now)
    const there = guest(6, 1, { holder, eventId: 'e2' })
    expect((await stores.bookings.reserve(there, now, noEmails)).ok).toBe(true)
  })

  test('do not count once they are paid, have ended, or were resumed', async () => {
    const paid = await book(stores, guest(1, 1, { holder }))
    for (const number of [2, 3]) await reserve(number)
    expect(await reserve(4)).toEqual(refusal(holdLifetime))
    // The same guest again replaces their own hold.
    const again = guest(3, 2, { holder, bookingId: 'b33', orderId: 'o33' })
    expect(await stores.bookings.reserve(again, now, noEmails)).toMatchObject({
      value: { is: 'resumed' },
    })
    await stores.bookings.confirmPayment(paymentOf(paid), now, noEmails, noEmails)
    expect((await reserve(4)).ok).toBe(true)
    expect(await reserve(5)).toEqual(refusal(holdLifetime))
    expect((await reserve(5, holder, now + holdLifetime)).ok).toBe(true)
  })

  test('count when an answer is changed to a Yes that has to be paid', async () => {
    const perhaps = await book(stores, guest(1, 1, { holder, willingness: 'maybe' }))
    for (const number of [2, 3, 4]) await reserve(number)
    expect(await change(stores, perhaps, { ...yes(1, 'o9'), holder })).toEqual(
      refusal(holdLifetime),
    )
    expect((await change(stores, perhaps, { ...maybe, holder }, now + 61_000)).ok).toBe(true)
  })

  test('free seats are taken at once, so nothing is held', async () => {
    await stores.events.importAll([gardenEvent({ id: 'e3', publicId: 'free' })], now)
    for (const number of [1, 2, 3, 4]) {
      const free = guest(number, 1, { holder, eventId: 'e3' })
      expect((await stores.bookings.reserve(free, now, noEmails)).ok).toBe(true)
    }
  })
})
