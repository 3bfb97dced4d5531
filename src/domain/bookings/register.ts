import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { checkOpen } from './admission.ts'
import type { Answer } from './answers.ts'
import {
  isUnpaidFirst,
  transition,
  type BookableEvent,
  type Booking,
  type Transition,
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
  readonly eventId: string
  readonly email: string
  readonly willingness: 'yes' | 'maybe'
  readonly party: Party
  readonly answers: readonly Answer[]
}

/** A booking after registering; `resumed` when an unpaid one was taken up again. */
export type Registered = Transition & { readonly is: 'new' | 'resumed' }

function blank(
  id: string,
  request: Pick<Booking, 'eventId' | 'email' | 'origin'>,
  now: Instant,
): Booking {
  return {
    id,
    eventId: request.eventId,
    email: request.email,
    bookedAt: now,
    origin: request.origin,
    status: 'cancelled',
    willingness: 'no',
    party: { adults: 0, children: 0 },
    answers: [],
    message: null,
    seats: 0,
    order: null,
    paidCents: 0,
    refundedCents: 0,
    refundDueCents: 0,
  }
}

/**
 * Registers an address that has no answer in force. An unpaid Yes is resumed with what is asked
 * now, a public No is replaced; any other answer is for the owner of the mailbox to change.
 */
export function register(
  existing: Booking | null,
  request: Registration,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<Registered, BookingRefusal> {
  const open = checkOpen(event, now)
  if (!open.ok) return open
  const isResumed = existing !== null && isUnderWay(existing)
  if (existing && !isReplaceable(existing) && !(isResumed && request.willingness === 'yes')) {
    return err({ code: 'already-answered' })
  }
  const first: Booking = {
    ...blank(existing?.id ?? request.bookingId, { ...request, origin: 'registration' }, now),
    willingness: request.willingness,
    party: request.party,
    answers: request.answers,
    bookedAt: existing && isResumed ? existing.bookedAt : now,
    order: existing?.order ?? null,
    paidCents: existing?.paidCents ?? 0,
    refundedCents: existing?.refundedCents ?? 0,
    refundDueCents: existing?.refundDueCents ?? 0,
  }
  const changed = changeAnswer(first, request, event, seatsTaken, now)
  if (!changed.ok) return changed
  return ok({ ...transition(existing, changed.value.booking), is: isResumed ? 'resumed' : 'new' })
}

function isUnderWay(booking: Booking): boolean {
  return isUnpaidFirst(booking) && booking.order?.state === 'held'
}

function isReplaceable(booking: Booking): boolean {
  return booking.origin === 'decline' || (isUnpaidFirst(booking) && !isUnderWay(booking))
}

/** Ids to use if a booking comes of a public No. */
export interface DeclineIds {
  readonly bookingId: string
  readonly eventId: string
}

/** Keeps a public No. It replaces an earlier public No of that address and nothing else. */
export function decline(
  existing: Booking | null,
  request: Decline & DeclineIds,
  event: BookableEvent,
  now: Instant,
): Result<Transition, BookingRefusal> {
  const open = checkOpen(event, now)
  if (!open.ok) return open
  if (existing && existing.origin !== 'decline') return err({ code: 'already-answered' })
  const declined: Booking = {
    ...blank(existing?.id ?? request.bookingId, { ...request, origin: 'decline' }, now),
    answers: [
      { name: 'name', value: request.name },
      { name: 'number', value: request.phone },
    ],
    message: request.message || null,
  }
  return ok(transition(existing, declined))
}
