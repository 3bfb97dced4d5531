import type { Booking } from '#domain/bookings/booking.ts'
import {
  refundPart,
  refundedElsewhere,
  applyRefundReport,
  reopenRefund,
  type PaymentPart,
} from '#domain/bookings/refund.ts'
import type { RefundTrouble } from '#domain/payments/news.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import type { PaymentStore, RefundFailed } from '#ports/payment-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { changeBooking, lockWithEvent } from '#adapters/sql/bookings/booking-transitions.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { refundedByCard, isNewWebhookEvent, lockPayment, lostCents } from './payment-rows.ts'
import { namedSubject } from './named-subject.ts'
import { addElsewhere, recordElsewhere } from './refunds-elsewhere.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlRefundStore(database: SqlDatabase) {
  const { db } = database
  return {
    async pendingRefunds() {
      return db
        .selectFrom('refunds')
        .select(['id', 'booking_id as bookingId', 'payment_id as paymentId'])
        .select(['amount_cents as amountCents', 'created_at as createdAt'])
        .select(['tries', 'next_try_at as nextTryAt', 'refusals', 'refusal'])
        .where('refunded_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    async claimRefund(refundId, until, now) {
      const { numUpdatedRows } = await db
        .updateTable('refunds')
        .set({ claimed_until: until })
        .where('id', '=', refundId)
        .where('refunded_at', 'is', null)
        .where('failed_at', 'is', null)
        .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    async releaseRefund(refundId, claimedUntil) {
      await db
        .updateTable('refunds')
        .set({ claimed_until: null })
        .where('id', '=', refundId)
        .where('claimed_until', '=', claimedUntil)
        .execute()
    },

    async markRefunded(refundId, now) {
      await inTransaction(database, async (transaction) => {
        const made = await transaction.tx
          .updateTable('refunds')
          .set({ refunded_at: now, refusal: null })
          .where('id', '=', refundId)
          .where('refunded_at', 'is', null)
          .where('failed_at', 'is', null)
          .returning('payment_id')
          .executeTakeFirst()
        if (made !== undefined) await watchFees(transaction, made.payment_id, now)
      })
    },

    async postponeRefund(refundId, nextTryAt) {
      await db
        .updateTable('refunds')
        .set((column) => ({
          tries: column('tries', '+', 1),
          next_try_at: nextTryAt,
          claimed_until: null,
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
            claimed_until: null,
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

    failRefund: (failed, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
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
        if (isElsewhere && isCounted) {
          const { providerRefundId: refund, amountCents, failedAt } = failed
          await addElsewhere(transaction, payment, refund, -amountCents, failedAt)
        }
        if (booking !== null && payment?.mismatch === null && isCounted)
          await oweAgain(transaction, booking, failed, lostBefore)
        await watchFees(transaction, failed.paymentId, now)
        await alertTrouble(transaction, failed, now, emailsFor)
        return 'taken'
      }),

    stopRefund: ({ id, paymentId, claimedUntil }, actor) =>
      inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, paymentId)
        const lostBefore = await lostCents(transaction, paymentId)
        const row = await transaction.tx
          .selectFrom('refunds')
          .selectAll()
          .where('id', '=', id)
          .where('payment_id', '=', paymentId)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) return false
        if (row.is_stopped === 1) return true
        const { refunded_at: madeAt, failed_at: failedAt, refusal, amount_cents: cents } = row
        const isRefused = madeAt === null && refusal !== null && row.claimed_until === claimedUntil
        if (failedAt === null && !isRefused) return false
        await transaction.tx
          .updateTable('refunds')
          .set({
            is_stopped: 1,
            ...(failedAt === null ? { failed_at: actor.at, failure: refusal, refusal: null } : {}),
          })
          .where('id', '=', id)
          .execute()
        const payment = await lockPayment(transaction, paymentId)
        if (failedAt === null && booking !== null && payment?.mismatch === null)
          await oweAgain(transaction, booking, { paymentId, amountCents: cents }, lostBefore)
        await addActivity(transaction, actor, 'payment', paymentId, {
          kind: 'refund-stopped',
          cents,
        })
        return true
      }),

    recordRefundReport: ({ paymentId, subject, refundedCents, countedAt, webhookEventId }, now) =>
      inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, paymentId)
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null) {
          return (await isKnown(transaction, subject)) ? 'too-early' : 'ignored'
        }
        if (!(await isNewWebhookEvent(transaction, webhookEventId, now))) return 'known'
        const gone = {
          totalCents: refundedCents,
          oursCents: await refundedByCard(transaction, paymentId, countedAt),
          elsewhereCents: payment.elsewhereCents,
        }
        if (booking !== null && payment.mismatch === null) {
          await changeBooking(transaction, applyRefundReport(booking, gone))
        }
        // Our own refunds are reported too.
        const more = refundedElsewhere(gone) - gone.elsewhereCents
        if (more > 0) await addElsewhere(transaction, payment, webhookEventId, more, now)
        await watchFees(transaction, paymentId, now)
        return 'taken'
      }),
  } satisfies Partial<PaymentStore>
}

/** Asks the provider for its fees again, since money was refunded or came back. */
export async function watchFees(
  { tx }: StoreTransaction,
  paymentId: string,
  now: Instant,
): Promise<void> {
  await tx.updateTable('payments').set({ fees_watch_at: now }).where('id', '=', paymentId).execute()
}

/** True if the subject of a payment exists, so that the payment itself is still to come. */
async function isKnown({ tx }: StoreTransaction, subject: PaymentSubject | null): Promise<boolean> {
  switch (subject?.kind) {
    case 'booking':
      return hasRows(tx.selectFrom('bookings').where('id', '=', subject.id))
    case 'quote':
      return hasRows(tx.selectFrom('written_quotes').where('id', '=', subject.id))
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

/** The money of a refund that came to nothing is due to the guest again. */
async function oweAgain(
  transaction: StoreTransaction,
  booking: Booking,
  { paymentId, amountCents }: PaymentPart,
  lostBefore: number,
): Promise<void> {
  // Not what the bank gave the guest meanwhile.
  const lost = (await lostCents(transaction, paymentId)) - lostBefore
  await changeBooking(transaction, refundPart(reopenRefund(booking, amountCents), lost))
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

async function alertTrouble(
  transaction: StoreTransaction,
  { paymentId, amountCents, reason }: Pick<RefundFailed, 'paymentId' | 'amountCents' | 'reason'>,
  now: Instant,
  emailsFor: EmailsFor<RefundTrouble>,
): Promise<void> {
  const payment = await lockPayment(transaction, paymentId)
  if (payment === null) return
  const { currency, subject } = payment
  await addActivity(transaction, { by: null, at: now }, 'payment', paymentId, {
    kind: 'refund-failed',
    cents: amountCents,
    currency,
  })
  const named = await namedSubject(transaction, subject)
  const mails = emailsFor({ paymentId, amountCents, currency, subject: named, reason })
  await queueEmails(transaction, mails, now)
}
