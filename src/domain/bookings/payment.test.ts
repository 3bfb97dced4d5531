import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { holdEnd } from './booking.ts'
import { cancelWithEvent } from './change.ts'
import { completePayment, lapseHold } from './payment.ts'
import { changed, now, paid, paidFor, registered, yes } from '#support/bookings.ts'

describe('a payment', () => {
  const { booking } = registered(paid, 2)
  const payment = { orderId: 'o1', amountCents: 5000 }
  const late = now + 31 * minute
  const lapsed = lapseHold(booking, late)?.booking ?? booking

  test('that comes in time, or before anyone noticed that it did not, confirms', () => {
    const outcome = completePayment(booking, null, payment, paid, 2, late)
    expect(outcome).toMatchObject({ is: 'confirmed', transition: { seatsChange: 0 } })
  })

  test('that comes after its hold ended takes seats again if there are any', () => {
    const outcome = completePayment(lapsed, null, payment, paid, 8, late)
    expect(outcome).toMatchObject({
      is: 'confirmed',
      transition: { seatsChange: 2, booking: { status: 'confirmed', seats: 2 } },
    })
  })

  test('goes back when the seats are gone, or the event has begun', () => {
    expect(completePayment(lapsed, null, payment, paid, 9, late)).toMatchObject({
      is: 'refunded',
      reason: 'seats-gone',
      refundCents: 5000,
      transition: { seatsChange: 0, booking: { status: 'refunded', order: null } },
    })
    expect(completePayment(lapsed, null, payment, paid, 0, paid.start)).toMatchObject({
      is: 'refunded',
      reason: 'event-over',
    })
  })

  test('a second one for the same booking goes back', () => {
    const confirmed = paidFor(booking, paid)
    const second = completePayment(confirmed, null, payment, paid, 2, now)
    expect(second).toMatchObject({ is: 'refunded', reason: 'not-owed', refundCents: 5000 })
    expect(second.transition.booking).toMatchObject({ status: 'confirmed', seats: 2 })
  })

  test('from the page of an order that the owner of the mailbox changed counts if the amount is right', () => {
    const same = changed(booking, yes(2), paid).booking
    expect(completePayment(same, null, payment, paid, 2, now).is).toBe('confirmed')
    const larger = changed(booking, yes(3), paid).booking
    const outcome = completePayment(larger, null, payment, paid, 3, now)
    expect(outcome).toMatchObject({ is: 'refunded', reason: 'not-owed' })
    expect(outcome.transition.booking).toMatchObject({
      status: 'pending_payment',
      order: { id: 'o2' },
    })
  })

  test('of paid seats is due back when the event is canceled', () => {
    const cancelled = cancelWithEvent(paidFor(booking, paid))
    expect(cancelled).toMatchObject({
      seatsChange: -2,
      booking: { status: 'cancelled', refundDueCents: 5000 },
    })
    const unpaid = cancelWithEvent(booking)
    expect(unpaid).toMatchObject({ seatsChange: -2, droppedOrder: { id: 'o1' } })
    const after = completePayment(
      unpaid.booking,
      null,
      payment,
      { ...paid, cancelled: true },
      0,
      now,
    )
    expect(after).toMatchObject({
      is: 'refunded',
      reason: 'event-over',
      refundCents: 5000,
      transition: { seatsChange: 0, booking: { status: 'cancelled' } },
    })
  })
})

test('a hold ends when its time is over, and only once', () => {
  const { booking } = registered(paid, 2)
  expect(lapseHold(booking, now + 30 * minute - 1)).toBeNull()
  const lapsed = lapseHold(booking, now + 30 * minute)
  expect(lapsed?.seatsChange).toBe(-2)
  expect(lapsed && lapseHold(lapsed.booking, now + 60 * minute)).toBeNull()
})

test('a hold ends with its payment page, never earlier than asked and hardly later', () => {
  const asked = now + 30 * minute
  expect(holdEnd(asked, asked)).toBe(asked)
  expect(holdEnd(asked, asked + 21_000)).toBe(asked + 21_000)
  expect(holdEnd(asked, asked - minute)).toBe(asked)
  expect(holdEnd(asked, asked + 60 * minute)).toBe(asked + 2 * minute)
})
