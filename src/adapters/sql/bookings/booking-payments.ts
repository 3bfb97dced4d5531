import type { Booking, Transition } from '#domain/bookings/booking.ts'
import { completePayment, lapseHold } from '#domain/bookings/payment.ts'
import { mismatchOf, siteCurrency } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import { bookingFrom } from './booking-rows.ts'
import {
  persistTransition,
  changeBooking,
  lockEvent,
  lockWithEvent,
  lockCurrentBooking,
  moveSeats,
} from './booking-transitions.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { unmatchedPayment } from '#adapters/sql/payments/named-subject.ts'
import { askedFor, endWatch } from '#adapters/sql/payments/order-rows.ts'
import { recordRefunds } from './booking-refunds.ts'
import { isFirstSeen } from '#adapters/sql/payments/payment-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlBookingPayments(database: SqlDatabase) {
  const { db } = database
  return {
    attachCheckout: (bookingId, orderId, checkout, heldUntil) =>
      inTransaction(database, async ({ tx }) => {
        const attached = await tx
          .updateTable('bookings')
          .set({
            order_session_id: checkout.sessionId,
            order_url: checkout.url,
            order_held_until: heldUntil,
          })
          .where('id', '=', bookingId)
          .where('order_id', '=', orderId)
          .returning('order_state')
          .executeTakeFirst()
        // The page is open even if it is no longer wanted, and somebody may pay there.
        await tx
          .updateTable('orders')
          .set((column) => ({ session_id: checkout.sessionId, watch_at: column.ref('created_at') }))
          .where('id', '=', orderId)
          .execute()
        return attached?.order_state === 'held'
      }),

    async releaseOrder(bookingId, orderId, spentTokenHash, keptUntil) {
      await inTransaction(database, async (transaction) => {
        const booking = (await lockWithEvent(transaction, bookingId))?.booking
        if (booking?.order?.id !== orderId || booking.order.state !== 'held') return
        const { order } = booking
        if (keptUntil === undefined) await lapse(transaction, booking, order.heldUntil)
        else {
          await changeBooking(transaction, {
            ...booking,
            order: { ...order, heldUntil: keptUntil },
          })
          await transaction.tx
            .updateTable('orders')
            .set({ watch_at: keptUntil })
            .where('id', '=', orderId)
            .execute()
        }
        if (spentTokenHash === null) return
        await transaction.tx
          .updateTable('tokens')
          .set({ is_spent: 0 })
          .where('hash', '=', spentTokenHash)
          .where('booking_id', '=', bookingId)
          .execute()
      })
    },

    async expireHolds(now) {
      const due = await db
        .selectFrom('bookings')
        .select('event_id')
        .distinct()
        .where('order_state', '=', 'held')
        .where('order_held_until', '<=', now)
        .execute()
      const freed: Transition[] = []
      // Each event has a transaction of its own: one that locked several could deadlock.
      for (const { event_id } of due) freed.push(...(await expireHoldsOf(database, event_id, now)))
      return freed
    },

    confirmPayment: (payment, now, emailsFor, emailsForUnmatched) =>
      inTransaction(database, async (transaction) => {
        const found = await lockWithEvent(transaction, payment.subject.id)
        const booking = found?.booking ?? null
        const asked = booking && (await askedFor(transaction, booking.id, payment.orderId))
        // Orders of a previous version have no record of what was asked, so the booking rules alone
        // decide.
        const mismatch =
          booking === null
            ? 'unknown-booking'
            : mismatchOf(payment, asked ?? { ...payment, currency: siteCurrency })
        const { id } = payment.subject
        const columns =
          booking === null
            ? ({ subject_kind: 'unknown', booking_id: null, mismatch } as const)
            : ({ subject_kind: 'booking', booking_id: id, mismatch } as const)
        if (!(await isFirstSeen(transaction, payment, columns, now)))
          return { is: 'known', booking }
        await endWatch(transaction.tx, payment.orderId)
        if (found === null || booking === null || mismatch !== null) {
          const reason = mismatch ?? 'unknown-booking'
          const kept = { kind: columns.subject_kind, id }
          const unmatched = await unmatchedPayment(transaction, payment, reason, kept, now)
          await queueEmails(transaction, emailsForUnmatched(unmatched), now)
          return { is: 'unmatched', payment: unmatched }
        }
        const { stored } = found
        const { event, seatsTaken } = stored
        const current = booking.isSuperseded ? await lockCurrentBooking(transaction, booking) : null
        const outcome = completePayment({ booking, current, payment, event, seatsTaken, now })
        const persisted = await persistTransition(
          transaction,
          stored,
          booking,
          outcome.transition,
          now,
          (transition) => emailsFor({ ...outcome, event: transition.event }),
        )
        if (outcome.is === 'refunded') {
          const { paymentId } = payment
          const part = { paymentId, amountCents: outcome.refundCents }
          await recordRefunds(transaction, booking.id, [part], now)
        }
        return { ...outcome, event: persisted.event }
      }),
  } satisfies Partial<BookingStore>
}

function expireHoldsOf(
  database: SqlDatabase,
  eventId: string,
  now: Instant,
): Promise<readonly Transition[]> {
  return inTransaction(database, async (transaction) => {
    await lockEvent(transaction, eventId)
    const query = transaction.tx
      .selectFrom('bookings')
      .selectAll()
      .where('order_state', '=', 'held')
      .where('order_held_until', '<=', now)
      .where('event_id', '=', eventId)
      .orderBy('id')
    const freed: Transition[] = []
    for (const row of await query.forUpdate().execute()) {
      const transition = await lapse(transaction, bookingFrom(row), now)
      if (transition !== null) freed.push(transition)
    }
    return freed
  })
}

async function lapse(
  transaction: StoreTransaction,
  booking: Booking,
  now: Instant,
): Promise<Transition | null> {
  const transition = lapseHold(booking, now)
  if (transition === null) return null
  await changeBooking(transaction, transition.booking)
  await moveSeats(transaction, booking.eventId, transition.seatsChange)
  return transition
}
