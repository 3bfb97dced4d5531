import { day } from '#domain/time.ts'
import {
  seatsTakenBy,
  type BookableEvent,
  type Booking,
  type Transition,
} from '#domain/bookings/booking.ts'
import { changeAnswer, type Change } from '#domain/bookings/change.ts'
import { completePayment } from '#domain/bookings/payment.ts'
import { register, type Registered, type Registration } from '#domain/bookings/register.ts'
import { unwrap } from '#domain/result.ts'

/** A moment a day before the sample events. */
export const now = 1_800_000_000_000
/** A free event of ten seats to test with. */
export const free: BookableEvent = {
  start: now + day,
  cancelled: false,
  capacity: 10,
  kind: 'free',
  priceCents: null,
}
/** The free event at $25 a seat. */
export const paid: BookableEvent = { ...free, kind: 'paid', priceCents: 2500 }
const party = (adults: number) => ({ adults, children: 0 })

/** A guest's registration for that many seats. */
export function request(seats: number, changes: Partial<Registration> = {}): Registration {
  return {
    bookingId: 'b1',
    orderId: 'o1',
    holder: null,
    eventId: 'e1',
    email: 'zoe@example.org',
    willingness: 'yes',
    party: party(seats),
    answers: [],
    ...changes,
  }
}

/** Applies that registration, over an existing booking and other guests' seats if given. */
export function registered(
  event: BookableEvent,
  seats: number,
  {
    existing = null,
    taken = 0,
    ...changes
  }: Partial<Registration> & {
    existing?: Booking | null
    taken?: number
  } = {},
): Registered {
  return unwrap(register(existing, request(seats, changes), event, taken, now))
}

/** The change to a Yes with so many seats. */
export function yes(seats: number, orderId = 'o2') {
  return { willingness: 'yes', party: party(seats), answers: [], orderId, holder: null } as const
}
/** The change to a Maybe. */
export const maybe = { ...yes(1), willingness: 'maybe' } as const
/** The change to a No. */
export const no = { willingness: 'no', message: 'Sorry' } as const

/** A booking after a change that must succeed. */
export function changed(
  booking: Booking,
  change: Change,
  event: BookableEvent,
  taken = seatsTakenBy(booking),
): Transition {
  return unwrap(changeAnswer(booking, change, event, taken, now))
}

/** A booking after its order was paid. */
export function paidFor(
  booking: Booking,
  event: BookableEvent,
  taken = seatsTakenBy(booking),
): Booking {
  const { order } = booking
  if (!order) throw new Error('there is nothing to pay')
  const payment = { orderId: order.id, amountCents: order.dueCents }
  return completePayment({ booking, current: null, payment, event, seatsTaken: taken, now })
    .transition.booking
}
