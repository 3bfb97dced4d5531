import { seatsLeft } from '#domain/events/seats.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { checkOpen } from './admission.ts'
import type { Answer } from './answers.ts'
import {
  givesWay,
  isUnpaidFirst,
  replacing,
  seatsTakenBy,
  type BookableEvent,
  type Booking,
  type Transition,
  type Willingness,
} from './booking.ts'
import { changeAnswer } from './change.ts'
import type { Decline } from './check-decline.ts'
import type { Party } from './party.ts'
import type { BookingRefusal } from './refusals.ts'

/** A valid public registration. */
export interface Registration {
  /** Ids for the booking, and for its order if there is one. */
  readonly bookingId: string
  readonly orderId: string
  /** Network whose unpaid bookings are limited; null if they are not. */
  readonly holder: string | null
  readonly eventId: string
  readonly email: string
  readonly willingness: 'yes' | 'maybe'
  readonly party: Party
  readonly answers: readonly Answer[]
}

/** A booking after registering; `resumed` if it replaced an unpaid one. */
export type Registered = Transition & { readonly is: 'new' | 'resumed' }

function blank(
  request: Pick<Registration, 'bookingId' | 'eventId' | 'email'>,
  origin: Booking['origin'],
  now: Instant,
): Booking {
  return {
    id: request.bookingId,
    eventId: request.eventId,
    email: request.email,
    isSuperseded: false,
    bookedAt: now,
    origin,
    status: 'cancelled',
    willingness: 'no',
    party: { adults: 0, children: 0 },
    answers: [],
    message: null,
    seats: 0,
    order: null,
    revision: 0,
    paidCents: 0,
    refundedCents: 0,
    refundDueCents: 0,
  }
}

/**
 * Whether a public answer may replace the current one. Held seats are replaced only by a Yes, which
 * resumes their payment.
 */
function isReplaceable(existing: Booking | null, willingness: Willingness): boolean {
  if (existing === null) return true
  return givesWay(existing) && (willingness === 'yes' || seatsTakenBy(existing) === 0)
}

/**
 * Whether public answers are accepted at all. A full event refuses everyone the same way, so that
 * nobody learns who has booked.
 */
function checkAdmitted(
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<true, BookingRefusal> {
  const open = checkOpen(event, now)
  if (!open.ok) return open
  return seatsLeft(event.capacity, seatsTaken) === 0
    ? err({ code: 'fully-booked', seatsLeft: 0 })
    : open
}

/**
 * Registers an address that has no answer in force; only the owner of the mailbox may change one in
 * force. The visitor has not proven to own the mailbox, so a public No or an unpaid Yes is replaced
 * by a new booking, which reveals nothing about it.
 */
export function register(
  existing: Booking | null,
  request: Registration,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<Registered, BookingRefusal> {
  const isResumed = existing?.order?.state === 'held' && isUnpaidFirst(existing)
  // Seats held for this address can be paid even if none are left for others.
  const mayTakeHeld = isResumed && request.willingness === 'yes'
  const admitted = mayTakeHeld ? checkOpen(event, now) : checkAdmitted(event, seatsTaken, now)
  if (!admitted.ok) return admitted
  if (!isReplaceable(existing, request.willingness)) return err({ code: 'already-answered' })
  const first: Booking = {
    ...blank(request, 'registration', now),
    willingness: request.willingness,
    party: request.party,
    answers: request.answers,
    // The seats count as the guest's own until the change below releases them.
    order: existing?.order ?? null,
  }
  const changed = changeAnswer(first, request, event, seatsTaken, now)
  if (!changed.ok) return changed
  return ok({ ...replacing(existing, changed.value.booking), is: isResumed ? 'resumed' : 'new' })
}

/** Ids for the booking of a public No. */
export type DeclineIds = Pick<Registration, 'bookingId' | 'eventId'>

/**
 * Stores a public No. Like a registration, it replaces only an earlier public No, or an unpaid Yes
 * that holds nothing.
 */
export function decline(
  existing: Booking | null,
  request: Decline & DeclineIds,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<Transition, BookingRefusal> {
  const admitted = checkAdmitted(event, seatsTaken, now)
  if (!admitted.ok) return admitted
  if (!isReplaceable(existing, 'no')) return err({ code: 'already-answered' })
  const declined: Booking = {
    ...blank(request, 'decline', now),
    answers: [
      { name: 'name', value: request.name },
      { name: 'number', value: request.phone },
    ],
    message: request.message || null,
  }
  return ok(replacing(existing, declined))
}

/** Whether a public No repeats the current one, so that it need not be stored. */
export const repeatsDecline = (existing: Booking | null, declined: Booking): boolean =>
  existing?.origin === 'decline' &&
  JSON.stringify([existing.answers, existing.message]) ===
    JSON.stringify([declined.answers, declined.message])
