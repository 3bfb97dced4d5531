import type { Instant } from '#domain/time.ts'
import { checkOpen, checkSeatsFree } from './admission.ts'
import {
  isUnpaidFirst,
  seatsTakenBy,
  transition,
  type BookableEvent,
  type Booking,
  type BookingStatus,
  type Transition,
} from './booking.ts'

/** Money that came in for an order, in US cents. */
export interface Payment {
  readonly orderId: string
  readonly amountCents: number
}

/** What a payment does: the booking is confirmed, or the money goes back at once. */
export type PaymentOutcome =
  | { readonly is: 'confirmed'; readonly transition: Transition }
  | {
      readonly is: 'refunded'
      readonly transition: Transition
      readonly refundCents: number
      /** `not-owed`: for an order that was dropped, or not the amount that was asked. */
      readonly reason: 'seats-gone' | 'event-over' | 'not-owed'
    }

/** What the booking is when nothing is being paid for. */
function statusAtRest(booking: Booking): BookingStatus {
  if (booking.willingness === 'no') return 'cancelled'
  return isUnpaidFirst(booking) ? 'expired' : 'confirmed'
}

/** Frees the seats of a payment that did not come in time; null while there is nothing to free. */
export function lapseHold(booking: Booking, now: Instant): Transition | null {
  const { order } = booking
  if (order?.state !== 'held' || now < order.heldUntil) return null
  return transition(booking, {
    ...booking,
    status: statusAtRest(booking),
    order: { ...order, state: 'lapsed' },
  })
}

/**
 * Takes in a payment. What is held is confirmed, whatever the time; what has lapsed takes seats
 * again if there are any. Money for anything else goes back: nobody pays twice or for nothing.
 */
export function completePayment(
  booking: Booking,
  payment: Payment,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): PaymentOutcome {
  const { order } = booking
  // A page opened earlier may be the one that is paid; the same amount buys the same seats.
  if (order?.dueCents !== payment.amountCents) return refund(booking, payment, 'not-owed')
  if (order.state === 'lapsed') {
    if (!checkOpen(event, now).ok) return refund(booking, payment, 'event-over')
    if (!checkSeatsFree(order.seats, booking, event, seatsTaken).ok) {
      return refund(booking, payment, 'seats-gone')
    }
  }
  const confirmed: Booking = {
    ...booking,
    status: 'confirmed',
    willingness: 'yes',
    party: order.party,
    answers: order.answers,
    message: null,
    seats: order.seats,
    order: null,
    paidCents: booking.paidCents + payment.amountCents,
  }
  const seatsChange = seatsTakenBy(confirmed) - seatsTakenBy(booking)
  return { is: 'confirmed', transition: { booking: confirmed, seatsChange, droppedOrder: null } }
}

function refund(
  booking: Booking,
  payment: Payment,
  reason: 'seats-gone' | 'event-over' | 'not-owed',
): PaymentOutcome {
  const isForLapsed = booking.order?.id === payment.orderId && booking.order.state === 'lapsed'
  const isOver = reason !== 'not-owed' || isForLapsed
  const after: Booking = {
    ...booking,
    status: isOver && isUnpaidFirst(booking) ? 'refunded' : booking.status,
    order: isOver ? null : booking.order,
    paidCents: booking.paidCents + payment.amountCents,
    refundedCents: booking.refundedCents + payment.amountCents,
  }
  return {
    is: 'refunded',
    transition: { booking: after, seatsChange: 0, droppedOrder: null },
    refundCents: payment.amountCents,
    reason,
  }
}
