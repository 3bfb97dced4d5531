import { refundDue, type PaymentPart } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import { lockWithEvent, persistTransition } from './booking-transitions.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { takenByDisputes } from '#adapters/sql/payments/payment-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlBookingRefunds(database: SqlDatabase): Pick<BookingStore, 'refundDue'> {
  return {
    refundDue: (tenant, bookingId, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const found = await lockWithEvent(transaction, bookingId)
        if (found?.stored.event.tenant !== tenant) return err({ code: 'unknown-booking' })
        const { stored, booking } = found
        const payments = await paymentsOf(transaction, bookingId)
        const taken = await takenByDisputes(
          transaction.tx,
          payments.map(({ paymentId }) => paymentId),
        )
        const left = payments.map(({ paymentId, amountCents }) => ({
          paymentId,
          amountCents: amountCents - (taken.get(paymentId) ?? 0),
        }))
        const transition = refundDue(booking, left, await refundsOf(transaction, bookingId))
        if (!transition.ok) {
          const isDisputed =
            booking.refundDueCents > 0 && [...taken.values()].some((cents) => cents > 0)
          return isDisputed ? err({ code: 'disputed' }) : transition
        }
        const { value } = transition
        const done = await persistTransition(transaction, stored, booking, value, now, emailsFor)
        await recordRefunds(transaction, bookingId, value.parts, now)
        return ok(done)
      }),
  }
}

/** Refunds are issued after the transaction. */
export async function recordRefunds(
  { tx, ids }: StoreTransaction,
  bookingId: string | null,
  parts: readonly PaymentPart[],
  now: Instant,
): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('refunds')
    .values(
      parts.map(({ paymentId, amountCents }) => ({
        id: ids.newId(),
        booking_id: bookingId,
        payment_id: paymentId,
        amount_cents: amountCents,
        created_at: now,
        next_try_at: now,
      })),
    )
    .execute()
}

/** Payments for a booking that were not refunded elsewhere, latest first. */
async function paymentsOf(
  { tx }: StoreTransaction,
  bookingId: string,
): Promise<readonly PaymentPart[]> {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'amount_cents', 'refunded_elsewhere_cents'])
    .where('subject_kind', '=', 'booking')
    .where('subject_id', '=', bookingId)
    // A payment that does not fit is not counted as paid by the guest.
    .where('mismatch', 'is', null)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    paymentId: row.id,
    amountCents: row.amount_cents - row.refunded_elsewhere_cents,
  }))
}

/** Refunds of a booking's payments, made or still to be made. */
const refundsOf = ({ tx }: StoreTransaction, bookingId: string): Promise<readonly PaymentPart[]> =>
  tx
    .selectFrom('refunds')
    .select(['payment_id as paymentId', 'amount_cents as amountCents'])
    .where('booking_id', '=', bookingId)
    .where('failed_at', 'is', null)
    .execute()
