import type { GardenEvent } from '#domain/events/event.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Answer } from './answers.ts'
import type { Party } from './party.ts'

/** Whether a guest comes. Only a Yes takes seats and is paid for. */
export type Willingness = 'yes' | 'maybe' | 'no'

/**
 * `confirmed`: the answer is in force. `pending_payment`: seats are held during a payment.
 * `expired`: a first payment did not arrive in time. `refunded`: it arrived too late and was
 * refunded. `cancelled`: answered No, or the event was canceled.
 */
export type BookingStatus = 'confirmed' | 'pending_payment' | 'expired' | 'refunded' | 'cancelled'

/** How long an unpaid order holds its seats, in milliseconds. */
export const holdLifetime = 30 * minute

/** How much a hold may be extended to end with its checkout session, in milliseconds. */
const holdStretch = 2 * minute

/**
 * The end of a hold whose checkout session ends at `sessionEnd`. Both end together, so that nobody
 * pays for seats that are free again; never before `asked`, and at most `holdStretch` later.
 */
export const holdEnd = (asked: Instant, sessionEnd: Instant): Instant =>
  Math.min(Math.max(asked, sessionEnd), asked + holdStretch)

/** The answer of an email address to an event. All amounts are whole US cents. */
export interface Booking {
  readonly id: string
  readonly eventId: string
  /** In the letter case that the guest typed. */
  readonly email: string
  /**
   * Whether another answer of the address is current: this one takes no seats, and only a payment
   * of its order reopens it. An address has at most one current answer to an event.
   */
  readonly isSuperseded: boolean
  readonly bookedAt: Instant
  /**
   * `decline`: a public No, which anyone who knows the address can send, so a registration may
   * replace it.
   */
  readonly origin: 'registration' | 'decline'
  readonly status: BookingStatus
  /** The answer in force; during a payment for more seats, the former one. */
  readonly willingness: Willingness
  readonly party: Party
  readonly answers: readonly Answer[]
  /** The message of a guest who does not come; null if there is none. */
  readonly message: string | null
  /** Seats of the answer in force; none for an unpaid Yes. */
  readonly seats: number
  /** Seats that are being paid for, or were not paid in time. */
  readonly order: Order | null
  /** Rises with each transition, so that calendars know the latest entry. */
  readonly revision: number
  /** Sum of all payments received. */
  readonly paidCents: number
  /** Refunded or about to be: late payments, and refunds by the owner. */
  readonly refundedCents: number
  /** Amount that the owner still has to refund. */
  readonly refundDueCents: number
}

/** A Yes that takes effect when it is paid. */
export interface Order {
  readonly id: string
  readonly party: Party
  readonly answers: readonly Answer[]
  /** All seats of the booking once the order is paid, including its present ones. */
  readonly seats: number
  readonly dueCents: number
  readonly heldUntil: Instant
  /** Keyed hash of the requesting network while seats are held; null if holds are not limited. */
  readonly holder: string | null
  /** Lapsed orders hold no seats, but a late payment can still claim them. */
  readonly state: 'held' | 'lapsed'
  /** The provider's checkout session; null until it is known. */
  readonly checkout: Checkout | null
}

/** A checkout session of an order. */
export interface Checkout {
  readonly sessionId: string
  readonly url: string
}

/** The properties of an event that booking rules need. */
export type BookableEvent = Pick<
  GardenEvent,
  'start' | 'cancelled' | 'capacity' | 'kind' | 'priceCents'
>

/** A changed booking, with the effects of the change. */
export interface Transition {
  readonly booking: Booking
  /** Added to the event's number of taken seats. */
  readonly seatsChange: number
  /** A dropped order, whose checkout session must be expired. */
  readonly droppedOrder: Order | null
  /** The former answer of the address, now superseded. */
  readonly superseded: Booking | null
  /** True if the answer was a Maybe before. */
  readonly wasMaybe: boolean
}

/** Seats of the event that a booking takes, including held ones. */
export function seatsTakenBy(booking: Booking | null): number {
  if (!booking) return 0
  const held = booking.order?.state === 'held' ? booking.order.seats : 0
  return Math.max(booking.seats, held)
}

/** Paid for the seats in force: neither refunded nor due back, in US cents. */
export const creditCents = (booking: Booking): number =>
  booking.paidCents - booking.refundedCents - booking.refundDueCents

/** The price of the seats in force and of those being paid for, in US cents. */
export const amountCents = (booking: Booking): number =>
  creditCents(booking) + (booking.order?.state === 'held' ? booking.order.dueCents : 0)

/** Whether it is a first, unpaid Yes: nothing is in force, so it can be replaced. */
export const isUnpaidFirst = (booking: Booking): boolean =>
  booking.willingness === 'yes' && booking.seats === 0

/** Whether a Yes or Maybe is in force, so that the guest expects the event. */
export function isExpected(
  booking: Pick<Booking, 'isSuperseded' | 'willingness' | 'seats'>,
): boolean {
  if (booking.isSuperseded) return false
  return booking.willingness === 'maybe' || booking.seats > 0
}

/** The transition of a booking to its new state. */
export function transition(before: Booking, after: Booking): Transition {
  return {
    booking: { ...after, revision: after.revision + 1 },
    seatsChange: seatsTakenBy(after) - seatsTakenBy(before),
    droppedOrder: before.order?.id === after.order?.id ? null : before.order,
    superseded: null,
    wasMaybe: before.willingness === 'maybe',
  }
}

/** The transition to another booking of the address, which replaces the current one, if any. */
export function replacing(current: Booking | null, booking: Booking): Transition {
  return {
    booking,
    seatsChange: seatsTakenBy(booking) - seatsTakenBy(current),
    droppedOrder: current?.order ?? null,
    superseded: current && supersede(current),
    wasMaybe: current?.willingness === 'maybe',
  }
}

/** The status of a booking without an open payment. */
export function statusAtRest(booking: Booking): BookingStatus {
  if (booking.willingness === 'no') return 'cancelled'
  return isUnpaidFirst(booking) ? 'expired' : 'confirmed'
}

/** Whether a newer answer of the address can replace it, because nothing is in force. */
export const givesWay = (booking: Booking): boolean =>
  booking.origin === 'decline' || isUnpaidFirst(booking)

/**
 * Whether the owner's lists show the booking: the current answer of an address, and others only if
 * they were paid.
 */
export const isListed = (booking: Booking): boolean =>
  !booking.isSuperseded || booking.paidCents > 0

/** The booking after another answer has replaced it. A late payment can still claim seats. */
const supersede = (booking: Booking): Booking => ({
  ...booking,
  isSuperseded: true,
  status: booking.status === 'pending_payment' ? statusAtRest(booking) : booking.status,
  order: booking.order && { ...booking.order, state: 'lapsed' },
})
