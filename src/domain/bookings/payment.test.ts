import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { cancelWithEvent } from './change.ts'
import { completePayment, lapseHold } from './payment.ts'
import { now, paid, paidFor, registered } from '#support/bookings.ts'

describe('a payment', () => {
  const { booking } = registered(paid, 2)
  const payment = { orderId: 'o1', amountCents: 5000 }
  const late = now + 31 * minute
  const lapsed = lapseHold(booking, late)?.booking ?? booking

  test('that comes in time, or before anyone noticed that it did not, confirms', () => {
    const outcome = completePayment(booking, payment, paid, 2, late)
    expect(outcome).toMatchObject({ is: 'confirmed', transition: { seatsChange: 0 } })
  })

  test('that comes after its hold ended takes seats again if there are any', () => {
    const outcome = completePayment(lapsed, payment, paid, 8, late)
    expect(outcome).toMatchObject({
      is: 'confirmed',
      transition: { seatsChange: 2, booking: { status: 'confirmed', seats: 2 } },
    })
  })

  test('goes back when the seats are gone, or the event has begun', () => {
    expect(completePayment(lapsed, payment, paid, 9, late)).toMatchObject({
      is: 'refunded',
      reason: 'seats-gone',
      refundCents: 5000,
      transition: { seatsChange: 0, booking: { status: 'refunded', order: null } },
    })
    expect(completePayment(lapsed, payment, paid, 0, paid.start)).toMatchObject({
      is: 'refunded',
      reason: 'event-over',
    })
  })

  test('a second one for the same booking goes back', () => {
    const confirmed = paidFor(booking, paid)
    const second = completePayment(confirmed, payment, paid, 2, now)
    expect(second).toMatchObject({ is: 'refunded', reason: 'not-owed', refundCents: 5000 })
    expect(second.transition.booking).toMatchObject({ status: 'confirmed', seats: 2 })
  })

  test('from an earlier page counts if the amount is right, and goes back if not', () => {
    const resumed = registered(paid, 2, { existing: booking, taken: 2, orderId: 'o2' }).booking
    expect(completePayment(resumed, payment, paid, 2, now).is).toBe('confirmed')
    const larger = registered(paid, 3, { existing: booking, taken: 2, orderId: 'o2' }).booking
    const outcome = completePayment(larger, payment, paid, 3, now)
    expect(outcome).toMatchObject({ is: 'refunded', reason: 'not-owed' })
    expect(outcome.transition.booking).toMatchObject({
      status: 'pending_payment',
      order: { id: 'o2' },
    })
  })

  test('of paid seats is due back when the event is cancelled', () => {
    const cancelled = cancelWithEvent(paidFor(booking, paid))
    expect(cancelled).toMatchObject({
      seatsChange: -2,
      booking: { status: 'cancelled', refundDueCents: 5000 },
    })
    const unpaid = cancelWithEvent(booking)
    expect(unpaid).toMatchObject({ seatsChange: -2, droppedOrder: { id: 'o1' } })
    const after = completePayment(unpaid.booking, payment, { ...paid, cancelled: true }, 0, now)
    expect(after).toMatchObject({ is: 'refunded', refundCents: 5000 })
  })
})

test('a hold ends when its time is over, and only once', () => {
  const { booking } = registered(paid, 2)
  expect(lapseHold(booking, now + 30 * minute - 1)).toBeNull()
  const lapsed = lapseHold(booking, now + 30 * minute)
  expect(lapsed?.seatsChange).toBe(-2)
  expect(lapsed && lapseHold(lapsed.booking, now + 60 * minute)).toBeNull()
})
