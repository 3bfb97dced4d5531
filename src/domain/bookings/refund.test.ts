import { describe, expect, test } from 'vitest'
import { changed, no, paid, paidFor, registered, yes } from '#support/bookings.ts'
import { creditCents } from './booking.ts'
import { giveBackDue, noteGoneBack } from './refund.ts'

const three = paidFor(registered(paid, 3).booking, paid)
const payments = [{ paymentId: 'p1', amountCents: 7500 }]

test('what is due goes back, and what was paid for the seats in force stays', () => {
  const { booking } = changed(three, yes(1), paid)
  const given = giveBackDue(booking, payments, [])
  expect(given).toMatchObject({
    ok: true,
    value: {
      refundCents: 5000,
      parts: [{ paymentId: 'p1', amountCents: 5000 }],
      seatsChange: 0,
      booking: { paidCents: 7500, refundedCents: 5000, refundDueCents: 0, seats: 1 },
    },
  })
  expect(given.ok && creditCents(given.value.booking)).toBe(2500)
})

test('several payments go back from the latest, none by more than came in', () => {
  const five = paidFor(changed(three, yes(5), paid).booking, paid)
  const both = [{ paymentId: 'p2', amountCents: 5000 }, ...payments]
  const { booking } = changed(five, no, paid)
  expect(giveBackDue(booking, both, [])).toMatchObject({
    value: { refundCents: 12_500, parts: both },
  })
  const four = changed(five, yes(4), paid).booking
  const once = giveBackDue(four, both, [])
  if (!once.ok) throw new Error(once.error.code)
  expect(once.value.parts).toEqual([{ paymentId: 'p2', amountCents: 2500 }])
  const none = changed(once.value.booking, no, paid).booking
  expect(giveBackDue(none, both, once.value.parts)).toMatchObject({
    value: {
      refundCents: 10_000,
      parts: [
        { paymentId: 'p2', amountCents: 2500 },
        { paymentId: 'p1', amountCents: 7500 },
      ],
    },
  })
})

test('where nothing is due, nothing goes back', () => {
  expect(giveBackDue(three, payments, [])).toEqual({ ok: false, error: { code: 'nothing-due' } })
})

describe('money that the payment provider says went back', () => {
  const due = (cents: number) => ({
    ...paidFor(registered(paid, 3).booking, paid),
    refundDueCents: cents,
  })
  const noted = (
    booking: ReturnType<typeof due>,
    totalCents: number,
    oursCents = 0,
    elsewhereCents = 0,
  ) => noteGoneBack(booking, { totalCents, oursCents, elsewhereCents })

  test('without us settles what is due first, and never more', () => {
    expect(noted(due(5000), 2500)).toMatchObject({
      elsewhereCents: 2500,
      booking: { refundDueCents: 2500, refundedCents: 2500 },
    })
    expect(noted(due(2500), 7500)).toMatchObject({
      elsewhereCents: 7500,
      booking: { refundDueCents: 0, refundedCents: 7500 },
    })
  })

  test('by refunds of our own, or as we know already, changes nothing', () => {
    const booking = due(2500)
    expect(noted(booking, 5000, 5000)).toEqual({ booking, elsewhereCents: 0 })
    expect(noted(booking, 5000, 2500, 2500)).toEqual({ booking, elsewhereCents: 2500 })
    // An earlier report that comes late, and one of before our refund was carried out.
    expect(noted(booking, 2500, 2500, 2500)).toEqual({ booking, elsewhereCents: 2500 })
    expect(noted(booking, 0, 2500)).toEqual({ booking, elsewhereCents: 0 })
  })
})
