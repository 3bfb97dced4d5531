import { describe, expect, test } from 'vitest'
import { changed, no, paid, paidFor, registered, yes } from '#support/bookings.ts'
import { creditCents } from './booking.ts'
import { refundDue, refundedElsewhere, applyRefundReport, reopenRefund } from './refund.ts'
import { err, ok, unwrap } from '#domain/result.ts'

const three = paidFor(registered(paid, 3).booking, paid)
const payments = [{ paymentId: 'p1', amountCents: 7500 }]

test('the due amount is refunded, and the payment for the seats in force stays', () => {
  const { booking } = changed(three, yes(1), paid)
  const givenBack = refundDue(booking, payments, [])
  expect(givenBack).toMatchObject(
    ok({
      refundCents: 5000,
      parts: [{ paymentId: 'p1', amountCents: 5000 }],
      seatsChange: 0,
      booking: { paidCents: 7500, refundedCents: 5000, refundDueCents: 0, seats: 1 },
    }),
  )
  expect(givenBack.ok && creditCents(givenBack.value.booking)).toBe(2500)
})

test('several payments go back from the latest, none by more than came in', () => {
  const five = paidFor(changed(three, yes(5), paid).booking, paid)
  const both = [{ paymentId: 'p2', amountCents: 5000 }, ...payments]
  const { booking } = changed(five, no, paid)
  expect(refundDue(booking, both, [])).toMatchObject({
    value: { refundCents: 12_500, parts: both },
  })
  const four = changed(five, yes(4), paid).booking
  const once = unwrap(refundDue(four, both, []))
  expect(once.parts).toEqual([{ paymentId: 'p2', amountCents: 2500 }])
  const none = changed(once.booking, no, paid).booking
  expect(refundDue(none, both, once.parts)).toMatchObject({
    value: {
      refundCents: 10_000,
      parts: [
        { paymentId: 'p2', amountCents: 2500 },
        { paymentId: 'p1', amountCents: 7500 },
      ],
    },
  })
})

test('nothing is refunded if nothing is due', () => {
  expect(refundDue(three, payments, [])).toEqual(err({ code: 'nothing-due' }))
})

describe('money that the payment provider says went back', () => {
  const due = (cents: number) => ({
    ...paidFor(registered(paid, 3).booking, paid),
    refundDueCents: cents,
  })
  const counts = (totalCents: number, oursCents = 0, elsewhereCents = 0) => ({
    totalCents,
    oursCents,
    elsewhereCents,
  })

  test('without us settles what is due first, and never more', () => {
    expect(applyRefundReport(due(5000), counts(2500))).toMatchObject({
      refundDueCents: 2500,
      refundedCents: 2500,
    })
    expect(applyRefundReport(due(2500), counts(7500))).toMatchObject({
      refundDueCents: 0,
      refundedCents: 7500,
    })
    expect(refundedElsewhere(counts(7500))).toBe(7500)
  })

  test('by refunds of our own, or as we know already, changes nothing', () => {
    const booking = due(2500)
    for (const counted of [
      counts(5000, 5000),
      counts(5000, 2500, 2500),
      // A late report, and one from before our refund was made.
      counts(2500, 2500, 2500),
      counts(0, 2500),
    ]) {
      expect(applyRefundReport(booking, counted)).toEqual(booking)
      expect(refundedElsewhere(counted)).toBe(counted.elsewhereCents)
    }
  })
})

test('a refund that fails is due again, and never more than went back', () => {
  const givenBack = unwrap(refundDue(changed(three, yes(1), paid).booking, payments, []))
  expect(reopenRefund(givenBack.booking, 5000)).toMatchObject({
    refundedCents: 0,
    refundDueCents: 5000,
  })
  expect(reopenRefund(givenBack.booking, 9000)).toMatchObject({ refundDueCents: 5000 })
})
