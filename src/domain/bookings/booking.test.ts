import { describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { checkHolds } from './admission.ts'
import { amountCents } from './booking.ts'
import { cancelBooking, changeAnswer } from './change.ts'
import { lapseHold } from './payment.ts'
import { decline, register } from './register.ts'
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
  yes,
} from '#support/bookings.ts'
import { err, ok, unwrap } from '#domain/result.ts'

describe('registering', () => {
  test('for a free event takes the seats at once', () => {
    const { booking, seatsChange } = registered(free, 3)
    expect(booking).toMatchObject({ status: 'confirmed', willingness: 'yes', seats: 3 })
    expect(seatsChange).toBe(3)
  })

  test('for a paid event holds the seats for 30 minutes', () => {
    const { booking, seatsChange } = registered(paid, 3)
    expect(booking).toMatchObject({ status: 'pending_payment', seats: 0, paidCents: 0 })
    expect(booking.order).toMatchObject({ dueCents: 7500, heldUntil: now + 30 * minute })
    expect(seatsChange).toBe(3)
    expect(amountCents(booking)).toBe(7500)
  })

  test('as Maybe takes no seat and pays nothing', () => {
    const { booking, seatsChange } = registered(paid, 3, { willingness: 'maybe', taken: 9 })
    expect(booking).toMatchObject({ status: 'confirmed', willingness: 'maybe', order: null })
    expect(seatsChange).toBe(0)
  })

  test.each([
    [10, 1, { code: 'fully-booked', seatsLeft: 0 }],
    [12, 1, { code: 'fully-booked', seatsLeft: 0 }],
    [8, 3, { code: 'not-enough-seats', seatsLeft: 2 }],
  ])('with %i seats taken, %i more are refused', (taken, seats, error) => {
    expect(register(null, request(seats), free, taken, now)).toEqual(err(error))
  })

  test('without a capacity there is always a seat, with 0 there is none', () => {
    expect(register(null, request(9), { ...free, capacity: null }, 9999, now).ok).toBe(true)
    expect(register(null, request(1), { ...free, capacity: 0 }, 0, now).ok).toBe(false)
  })

  test('closes at the start, and with the event’s cancellation', () => {
    expect(register(null, request(1), free, 0, free.start - 1).ok).toBe(true)
    expect(register(null, request(1), free, 0, free.start)).toEqual(err({ code: 'closed' }))
    expect(register(null, request(1), { ...free, cancelled: true }, 0, now)).toEqual(
      err({ code: 'event-cancelled' }),
    )
  })

  test('twice is refused, whatever the first answer was', () => {
    const yesBooking = registered(free, 1).booking
    for (const existing of [
      yesBooking,
      registered(free, 1, { willingness: 'maybe' }).booking,
      changed(yesBooking, no, free).booking,
      paidFor(registered(paid, 1).booking, paid),
    ]) {
      expect(register(existing, request(1), free, 1, now)).toEqual(
        err({ code: 'already-answered' }),
      )
    }
  })

  test('again while unpaid is a booking of its own, in the place of the first', () => {
    const { booking } = registered(paid, 3, { taken: 7 })
    const resumed = registered(paid, 2, {
      existing: booking,
      taken: 10,
      bookingId: 'b2',
      orderId: 'o2',
    })
    expect(resumed).toMatchObject({ is: 'resumed', seatsChange: -1, droppedOrder: { id: 'o1' } })
    expect(resumed.booking).toMatchObject({ id: 'b2', order: { id: 'o2', dueCents: 5000 } })
    expect(resumed.superseded).toMatchObject({
      id: 'b1',
      isSuperseded: true,
      status: 'expired',
      order: { id: 'o1', state: 'lapsed' },
    })
    const asMaybe = request(1, { willingness: 'maybe' })
    expect(register(booking, asMaybe, paid, 3, now).ok).toBe(false)
  })

  test('again after the hold ended starts anew', () => {
    const lapsed = lapseHold(registered(paid, 3).booking, now + 30 * minute)
    expect(lapsed?.booking.status).toBe('expired')
    const existing = lapsed?.booking ?? null
    const again = registered(paid, 1, { existing, bookingId: 'b2', orderId: 'o2' })
    expect(again).toMatchObject({ is: 'new', seatsChange: 1, superseded: { id: 'b1' } })
    expect(again.booking.status).toBe('pending_payment')
  })
})

describe('a public No', () => {
  const form = { name: 'Zoë', email: 'zoe@example.org', phone: '7705550142', message: 'Ill' }
  const ids = { bookingId: 'b9', eventId: 'e1' }

  test('is kept, may be repeated, and gives way to a registration', () => {
    const first = unwrap(decline(null, { ...form, ...ids }, free, 0, now))
    expect(first.booking).toMatchObject({ willingness: 'no', message: 'Ill', seats: 0 })
    const another = { ...form, ...ids, bookingId: 'b10', message: '' }
    expect(decline(first.booking, another, free, 0, now)).toMatchObject(
      ok({ booking: { id: 'b10', message: null }, superseded: { id: 'b9' } }),
    )
    const coming = registered(free, 2, { existing: first.booking })
    expect(coming.booking).toMatchObject({ id: 'b1', willingness: 'yes', seats: 2, message: null })
    expect(coming.superseded).toMatchObject({ id: 'b9', isSuperseded: true, status: 'cancelled' })
  })

  test('never overwrites a booking', () => {
    for (const existing of [registered(free, 1).booking, registered(paid, 1).booking]) {
      expect(decline(existing, { ...form, ...ids }, free, 0, now)).toEqual(
        err({ code: 'already-answered' }),
      )
    }
  })

  test('takes the place of a Yes that was never paid, once it holds nothing', () => {
    const held = registered(paid, 2).booking
    const lapsed = lapseHold(held, now + 31 * minute)?.booking ?? held
    expect(decline(lapsed, { ...form, ...ids }, paid, 0, now)).toMatchObject(
      ok({
        booking: { id: 'b9', willingness: 'no', status: 'cancelled' },
        seatsChange: 0,
        droppedOrder: { id: 'o1' },
        superseded: { id: 'b1', isSuperseded: true, status: 'expired', order: { id: 'o1' } },
      }),
    )
  })

  test('that the owner of the mailbox confirmed is theirs alone to change', () => {
    const declined = unwrap(decline(null, { ...form, ...ids }, free, 0, now))
    const own = changed(declined.booking, no, free).booking
    expect(register(own, request(1), free, 0, now).ok).toBe(false)
  })
})

describe('the owner cancels a booking', () => {
  test('which frees its seats and marks what was paid as due, as a No does', () => {
    const booking = paidFor(registered(paid, 3).booking, paid)
    expect(cancelBooking(booking)).toMatchObject(
      ok({
        seatsChange: -3,
        booking: { status: 'cancelled', willingness: 'no', seats: 0, refundDueCents: 7500 },
      }),
    )
  })

  test('that is being paid for, which drops its order', () => {
    expect(cancelBooking(registered(paid, 2).booking)).toMatchObject({
      value: { seatsChange: -2, droppedOrder: { id: 'o1' }, booking: { refundDueCents: 0 } },
    })
  })

  test('once, and only one that can still come into force', () => {
    const { booking } = registered(free, 1)
    const once = unwrap(cancelBooking(booking))
    const refusal = (code: string) => err({ code })
    expect(cancelBooking(once.booking)).toEqual(refusal('already-cancelled'))
    expect(cancelBooking({ ...booking, isSuperseded: true })).toEqual(refusal('not-in-force'))
    expect(cancelBooking({ ...booking, status: 'refunded' })).toEqual(refusal('not-in-force'))
  })
})

test('a network may hold seats for three unpaid bookings, and one more when one ends', () => {
  const ends = [now + 5 * minute, now + 2 * minute, now + 9 * minute]
  expect(checkHolds(ends.slice(1), now).ok).toBe(true)
  expect(checkHolds(ends, now)).toEqual(err({ code: 'too-many-holds', waitMs: 2 * minute }))
  expect(checkHolds(ends, now + 2 * minute).ok).toBe(true)
})

describe('changing an answer', () => {
  test('from Yes to No frees the seats once', () => {
    const first = changed(registered(free, 3).booking, no, free)
    expect(first.seatsChange).toBe(-3)
    expect(first.booking).toMatchObject({ status: 'cancelled', willingness: 'no', seats: 0 })
    expect(changed(first.booking, no, free).seatsChange).toBe(0)
  })

  test('counts one’s own seats as free', () => {
    const { booking } = registered(free, 4, { taken: 6 })
    expect(changed(booking, yes(4), free, 10).seatsChange).toBe(0)
    expect(changeAnswer(booking, yes(5), free, 10, now)).toEqual(
      err({ code: 'not-enough-seats', seatsLeft: 4 }),
    )
  })

  test('an oversold event lets everyone keep or give up what they have', () => {
    const { booking } = registered(free, 4)
    const smaller = { ...free, capacity: 2 }
    expect(changed(booking, yes(4), smaller, 9).seatsChange).toBe(0)
    expect(changed(booking, yes(3), smaller, 9).seatsChange).toBe(-1)
  })

  test('from Maybe to Yes passes the capacity check, and payment', () => {
    const { booking } = registered(paid, 2, { willingness: 'maybe' })
    expect(changeAnswer(booking, yes(2), paid, 10, now)).toMatchObject(
      err({ code: 'fully-booked' }),
    )
    const pending = changed(booking, yes(2), paid, 0)
    expect(pending.booking).toMatchObject({ status: 'pending_payment', willingness: 'maybe' })
    expect(paidFor(pending.booking, paid)).toMatchObject({
      status: 'confirmed',
      willingness: 'yes',
      seats: 2,
      paidCents: 5000,
    })
    const lapsed = lapseHold(pending.booking, now + 30 * minute)
    expect(lapsed).toMatchObject({
      seatsChange: -2,
      booking: { status: 'confirmed', willingness: 'maybe' },
    })
  })

  test('to more paid seats costs the difference, and without it nothing changes', () => {
    const booking = paidFor(registered(paid, 2).booking, paid)
    const more = changed(booking, yes(3), paid)
    expect(more).toMatchObject({ seatsChange: 1, booking: { seats: 2, order: { dueCents: 2500 } } })
    expect(paidFor(more.booking, paid)).toMatchObject({ seats: 3, paidCents: 7500 })
    expect(lapseHold(more.booking, now + 30 * minute)).toMatchObject({
      seatsChange: -1,
      booking: { status: 'confirmed', seats: 2, paidCents: 5000 },
    })
  })

  test('to fewer paid seats, Maybe or No marks the refund', () => {
    const booking = paidFor(registered(paid, 3).booking, paid)
    const cheaper = { ...paid, priceCents: 100 }
    const fewer = changed(booking, yes(2), cheaper)
    expect(fewer).toMatchObject({ seatsChange: -1, booking: { refundDueCents: 2500 } })
    for (const answer of [maybe, no]) {
      const left = changed(fewer.booking, answer, paid)
      expect(left).toMatchObject({ seatsChange: -2, booking: { seats: 0, refundDueCents: 7500 } })
      expect(amountCents(left.booking)).toBe(0)
    }
  })

  test('drops an order that is under way', () => {
    const { booking } = registered(paid, 2)
    expect(changed(booking, no, paid)).toMatchObject({
      seatsChange: -2,
      droppedOrder: { id: 'o1' },
      booking: { status: 'cancelled', order: null, refundDueCents: 0 },
    })
  })
})
