import type { Instant } from '#domain/time.ts'
import { checkOpen, checkSeatsFree } from './admission.ts'
import {
  givesWay,
  isUnpaidFirst,
  seatsTakenBy,
  statusAtRest,
  supersede,
  transition,
  type BookableEvent,
  type Booking,
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
      /**
       * `not-owed`: for an order that was dropped, not the amount that was asked, or while another
       * answer of the address is in force.
       */
      readonly reason: 'seats-gone' | 'event-over' | 'not-owed'
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

/** Why a payment cannot be kept; null where it can. */
type Obstacle = Extract<PaymentOutcome, { is: 'refunded' }>['reason'] | null

/**
 * Takes in a payment. What is held is confirmed, whatever the time; what has lapsed takes seats
 * again if there are any. Money for anything else goes back: nobody pays twice or for nothing.
 * `current` is the answer of the address that stands, where that is another one: a payment puts
 * a superseded answer back into its place, unless something is in force there.
 */
export function completePayment(
  booking: Booking,
  current: Booking | null,
  payment: Payment,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): PaymentOutcome {
  const { order } = booking
  const obstacle = obstacleTo(booking, current, payment, event, seatsTaken, now)
  if (order === null || obstacle !== null) return refund(booking, payment, obstacle ?? 'not-owed')
  const confirmed: Booking = {
    ...booking,
    isSuperseded: false,
    status: 'confirmed',
    willingness: 'yes',
    party: order.party,
    answers: order.answers,
    message: null,
    seats: order.seats,
    order: null,
    revision: booking.revision + 1,
    paidCents: booking.paidCents + payment.amountCents,
  }
  const before = seatsTakenBy(booking) + seatsTakenBy(current)
  return {
    is: 'confirmed',
    transition: {
      booking: confirmed,
      seatsChange: seatsTakenBy(confirmed) - before,
      droppedOrder: current?.order ?? null,
      superseded: current && supersede(current),
    },
  }
}

function obstacleTo(
  booking: Booking,
  current: Booking | null,
  payment: Payment,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Obstacle {
  const { order } = booking
  // A page opened earlier may be the one that is paid; the same amount buys the same seats.
  if (order?.dueCents !== payment.amountCents) return 'not-owed'
  if (order.state === 'held') return null
  // Without an address nobody can tell whether another answer of the guest is in force.
  if (booking.isSuperseded && booking.email === '') return 'not-owed'
  if (current !== null && !givesWay(current)) return 'not-owed'
  if (!checkOpen(event, now).ok) return 'event-over'
  const own = current ?? booking
  return checkSeatsFree(order.seats, own, event, seatsTaken).ok ? null : 'seats-gone'
}

function refund(booking: Booking, payment: Payment, reason: NonNullable<Obstacle>): PaymentOutcome {
  const isForLapsed = booking.order?.id === payment.orderId && booking.order.state === 'lapsed'
  const isOver = reason !== 'not-owed' || isForLapsed
  const after: Booking = {
    ...booking,
    status: isOver && isUnpaidFirst(booking) ? 'refunded' : booking.status,
    // Where an earlier payment is in force the order stays: it tells that the last one was not kept.
    order: isOver && isUnpaidFirst(booking) ? null : booking.order,
    paidCents: booking.paidCents + payment.amountCents,
    refundedCents: booking.refundedCents + payment.amountCents,
  }
  return {
    is: 'refunded',
    transition: { booking: after, seatsChange: 0, droppedOrder: null, superseded: null },
    refundCents: payment.amountCents,
    reason,
  }
}
