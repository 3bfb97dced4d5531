import type { Instant } from '#domain/time.ts'
import { checkOpen, checkSeatsFree } from './admission.ts'
import {
  givesWay,
  isUnpaidFirst,
  replacing,
  seatsTakenBy,
  statusAtRest,
  transition,
  type BookableEvent,
  type Booking,
  type Transition,
} from './booking.ts'

/** A payment of an order, in US cents. */
export interface Payment {
  readonly orderId: string
  readonly amountCents: number
}

/** A booking that was paid for, and what decides whether the money is kept. */
export interface PaidBooking {
  readonly booking: Booking
  /** The current answer of the address; null if it is this one. */
  readonly current: Booking | null
  readonly payment: Payment
  readonly event: BookableEvent
  readonly seatsTaken: number
  readonly now: Instant
}

/** The outcome of a payment: the booking is confirmed, or the money is refunded at once. */
export type PaymentOutcome =
  | { readonly is: 'confirmed'; readonly transition: Transition }
  | {
      readonly is: 'refunded'
      readonly transition: Transition
      readonly refundCents: number
      /**
       * `not-owed`: the order was dropped, the amount is wrong, or another answer of the address is
       * in force.
       */
      readonly reason: 'seats-gone' | 'event-over' | 'not-owed'
    }

/** Frees the seats of an unpaid hold; null if there are none. */
export function lapseHold(booking: Booking, now: Instant): Transition | null {
  const { order } = booking
  if (order?.state !== 'held' || now < order.heldUntil) return null
  return transition(booking, {
    ...booking,
    status: statusAtRest(booking),
    order: { ...order, state: 'lapsed' },
  })
}

/** Why a payment must be refunded; null if it can be kept. */
type Obstacle = Extract<PaymentOutcome, { is: 'refunded' }>['reason'] | null

/**
 * Applies a payment. Held seats are confirmed; a lapsed order takes seats again if any are left.
 * Any other payment is refunded: nobody pays twice or for nothing. Unless another answer of the
 * address is in force, the paid one becomes current again.
 */
export function completePayment(paid: PaidBooking): PaymentOutcome {
  const { booking, current, payment } = paid
  const { order } = booking
  const obstacle = obstacleTo(paid)
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
  const replaced = replacing(current, confirmed)
  const seatsChange = replaced.seatsChange - seatsTakenBy(booking)
  return { is: 'confirmed', transition: { ...replaced, seatsChange } }
}

function obstacleTo({ booking, current, payment, event, seatsTaken, now }: PaidBooking): Obstacle {
  const { order } = booking
  if (event.cancelled && order?.state !== 'held') return 'event-over'
  // An earlier session may be the paid one; the same amount buys the same seats.
  if (order?.dueCents !== payment.amountCents) return 'not-owed'
  if (order.state === 'held') return null
  // Once the guest is erased, it is unknown whether another answer of theirs is in force.
  if (booking.isSuperseded && booking.email === '') return 'not-owed'
  if (current !== null && !givesWay(current)) return 'not-owed'
  if (!checkOpen(event, now).ok) return 'event-over'
  const own = current ?? booking
  return checkSeatsFree(order.seats, own, event, seatsTaken).ok ? null : 'seats-gone'
}

function refund(booking: Booking, payment: Payment, reason: NonNullable<Obstacle>): PaymentOutcome {
  const isForLapsed = booking.order?.id === payment.orderId && booking.order.state === 'lapsed'
  const isOver = reason !== 'not-owed' || isForLapsed
  const isOnlyThis = isOver && isUnpaidFirst(booking) && booking.status !== 'cancelled'
  const after: Booking = {
    ...booking,
    status: isOnlyThis ? 'refunded' : booking.status,
    // With an earlier payment in force, the order records the refund of the last payment.
    order: isOnlyThis ? null : booking.order,
    paidCents: booking.paidCents + payment.amountCents,
    refundedCents: booking.refundedCents + payment.amountCents,
  }
  return {
    is: 'refunded',
    transition: {
      booking: after,
      seatsChange: 0,
      droppedOrder: null,
      superseded: null,
      wasMaybe: false,
    },
    refundCents: payment.amountCents,
    reason,
  }
}
