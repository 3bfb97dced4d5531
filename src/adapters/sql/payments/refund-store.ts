import type { Booking } from '#domain/bookings/booking.ts'
import {
  refundPart,
  refundedElsewhere,
  applyRefundReport,
  reopenRefund,
} from '#domain/bookings/refund.ts'
import type { RefundTrouble } from '#domain/payments/news.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import type { PaymentStore, RefundFailed } from '#ports/payment-store.ts'
import {
  changeBooking,
  eventOf,
  lockWithEvent,
} from '#adapters/sql/bookings/booking-transitions.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import {
  goneByCard,
  isNewWebhookEvent,
  lockPayment,
  lostCents,
  type StoredPayment,
} from './payment-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlRefundStore(database: SqlDatabase) {
  const { db } = database
  return {
    async pendingRefunds() {
      return db
        .selectFrom('refunds')
        .select(['id', 'booking_id as bookingId', 'payment_id as paymentId'])
        .select(['amount_cents as amountCents', 'created_at as createdAt'])
        .select(['tries', 'next_try_at as nextTryAt'])
        .select(['refusals', 'refusal'])
        .where('refunded_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    async markRefunded(refundId, now) {
      await inTransaction(database, async ({ tx }) => {
        const made = await tx
          .updateTable('refunds')
          .set({ refunded_at: now, refusal: null })
          .where('id', '=', refundId)
          .where('refunded_at', 'is', null)
          .where('failed_at', 'is', null)
          .returning('payment_id')
          .executeTakeFirst()
        if (made !== undefined) await watchFees(tx, made.payment_id, now)
      })
    },

    async postponeRefund(refundId, nextTryAt) {
      await db
        .updateTable('refunds')
        .set((column) => ({
          tries: column('tries', '+', 1),
          next_try_at: nextTryAt,
          refusal: null,
        }))
        .where('id', '=', refundId)
        .where('refunded_at', 'is', null)
        .execute()
    },

    async refuseRefund(refundId, reason, nextTryAt, now, emailsFor) {
      await inTransaction(database, async (transaction) => {
        const refused = await transaction.tx
          .updateTable('refunds')
          .set((column) => ({
            tries: column('tries', '+', 1),
            next_try_at: nextTryAt,
            refusals: column('refusals', '+', 1),
            refusal: reason,
          }))
          .where('id', '=', refundId)
          .where('refunded_at', 'is', null)
          .where('failed_at', 'is', null)
          .returning(['payment_id', 'amount_cents', 'refusals'])
          .executeTakeFirst()
        if (refused?.refusals !== 1) return
        const part = { paymentId: refused.payment_id, amountCents: refused.amount_cents, reason }
        await alertTrouble(transaction, part, now, emailsFor)
      })
    },

    failRefund(failed, now, emailsFor) {
      return inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, failed.paymentId)
        // Several webhook events report it, and issuing the refund finds it too.
        if (!(await isNewWebhookEvent(transaction, `failed-${failed.providerRefundId}`, now)))
          return 'known'
        const lostBefore = await lostCents(transaction, failed.paymentId)
        // Our refund before the payment, as wherever both are locked.
        const isOpenAgain =
          failed.refundId === null || (await undoOurs(transaction, failed, failed.refundId))
        if (!isOpenAgain) return 'known'
        const payment = await lockPayment(transaction, failed.paymentId)
        if (payment === null && failed.refundId === null) return 'known'
        const isElsewhere = payment !== null && failed.refundId === null
        const isCounted = !isElsewhere || payment.elsewhereCents >= failed.amountCents
        if (isElsewhere) await recordElsewhere(transaction, payment, failed)
        if (isElsewhere && isCounted) await undoElsewhere(transaction, payment, failed)
        if (booking !== null && payment?.mismatch === null && isCounted) {
          // Money that the bank gave the guest meanwhile is not due again.
          const lost = (await lostCents(transaction, failed.paymentId)) - lostBefore
          await changeBooking(
            transaction,
            refundPart(reopenRefund(booking, failed.amountCents), lost),
          )
        }
        await watchFees(transaction.tx, failed.paymentId, now)
        await alertTrouble(transaction, failed, now, emailsFor)
        return 'taken'
      })
    },

    recordRefundReport({ paymentId, subject, refundedCents, countedAt, webhookEventId }, now) {
      return inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, paymentId)
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null) {
          return (await isKnown(transaction, subject)) ? 'unknown-payment' : 'unknown-subject'
        }
        if (!(await isNewWebhookEvent(transaction, webhookEventId, now))) return 'known'
        const gone = {
          totalCents: refundedCents,
          oursCents: await goneByCard(transaction, paymentId, countedAt),
          elsewhereCents: payment.elsewhereCents,
        }
        if (booking !== null && payment.mismatch === null) {
          await changeBooking(transaction, applyRefundReport(booking, gone))
        }
        const elsewhereCents = refundedElsewhere(gone)
        await transaction.tx
          .updateTable('payments')
          .set({
            refunded_elsewhere_cents: elsewhereCents,
            // Our own refunds are reported too, and do not move it to another month.
            ...(elsewhereCents > gone.elsewhereCents ? { elsewhere_at: now } : {}),
            fees_watch_at: now,
          })
          .where('id', '=', paymentId)
          .execute()
        return 'taken'
      })
    },
  } satisfies Partial<PaymentStore>
}

/** Asks the provider for its fees again, since money was refunded or came back. */
export async function watchFees(
  tx: StoreTransaction['tx'],
  paymentId: string,
  now: Instant,
): Promise<void> {
  await tx.updateTable('payments').set({ fees_watch_at: now }).where('id', '=', paymentId).execute()
}

/** True if the subject of a payment exists, so that the payment itself is still to come. */
async function isKnown(
  transaction: StoreTransaction,
  subject: PaymentSubject | null,
): Promise<boolean> {
  switch (subject?.kind) {
    case 'booking':
      return (await eventOf(transaction, subject.id)) !== null
    case 'quote': {
      const query = transaction.tx.selectFrom('written_quotes').select('id')
      return (await query.where('id', '=', subject.id).executeTakeFirst()) !== undefined
    }
    case 'counter':
    case 'unknown':
    case undefined:
      return false
  }
}

/** The booking of a payment, locked after its event like everywhere. */
export async function lockBookingOf(
  transaction: StoreTransaction,
  paymentId: string,
): Promise<Booking | null> {
  const row = await transaction.tx
    .selectFrom('payments')
    .select('booking_id')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  const bookingId = row?.booking_id ?? null
  return bookingId === null
    ? null
    : ((await lockWithEvent(transaction, bookingId))?.booking ?? null)
}

/** Marks our refund as failed; false if it was before, or is not ours. */
async function undoOurs(
  { tx }: StoreTransaction,
  { paymentId, reason, failedAt }: RefundFailed,
  refundId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ failed_at: failedAt, failure: reason, refusal: null })
    .where('id', '=', refundId)
    .where('payment_id', '=', paymentId)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Marks a refund made on the provider's pages as failed. */
async function undoElsewhere(
  { tx }: StoreTransaction,
  { id, elsewhereCents }: StoredPayment,
  { amountCents }: RefundFailed,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refunded_elsewhere_cents: elsewhereCents - amountCents })
    .where('id', '=', id)
    .execute()
}

/** Records it as failed, so that a report that counted it, and comes later, leaves it out. */
async function recordElsewhere(
  { tx }: StoreTransaction,
  { id, bookingId }: StoredPayment,
  { providerRefundId, amountCents, reason, failedAt }: RefundFailed,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: providerRefundId,
      booking_id: bookingId,
      payment_id: id,
      amount_cents: amountCents,
      created_at: failedAt,
      is_owed_again: 1,
      tries: 0,
      next_try_at: failedAt,
      refusals: 0,
      failed_at: failedAt,
      failure: reason,
    })
    .execute()
}

async function alertTrouble(
  transaction: StoreTransaction,
  { paymentId, amountCents, reason }: Pick<RefundFailed, 'paymentId' | 'amountCents' | 'reason'>,
  now: Instant,
  emailsFor: EmailsFor<RefundTrouble>,
): Promise<void> {
  const payment = await lockPayment(transaction, paymentId)
  if (payment === null) return
  const { currency, subject } = payment
  const mails = emailsFor({ paymentId, amountCents, currency, subject, reason })
  await queueEmails(transaction, mails, now)
}
