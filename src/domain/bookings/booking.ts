import type { GardenEvent } from '#domain/events/event.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Answer } from './answers.ts'
import type { Party } from './party.ts'

/** Whether someone comes. Only a Yes takes seats, and only a Yes is paid for. */
export type Willingness = 'yes' | 'maybe' | 'no'

/**
 * `confirmed`: the answer stands. `pending_payment`: seats are held while a payment is under way.
 * `expired`: a first payment did not come in time. `refunded`: it came too late and went back.
 * `cancelled`: answered No, or the event was cancelled.
 */
export type BookingStatus = 'confirmed' | 'pending_payment' | 'expired' | 'refunded' | 'cancelled'

/** How long a payment under way holds its seats, in milliseconds. */
export const holdLifetime = 30 * minute

/** How much longer a hold may last for the sake of its payment page, in milliseconds. */
const holdStretch = 2 * minute

/**
 * When a hold ends whose payment page ends at `sessionEnd`: with the page, so that nobody pays for
 * seats that are free again. Never earlier than asked for, and hardly later.
 */
export function holdEnd(asked: Instant, sessionEnd: Instant): Instant {
  return Math.min(Math.max(asked, sessionEnd), asked + holdStretch)
}

/** An answer of an e-mail address to an event. All amounts are whole US cents. */
export interface Booking {
  readonly id: string
  readonly eventId: string
  /** As the guest wrote it, in any case of its letters. */
  readonly email: string
  /**
   * Another answer of the address stands in its place: it takes no seats, and nothing opens it
   * but a payment for its order. Of all answers of an address to an event, one at most stands.
   */
  readonly isSuperseded: boolean
  readonly bookedAt: Instant
  /** A public No came from anyone who knows the address, so a registration may replace it. */
  readonly origin: 'registration' | 'decline'
  readonly status: BookingStatus
  /** The answer in force; while more seats are being paid for, still the earlier one. */
  readonly willingness: Willingness
  readonly party: Party
  readonly answers: readonly Answer[]
  /** What someone who does not come left to say. */
  readonly message: string | null
  /** Seats of the answer in force; a Yes that is not paid yet has none. */
  readonly seats: number
  /** Seats being paid for, or that were not paid for in time. */
  readonly order: Order | null
  /** Rises with each step, so that a guest's calendar knows which entry is the latest. */
  readonly revision: number
  /** All that ever came in. */
  readonly paidCents: number
  /** Went back, or is on its way: payments that came too late, and what the owner gave back. */
  readonly refundedCents: number
  /** What the owner still has to give back. */
  readonly refundDueCents: number
}

/** A Yes that takes effect with its payment. */
export interface Order {
  readonly id: string
  readonly party: Party
  readonly answers: readonly Answer[]
  /** Seats of the booking once it is paid, earlier ones included. */
  readonly seats: number
  readonly dueCents: number
  readonly heldUntil: Instant
  /** Keyed hash of the network that it was asked from, while it is held; null where none counts. */
  readonly holder: string | null
  /** Lapsed orders hold no seats, but a late payment may still claim them. */
  readonly state: 'held' | 'lapsed'
  /** The payment provider's page; null until it is known. */
  readonly checkout: Checkout | null
}

/** Where an order is paid. */
export interface Checkout {
  readonly sessionId: string
  readonly url: string
}

/** What the rules of booking need to know of an event. */
export type BookableEvent = Pick<
  GardenEvent,
  'start' | 'cancelled' | 'capacity' | 'kind' | 'priceCents'
>

/** A booking after a step, and what else the step changes. */
export interface Transition {
  readonly booking: Booking
  /** To be added to the seats taken of the event. */
  readonly seatsChange: number
  /** An order that is no longer wanted; its payment page is to be closed. */
  readonly droppedOrder: Order | null
  /** The other answer of the address, which stood until this one took its place. */
  readonly superseded: Booking | null
}

/** Seats that the booking takes from the event: its own, or those it holds. */
export function seatsTakenBy(booking: Booking | null): number {
  if (!booking) return 0
  const held = booking.order?.state === 'held' ? booking.order.seats : 0
  return Math.max(booking.seats, held)
}

/** What the guest has paid for the seats in force: neither given back nor due back. */
export function creditCents(booking: Booking): number {
  return booking.paidCents - booking.refundedCents - booking.refundDueCents
}

/** What the booking costs: its seats in force, and those being paid for. */
export function amountCents(booking: Booking): number {
  return creditCents(booking) + (booking.order?.state === 'held' ? booking.order.dueCents : 0)
}

/** A first Yes without its payment: nothing is in force, so it may be taken up again. */
export function isUnpaidFirst(booking: Booking): boolean {
  return booking.willingness === 'yes' && booking.seats === 0
}

/** Whether a Yes or Maybe is in force, so that the guest has the event in mind. */
export function isExpected(booking: Booking): boolean {
  if (booking.isSuperseded) return false
  return booking.willingness === 'maybe' || booking.seats > 0
}

/** The step from a booking, or from none, to what became of it. */
export function transition(before: Booking | null, after: Booking): Transition {
  const dropped = before?.order && before.order.id !== after.order?.id ? before.order : null
  return {
    booking: { ...after, revision: after.revision + 1 },
    seatsChange: seatsTakenBy(after) - seatsTakenBy(before),
    droppedOrder: dropped,
    superseded: null,
  }
}

/** What a booking is when nothing is being paid for. */
export function statusAtRest(booking: Booking): BookingStatus {
  if (booking.willingness === 'no') return 'cancelled'
  return isUnpaidFirst(booking) ? 'expired' : 'confirmed'
}

/** Whether a newer answer of the same address may take its place: nothing is in force with it. */
export function givesWay(booking: Booking): boolean {
  return booking.origin === 'decline' || isUnpaidFirst(booking)
}

/**
 * Whether the owner sees the booking in a list: the answer that stands, and others of the address
 * only where money came in for them.
 */
export function isListed(booking: Booking): boolean {
  return !booking.isSuperseded || booking.paidCents > 0
}

/** The booking once another answer stands in its place. A late payment may still claim seats. */
export function supersede(booking: Booking): Booking {
  return {
    ...booking,
    isSuperseded: true,
    status: booking.status === 'pending_payment' ? statusAtRest(booking) : booking.status,
    order: booking.order && { ...booking.order, state: 'lapsed' },
  }
}
