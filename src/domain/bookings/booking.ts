import type { GardenEvent } from '#domain/events/event.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Answer } from './answers.ts'
import type { Party } from './party.ts'

/** Whether someone comes. Only a Yes takes seats, and only a Yes is paid for. */
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
 * The end of a hold whose checkout session ends at `sessionEnd`: with the session, so that nobody
 * pays for seats that are free again. Never earlier than requested, and hardly later.
 */
export function holdEnd(asked: Instant, sessionEnd: Instant): Instant {
  return Math.min(Math.max(asked, sessionEnd), asked + holdStretch)
}

/** An answer of an e-mail address to an event. All amounts are whole US cents. */
export interface Booking {
  readonly id: string
  readonly eventId: string
  /** As the guest wrote it, in any letter case. */
  readonly email: string
  /**
   * Another answer of the address is current: this one takes no seats, and only a payment of its
   * order reopens it. At most one answer of an address to an event is current.
   */
  readonly isSuperseded: boolean
  readonly bookedAt: Instant
  /** Anyone who knows the address can send a public No, so a registration may replace it. */
  readonly origin: 'registration' | 'decline'
  readonly status: BookingStatus
  /** The answer in force; during a payment for more seats, still the earlier one. */
  readonly willingness: Willingness
  readonly party: Party
  readonly answers: readonly Answer[]
  /** The message of a guest who does not come. */
  readonly message: string | null
  /** Seats of the answer in force; none for an unpaid Yes. */
  readonly seats: number
  /** Seats that are being paid for, or were not paid for in time. */
  readonly order: Order | null
  /** Rises with each transition, so that calendars know the latest entry. */
  readonly revision: number
  /** All payments received. */
  readonly paidCents: number
  /** Refunded or about to be: late payments, and the owner's refunds. */
  readonly refundedCents: number
  /** What the owner still has to refund. */
  readonly refundDueCents: number
}

/** A Yes that takes effect when it is paid. */
export interface Order {
  readonly id: string
  readonly party: Party
  readonly answers: readonly Answer[]
  /** Seats of the booking once it is paid, present ones included. */
  readonly seats: number
  readonly dueCents: number
  readonly heldUntil: Instant
  /** Keyed hash of the requesting network, while seats are held; null where none counts. */
  readonly holder: string | null
  /** Lapsed orders hold no seats, but a late payment may still claim them. */
  readonly state: 'held' | 'lapsed'
  /** The provider's checkout session; null until it is known. */
  readonly checkout: Checkout | null
}

/** A checkout session, where an order is paid. */
export interface Checkout {
  readonly sessionId: string
  readonly url: string
}

/** The properties of an event that booking rules need. */
export type BookableEvent = Pick<
  GardenEvent,
  'start' | 'cancelled' | 'capacity' | 'kind' | 'priceCents'
>

/** A changed booking, and what else changes with it. */
export interface Transition {
  readonly booking: Booking
  /** Added to the event's seats taken. */
  readonly seatsChange: number
  /** A dropped order, whose checkout session must be expired. */
  readonly droppedOrder: Order | null
  /** The answer of the address that this one has replaced. */
  readonly superseded: Booking | null
}

/** Seats that a booking takes from the event: its own or held ones. */
export function seatsTakenBy(booking: Booking | null): number {
  if (!booking) return 0
  const held = booking.order?.state === 'held' ? booking.order.seats : 0
  return Math.max(booking.seats, held)
}

/** Payments for the seats in force: neither refunded nor due back. */
export function creditCents(booking: Booking): number {
  return booking.paidCents - booking.refundedCents - booking.refundDueCents
}

/** The price of the seats in force and of those being paid for. */
export function amountCents(booking: Booking): number {
  return creditCents(booking) + (booking.order?.state === 'held' ? booking.order.dueCents : 0)
}

/** A first Yes that is not paid: nothing is in force, so it may be replaced. */
export function isUnpaidFirst(booking: Booking): boolean {
  return booking.willingness === 'yes' && booking.seats === 0
}

/** Whether a Yes or Maybe is in force, so that the guest expects the event. */
export function isExpected(booking: Booking): boolean {
  if (booking.isSuperseded) return false
  return booking.willingness === 'maybe' || booking.seats > 0
}

/** The transition from a booking, or from none, to its new state. */
export function transition(before: Booking | null, after: Booking): Transition {
  const dropped = before?.order && before.order.id !== after.order?.id ? before.order : null
  return {
    booking: { ...after, revision: after.revision + 1 },
    seatsChange: seatsTakenBy(after) - seatsTakenBy(before),
    droppedOrder: dropped,
    superseded: null,
  }
}

/** The status of a booking without an open payment. */
export function statusAtRest(booking: Booking): BookingStatus {
  if (booking.willingness === 'no') return 'cancelled'
  return isUnpaidFirst(booking) ? 'expired' : 'confirmed'
}

/** Whether a newer answer of the address may replace it: it has nothing in force. */
export function givesWay(booking: Booking): boolean {
  return booking.origin === 'decline' || isUnpaidFirst(booking)
}

/**
 * Whether lists show the booking to the owner: the current answer, and others of the address only
 * where they were paid.
 */
export function isListed(booking: Booking): boolean {
  return !booking.isSuperseded || booking.paidCents > 0
}

/** The booking once another answer replaces it. A late payment may still claim seats. */
export function supersede(booking: Booking): Booking {
  return {
    ...booking,
    isSuperseded: true,
    status: booking.status === 'pending_payment' ? statusAtRest(booking) : booking.status,
    order: booking.order && { ...booking.order, state: 'lapsed' },
  }
}
