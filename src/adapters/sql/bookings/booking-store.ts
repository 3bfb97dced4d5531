import { checkHolds } from '#domain/bookings/admission.ts'
import { cancelBooking, changeAnswer } from '#domain/bookings/change.ts'
import { tokenIsLive } from '#domain/bookings/email-code.ts'
import { decline, register, repeatsDecline } from '#domain/bookings/register.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Booking, Transition } from '#domain/bookings/booking.ts'
import type { Instant } from '#domain/time.ts'
import type { BookingStore, VerifiedChange } from '#ports/booking-store.ts'
import { eraseGuests } from './booking-erasure.ts'
import { bookingFrom } from './booking-rows.ts'
import {
  persistTransition,
  lockBooking,
  lockWithEvent,
  lockEvent,
  lockCurrentBooking,
} from './booking-transitions.ts'
import { inRounds, perRound } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { sqlBookingPayments } from './booking-payments.ts'
import { sqlBookingRefunds } from './booking-refunds.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlBookingStore(database: SqlDatabase): BookingStore {
  const { db } = database
  return {
    ...sqlBookingPayments(database),
    ...sqlBookingRefunds(database),

    reserve: (registration, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const stored = await lockEvent(transaction, registration.eventId)
        if (stored === null) return err({ code: 'unknown-event' })
        const existing = await lockCurrentBooking(transaction, registration)
        const transition = register(existing, registration, stored.event, stored.seatsTaken, now)
        if (!transition.ok) return transition
        const holds = await checkNetworkHolds(transaction, transition.value, now)
        if (!holds.ok) return holds
        return ok(
          await persistTransition(transaction, stored, null, transition.value, now, emailsFor),
        )
      }),

    decline: (request, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const stored = await lockEvent(transaction, request.eventId)
        if (stored === null) return err({ code: 'unknown-event' })
        const existing = await lockCurrentBooking(transaction, request)
        const transition = decline(existing, request, stored.event, stored.seatsTaken, now)
        if (!transition.ok) return transition
        if (repeatsDecline(existing, transition.value.booking)) return ok(null)
        return ok(
          await persistTransition(transaction, stored, null, transition.value, now, emailsFor),
        )
      }),

    change: (request, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const stored = await lockEvent(transaction, request.eventId)
        if (stored === null) return err({ code: 'unknown-event' })
        const booking = await lockProvenBooking(transaction, request, now)
        if (booking === null) return err({ code: 'bad-token' })
        const { event, seatsTaken } = stored
        const transition = changeAnswer(booking, request.change, event, seatsTaken, now)
        if (!transition.ok) return transition
        const holds = await checkNetworkHolds(transaction, transition.value, now)
        if (!holds.ok) return holds
        await transaction.tx
          .updateTable('tokens')
          .set({ is_spent: 1 })
          .where('hash', '=', request.tokenHash)
          .execute()
        return ok(
          await persistTransition(transaction, stored, booking, transition.value, now, emailsFor),
        )
      }),

    cancel: (tenant, bookingId, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const found = await lockWithEvent(transaction, bookingId)
        if (found?.stored.event.tenant !== tenant) return err({ code: 'unknown-booking' })
        const { stored, booking } = found
        const transition = cancelBooking(booking)
        if (!transition.ok) return transition
        return ok(
          await persistTransition(transaction, stored, booking, transition.value, now, emailsFor),
        )
      }),

    async find(eventId, bookingId) {
      const row = await db
        .selectFrom('bookings')
        .selectAll()
        .where('id', '=', bookingId)
        .where('event_id', '=', eventId)
        .executeTakeFirst()
      return row === undefined ? null : bookingFrom(row)
    },

    async list(eventId) {
      const rows = await db
        .selectFrom('bookings')
        .selectAll()
        .where('event_id', '=', eventId)
        .orderBy('booked_at')
        .orderBy('id')
        .execute()
      return rows.map(bookingFrom)
    },

    eraseOfEventsBefore: (moment) =>
      inRounds(() =>
        inTransaction(database, async (transaction) => {
          const bookings = await guestsBefore(transaction.tx, moment)
            .select(['bookings.id', 'bookings.email', 'bookings.email_key', 'bookings.answers'])
            .limit(perRound)
            .execute()
          await eraseGuests(transaction, bookings)
          return bookings.length
        }),
      ),
  }
}

/** Bookings with a name, of events that ended before that moment. */
export const guestsBefore = (db: Db, moment: Instant) =>
  db
    .selectFrom('bookings')
    .innerJoin('events', 'events.id', 'bookings.event_id')
    .where('bookings.email', '!=', '')
    .where((row) => row(row.fn.coalesce('events.ends_at', 'events.starts_at'), '<', moment))

/** The booking that a token opens now; null for an unknown or expired token. */
async function lockProvenBooking(
  transaction: StoreTransaction,
  { eventId, bookingId, tokenHash }: VerifiedChange,
  now: Instant,
): Promise<Booking | null> {
  const token = await transaction.tx
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', tokenHash)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  if (token === undefined) return null
  const state = { issuedAt: token.issued_at, isSpent: token.is_spent === 1 }
  if (!tokenIsLive(state, now)) return null
  const booking = await lockBooking(transaction, bookingId)
  return booking?.eventId === eventId && !booking.isSuperseded ? booking : null
}

/**
 * Applies `checkHolds` to a transition that holds seats, given the other holds of its network at
 * the event. The event must be locked, so that two cannot both take the last one.
 */
async function checkNetworkHolds(
  { tx }: StoreTransaction,
  { booking, superseded }: Transition,
  now: Instant,
): Promise<Result<true, BookingRefusal>> {
  const { order } = booking
  if (order?.state !== 'held' || order.holder === null) return ok(true)
  const rows = await tx
    .selectFrom('bookings')
    .select(['id', 'order_held_until'])
    .where('event_id', '=', booking.eventId)
    .where('order_holder', '=', order.holder)
    .execute()
  const others = rows.filter(({ id }) => id !== booking.id && id !== superseded?.id)
  return checkHolds(
    others.map((row) => row.order_held_until ?? 0),
    now,
  )
}
