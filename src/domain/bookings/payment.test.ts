import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { holdEnd } from './booking.ts'
import { cancelWithEvent } from './change.ts'
import { completePayment, lapseHold, type PaidBooking } from './payment.ts'
import { changed, now, paid, paidFor, registered, yes } from '#support/bookings.ts'

describe('a payment', () => {
  const { booking } = registered(paid, 2)
  const payment = { orderId: 'o1', amountCents: 5000 }
  const late = now + 31 * minute
  const lapsed = lapseHold(booking, late)?.booking ?? booking
  const pay = (rest: Pick<PaidBooking, 'booking' | 'seatsTaken'> & Partial<PaidBooking>) =>
    completePayment({ current: null, payment, event: paid, now, ...rest })

  test('that comes in time, or before anyone noticed that it did not, confirms', () => {
    const outcome = pay({ booking, seatsTaken: 2, now: late })
    expect(outcome).toMatchObject({ is: 'confirmed', transition: { seatsChange: 0 } })
  })

  test('that comes after its hold ended takes seats again if there are any', () => {
    const outcome = pay({ booking: lapsed, seatsTaken: 8, now: late })
    expect(outcome).toMatchObject({
      is: 'confirmed',
      transition: { seatsChange: 2, booking: { status: 'confirmed', seats: 2 } },
    })
  })

  test('goes back when the seats are gone, or the event has begun', () => {
    expect(pay({ booking: lapsed, seatsTaken: 9, now: late })).toMatchObject({
      is: 'refunded',
      reason: 'seats-gone',
      refundCents: 5000,
      transition: { seatsChange: 0, booking: { status: 'refunded', order: null } },
    })
    expect(pay({ booking: lapsed, seatsTaken: 0, now: paid.start })).toMatchObject({
      is: 'refunded',
      reason: 'event-over',
    })
  })

  test('a second one for the same booking goes back', () => {
    const confirmed = paidFor(booking, paid)
    const second = pay({ booking: confirmed, seatsTaken: 2 })
    expect(second).toMatchObject({ is: 'refunded', reason: 'not-owed', refundCents: 5000 })
    expect(second.transition.booking).toMatchObject({ status: 'confirmed', seats: 2 })
  })

  test('from the page of an order that the owner of the mailbox changed counts if the amount is right', () => {
    const same = changed(booking, yes(2), paid).booking
    expect(pay({ booking: same, seatsTaken: 2 }).is).toBe('confirmed')
    const larger = changed(booking, yes(3), paid).booking
    const outcome = pay({ booking: larger, seatsTaken: 3 })
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
    const after = pay({
      booking: unpaid.booking,
      event: { ...paid, cancelled: true },
      seatsTaken: 0,
    })
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

test('a hold ends with its checkout session, never earlier than asked and hardly later', () => {
  const asked = now + 30 * minute
  expect(holdEnd(asked, asked)).toBe(asked)
  expect(holdEnd(asked, asked + 21_000)).toBe(asked + 21_000)
  expect(holdEnd(asked, asked - minute)).toBe(asked)
  expect(holdEnd(asked, asked + 60 * minute)).toBe(asked + 2 * minute)
})
