import { seatsLeft } from '#domain/events/seats.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { checkOpen } from './admission.ts'
import type { Answer } from './answers.ts'
import {
  givesWay,
  isUnpaidFirst,
  seatsTakenBy,
  supersede,
  type BookableEvent,
  type Booking,
  type Transition,
  type Willingness,
} from './booking.ts'
import { changeAnswer } from './change.ts'
import type { Decline } from './check-decline.ts'
import type { Party } from './party.ts'
import type { BookingRefusal } from './refusals.ts'

/** A public registration whose answers hold. */
export interface Registration {
  /** Ids to use if a booking, and an order to pay, come of it. */
  readonly bookingId: string
  readonly orderId: string
  /** Whose network an order would hold seats for; null where that is not counted. */
  readonly holder: string | null
  readonly eventId: string
  readonly email: string
  readonly willingness: 'yes' | 'maybe'
  readonly party: Party
  readonly answers: readonly Answer[]
}

/** A booking after registering; `resumed` when it took the place of one that was being paid. */
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

/** The step to a new answer, which takes the place of the one that stood, if any. */
function replacing(existing: Booking | null, booking: Booking): Transition {
  return {
    booking,
    seatsChange: seatsTakenBy(booking) - seatsTakenBy(existing),
    droppedOrder: existing?.order ?? null,
    superseded: existing && supersede(existing),
  }
}

/**
 * Whether a public answer may take the place of the one that stands. Seats that are held for a
 * payment give way to a Yes alone, which goes on with paying for them.
 */
function isReplaceable(existing: Booking | null, willingness: Willingness): boolean {
  if (existing === null) return true
  return givesWay(existing) && (willingness === 'yes' || seatsTakenBy(existing) === 0)
}

/**
 * Whether a public answer is taken at all. A full event refuses all of them in the same words,
 * whatever the address, so that it tells nobody who has booked.
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
 * Registers an address that has no answer in force. A public No and an unpaid Yes give way, any
 * other answer is for the owner of the mailbox to change. Nobody has shown that they own the
 * mailbox, so the new answer is a booking of its own: it neither shows itself to whoever gave the
 * earlier one, nor is it paid by what was asked for that.
 */
export function register(
  existing: Booking | null,
  request: Registration,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<Registered, BookingRefusal> {
  const isResumed = existing?.order?.state === 'held' && isUnpaidFirst(existing)
  // Seats that are held for this address can be paid for although none are left for others.
  const mayTakeHeld = isResumed && request.willingness === 'yes'
  const admitted = mayTakeHeld ? checkOpen(event, now) : checkAdmitted(event, seatsTaken, now)
  if (!admitted.ok) return admitted
  if (!isReplaceable(existing, request.willingness)) return err({ code: 'already-answered' })
  const first: Booking = {
    ...blank(request, 'registration', now),
    willingness: request.willingness,
    party: request.party,
    answers: request.answers,
    // Its seats count as the guest's own until the change below lets go of it.
    order: existing?.order ?? null,
  }
  const changed = changeAnswer(first, request, event, seatsTaken, now)
  if (!changed.ok) return changed
  return ok({ ...replacing(existing, changed.value.booking), is: isResumed ? 'resumed' : 'new' })
}

/** Ids to use if a booking comes of a public No. */
export interface DeclineIds {
  readonly bookingId: string
  readonly eventId: string
}

/**
 * Keeps a public No. Like a registration it takes the place of an earlier public No and of a Yes
 * that was never paid and holds nothing, and of nothing else.
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
