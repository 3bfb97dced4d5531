import { emailKey } from '#domain/fields.ts'
import { seatPriceCents } from '#domain/events/price.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { checkOpen, checkSeatsFree } from './admission.ts'
import type { Answer } from './answers.ts'
import {
  creditCents,
  holdLifetime,
  transition,
  type BookableEvent,
  type Booking,
  type Order,
  type Transition,
} from './booking.ts'
import { partySize, type Party } from './party.ts'
import type { BookingRefusal } from './refusals.ts'

/** The new answer of the mailbox owner. */
export type Change =
  | {
      readonly willingness: 'yes' | 'maybe'
      readonly party: Party
      readonly answers: readonly Answer[]
      /** Id of the order, if the change must be paid. */
      readonly orderId: string
      /** Network whose unpaid bookings are limited; null if they are not. */
      readonly holder: string | null
    }
  | { readonly willingness: 'no'; readonly message: string }

/** Changes the email address of a booking, as long as answers can be changed. */
export function correctGuestEmail(
  booking: Booking,
  email: string,
  event: BookableEvent,
  now: Instant,
): Result<Transition, BookingRefusal> {
  const open = checkOpen(event, now)
  if (!open.ok) return open
  const before = emailKey(booking.email)
  const corrected = (answers: readonly Answer[]) =>
    answers.map((answer) =>
      typeof answer.value === 'string' && emailKey(answer.value) === before
        ? { ...answer, value: email }
        : answer,
    )
  const answers = corrected(booking.answers)
  // The answers of the open order replace those of the booking at payment.
  const order = booking.order && { ...booking.order, answers: corrected(booking.order.answers) }
  return ok(transition(booking, { ...booking, email, answers, order }))
}

/**
 * Changes an answer. More seats must be paid and fewer make a refund due, both compared with the
 * seats in force; an open order is dropped.
 */
export function changeAnswer(
  booking: Booking,
  change: Change,
  event: BookableEvent,
  seatsTaken: number,
  now: Instant,
): Result<Transition, BookingRefusal> {
  const open = checkOpen(event, now)
  if (!open.ok) return open
  const verified: Booking = { ...booking, origin: 'registration' }
  if (change.willingness === 'no') {
    const declined = withSeats(verified, 0)
    const { message } = change
    return ok(transition(booking, { ...declined, status: 'cancelled', willingness: 'no', message }))
  }
  const { willingness, party, answers } = change
  const wanted = willingness === 'yes' ? partySize(party) : 0
  const free = checkSeatsFree(wanted, booking, event, seatsTaken)
  if (!free.ok) return free
  const dueCents = Math.max(0, wanted - booking.seats) * seatPriceCents(event)
  if (dueCents > 0) {
    const order: Order = {
      id: change.orderId,
      party,
      answers,
      seats: wanted,
      dueCents,
      heldUntil: now + holdLifetime,
      holder: change.holder,
      state: 'held',
      checkout: null,
    }
    return ok(transition(booking, { ...verified, status: 'pending_payment', order }))
  }
  return ok(
    transition(booking, {
      ...withSeats(verified, wanted),
      status: 'confirmed',
      willingness,
      party,
      answers,
      message: null,
    }),
  )
}

/**
 * Sets the seats of a booking and drops its order. The share of the released seats in the payments
 * is due back, since the price may have changed.
 */
function withSeats(booking: Booking, seats: number): Booking {
  const credit = Math.max(0, creditCents(booking))
  const credited = seats >= booking.seats ? credit : Math.round((credit * seats) / booking.seats)
  return {
    ...booking,
    seats,
    order: null,
    refundDueCents: booking.refundDueCents + (credit - credited),
  }
}

/** Cancels a booking for the owner, like the guest's own No. Refused if nothing is in force. */
export function cancelBooking(
  booking: Booking,
): Result<Transition, { readonly code: 'already-cancelled' | 'not-in-force' }> {
  if (booking.status === 'cancelled') return err({ code: 'already-cancelled' })
  if (booking.isSuperseded || booking.status === 'refunded') return err({ code: 'not-in-force' })
  const cancelled = withSeats(booking, 0)
  return ok(transition(booking, { ...cancelled, status: 'cancelled', willingness: 'no' }))
}

/** Cancels a booking with its event: no seats, and all payments due back. */
export const cancelWithEvent = (booking: Booking): Transition =>
  transition(booking, { ...withSeats(booking, 0), status: 'cancelled' })
