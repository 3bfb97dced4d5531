import { giveBackDue, noteGoneBack, sumOf, type PaymentPart } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Ids } from '#ports/ids.ts'
import { carryOut, changeBooking, eventOf, lockBooking, lockEvent } from './booking-steps.ts'
import type { SqlDatabase } from './database.ts'
import { inTransaction, type Running } from './transaction.ts'

/** What a booking store does with money that goes back. */
type RefundSteps = Pick<
  BookingStore,
  'noteRefundReport' | 'giveBackDue' | 'pendingRefunds' | 'markRefunded' | 'markRefundFailed'
>

export function sqlRefundSteps(database: SqlDatabase, ids: Ids): RefundSteps {
  const { db } = database
  return {
    noteRefundReport({ paymentId, bookingId, refundedCents, noticeId }, now) {
      return inTransaction(database, ids, async (running) => {
        const known = await paymentOf(running, paymentId)
        const eventId = await eventOf(running, known?.booking_id ?? bookingId ?? '')
        if (eventId === null) return 'unknown-booking'
        if (known === undefined) return 'unknown-payment'
        await lockEvent(running, eventId)
        const booking = await lockBooking(running, known.booking_id)
        if (booking === null) return 'unknown-booking'
        if (!(await isNewNotice(running, noticeId, now))) return 'known'
        const refunds = await refundsOf(running, booking.id)
        // Read once more: another report may have come until the event was locked.
        const payment = (await paymentOf(running, paymentId)) ?? known
        const noted = noteGoneBack(booking, {
          totalCents: refundedCents,
          oursCents: sumOf(refunds.filter((refund) => refund.paymentId === paymentId)),
          elsewhereCents: payment.refunded_elsewhere_cents,
        })
        await changeBooking(running, noted.booking)
        await running.tx
          .updateTable('payments')
          .set({ refunded_elsewhere_cents: noted.elsewhereCents })
          .where('id', '=', paymentId)
          .execute()
        return 'taken'
      })
    },

    giveBackDue(tenant, bookingId, now, mailsFor) {
      return inTransaction(database, ids, async (running) => {
        const eventId = await eventOf(running, bookingId)
        const stored = eventId === null ? null : await lockEvent(running, eventId)
        const booking = stored && (await lockBooking(running, bookingId))
        if (stored?.event.tenant !== tenant || booking === null) {
          return err({ code: 'unknown-booking' })
        }
        const step = giveBackDue(
          booking,
          await paymentsOf(running, bookingId),
          await refundsOf(running, bookingId),
        )
        if (!step.ok) return step
        const given = await carryOut(running, stored, booking, step.value, now, mailsFor)
        await noteRefunds(running, bookingId, given.parts, now)
        return ok(given)
      })
    },

    async pendingRefunds() {
      const rows = await db
        .selectFrom('refunds')
        .selectAll()
        .where('refunded_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        bookingId: row.booking_id,
        paymentId: row.payment_id,
        amountCents: row.amount_cents,
        tries: row.tries,
        nextTryAt: row.next_try_at,
        refusals: row.refusals,
        refusal: row.refusal,
      }))
    },

    async markRefundFailed(refundId, refusal, nextTryAt) {
      await db
        .updateTable('refunds')
        .set((column) => ({
          tries: column('tries', '+', 1),
          next_try_at: nextTryAt,
          refusals: column('refusals', '+', refusal === null ? 0 : 1),
          refusal,
        }))
        .where('id', '=', refundId)
        .where('refunded_at', 'is', null)
        .execute()
    },

    async markRefunded(refundId, now) {
      await db
        .updateTable('refunds')
        .set({ refunded_at: now, refusal: null })
        .where('id', '=', refundId)
        .where('refunded_at', 'is', null)
        .execute()
    },
  }
}

/** Notes money that has to go back; it is carried out after the transaction. */
export async function noteRefunds(
  { tx, ids }: Running,
  bookingId: string,
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
        tries: 0,
        next_try_at: now,
        refusals: 0,
      })),
    )
    .execute()
}

/** Marks a notice as seen; false where it was before. */
export async function isNewNotice(
  { tx }: Running,
  noticeId: string,
  now: Instant,
): Promise<boolean> {
  const notice = await tx
    .insertInto('notices')
    .values({ id: noticeId, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return notice !== undefined
}

function paymentOf({ tx }: Running, paymentId: string) {
  return tx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
}

/** What came in for a booking and did not go back elsewhere, from the latest. */
async function paymentsOf({ tx }: Running, bookingId: string): Promise<readonly PaymentPart[]> {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'amount_cents', 'refunded_elsewhere_cents'])
    .where('booking_id', '=', bookingId)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    paymentId: row.id,
    amountCents: row.amount_cents - row.refunded_elsewhere_cents,
  }))
}

async function refundsOf({ tx }: Running, bookingId: string): Promise<readonly PaymentPart[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select(['payment_id', 'amount_cents'])
    .where('booking_id', '=', bookingId)
    .execute()
  return rows.map((row) => ({ paymentId: row.payment_id, amountCents: row.amount_cents }))
}
