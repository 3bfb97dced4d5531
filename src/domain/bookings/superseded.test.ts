import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import {
  changed,
  free,
  maybe,
  no,
  now,
  paid,
  paidFor,
  registered,
  request,
} from '#support/bookings.ts'
import type { BookableEvent, Booking } from './booking.ts'
import { completePayment, lapseHold } from './payment.ts'
import { decline, register } from './register.ts'
import { err, ok, unwrap } from '#domain/result.ts'

const named = (firstName: string) => [{ name: 'firstName', value: firstName }]
const late = now + 31 * minute

/** A first attempt of an address, and a later one that supersedes it. */
function twoAttempts({ seats = 2, laterSeats = 2, taken = 0 } = {}) {
  const first = registered(paid, seats, { answers: named('Rosa'), taken })
  const second = registered(paid, laterSeats, {
    existing: first.booking,
    taken: taken + seats,
    bookingId: 'b2',
    orderId: 'o2',
    answers: named('Mallory'),
  })
  if (second.superseded === null) throw new Error('nothing was superseded')
  return { old: second.superseded, current: second.booking, seatsTaken: taken + laterSeats }
}

const pay = (
  booking: Booking,
  current: Booking | null,
  seatsTaken: number,
  event: BookableEvent = paid,
) => {
  if (booking.order === null) throw new Error('there is nothing to pay')
  const { id: orderId, dueCents: amountCents } = booking.order
  return completePayment({
    booking,
    current,
    payment: { orderId, amountCents },
    event,
    seatsTaken,
    now,
  })
}

describe('the page of an attempt that was superseded, once it is paid', () => {
  test('confirms its own answers, and the other attempt gives way', () => {
    const { old, current, seatsTaken } = twoAttempts({ laterSeats: 3 })
    const outcome = pay(old, current, seatsTaken)
    expect(outcome).toMatchObject({
      is: 'confirmed',
      transition: {
        seatsChange: -1,
        booking: {
          id: 'b1',
          isSuperseded: false,
          status: 'confirmed',
          seats: 2,
          answers: named('Rosa'),
          paidCents: 5000,
        },
        superseded: { id: 'b2', isSuperseded: true, status: 'expired', paidCents: 0 },
        droppedOrder: { id: 'o2' },
      },
    })
    const { booking, superseded } = outcome.transition
    if (superseded === null) throw new Error('nothing was superseded')
    expect(pay(superseded, booking, 2)).toMatchObject({
      is: 'refunded',
      reason: 'not-owed',
      refundCents: 7500,
      transition: { seatsChange: 0, superseded: null, booking: { status: 'refunded' } },
    })
  })

  test('counts the seats that the other attempt holds as free, and no others', () => {
    const { old, current } = twoAttempts({ seats: 3, laterSeats: 2 })
    expect(pay(old, current, 9).is).toBe('confirmed')
    expect(pay(old, current, 10)).toMatchObject({
      is: 'refunded',
      reason: 'seats-gone',
      transition: { seatsChange: 0, superseded: null, booking: { isSuperseded: true } },
    })
    const lapsed = lapseHold(current, late)?.booking ?? current
    expect(pay(old, lapsed, 7).is).toBe('confirmed')
    expect(pay(old, lapsed, 8).is).toBe('refunded')
  })

  test('restores its answer over a public No or nothing, while the event is open', () => {
    const { old } = twoAttempts()
    const form = { name: 'Z', email: 'zoe@example.org', phone: '7705550142', message: '' }
    const { booking } = unwrap(
      decline(null, { ...form, bookingId: 'b3', eventId: 'e1' }, paid, 0, now),
    )
    expect(pay(old, booking, 0)).toMatchObject({
      is: 'confirmed',
      transition: { superseded: { id: 'b3', isSuperseded: true } },
    })
    expect(pay(old, null, 0)).toMatchObject({
      is: 'confirmed',
      transition: { superseded: null, seatsChange: 2 },
    })
    expect(pay(old, null, 0, { ...paid, cancelled: true })).toMatchObject({
      is: 'refunded',
      reason: 'event-over',
    })
  })

  test('is refunded if another answer of the address is in force', () => {
    const { old, current } = twoAttempts()
    const lapsed = lapseHold(current, late)?.booking ?? current
    const undecided = registered(paid, 1, { existing: lapsed, willingness: 'maybe' }).booking
    for (const inForce of [
      paidFor(current, paid),
      changed(paidFor(current, paid), no, paid).booking,
      changed(current, no, paid).booking,
      changed(current, maybe, paid).booking,
      undecided,
    ]) {
      expect(pay(old, inForce, 2)).toMatchObject({
        is: 'refunded',
        reason: 'not-owed',
        transition: { superseded: null, booking: { id: 'b1', status: 'refunded' } },
      })
    }
  })

  test('is refunded once its guest was erased, because their other payments are unknown', () => {
    const { old } = twoAttempts()
    expect(pay({ ...old, email: '' }, null, 0)).toMatchObject({ reason: 'not-owed' })
  })
})

test('a refunded attempt stays refunded when it is superseded', () => {
  const { booking } = registered(paid, 1)
  const lapsed = lapseHold(booking, late)?.booking ?? booking
  const refunded = pay(lapsed, null, 10).transition.booking
  const again = registered(paid, 1, { existing: refunded, bookingId: 'b2', orderId: 'o2' })
  expect(again.superseded).toMatchObject({ id: 'b1', status: 'refunded', refundedCents: 2500 })
  expect(again.booking).toMatchObject({ id: 'b2', paidCents: 0, refundedCents: 0 })
})

test('seats that the earlier attempt holds can be kept, even if the event is oversold', () => {
  const { booking } = registered(paid, 4)
  const smaller = { ...paid, capacity: 2 }
  const again = { bookingId: 'b2', orderId: 'o2' }
  expect(register(booking, request(4, again), smaller, 9, now)).toMatchObject(
    ok({ seatsChange: 0 }),
  )
  expect(register(booking, request(5, again), smaller, 9, now)).toMatchObject(
    err({ code: 'fully-booked' }),
  )
  expect(register(booking, request(4, again), { ...free, capacity: 2 }, 9, now)).toMatchObject({
    value: { seatsChange: 0, booking: { seats: 4, order: null }, droppedOrder: { id: 'o1' } },
  })
})
