import { refundPart } from '#domain/bookings/refund.ts'
import { isDisputeHeld, isDisputeOver } from '#domain/payments/dispute.ts'
import type { KnownDispute } from '#domain/payments/news.ts'
import { err, ok } from '#domain/result.ts'
import type { PaymentStore } from '#ports/payment-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { changeBooking } from '#adapters/sql/bookings/booking-transitions.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { endWatch } from './order-rows.ts'
import { namedSubject } from './named-subject.ts'
import { lockPayment, lostCents, moneyLeft } from './payment-rows.ts'
import { sqlPaymentTrouble } from './payment-trouble.ts'
import { lockBookingOf, sqlRefundStore, watchFees } from './refund-store.ts'
import { recordRefunds } from '#adapters/sql/bookings/booking-refunds.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

export function sqlPaymentStore(database: SqlDatabase): PaymentStore {
  const { db } = database
  return {
    ...sqlRefundStore(database),
    ...sqlPaymentTrouble(database),

    async watchedOrders(which, now) {
      const subject = typeof which === 'string' ? null : which
      const rows = await db
        .selectFrom('orders')
        .leftJoin('bookings', (join) =>
          join
            .onRef('bookings.id', '=', 'orders.subject_id')
            .onRef('bookings.order_id', '=', 'orders.id')
            .on('bookings.order_state', '=', 'held'),
        )
        .select(['orders.id', 'orders.subject_kind', 'orders.subject_id', 'orders.created_at'])
        .select(['orders.session_id', 'orders.replaced_at', 'bookings.id as wanted_by'])
        // Paid another way since it was made.
        .select((row) =>
          row
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.subject_kind', '=', 'orders.subject_kind')
            .whereRef('payments.subject_id', '=', 'orders.subject_id')
            .whereRef('payments.part', '=', 'orders.part')
            .whereRef('payments.taken_at', '>=', 'orders.created_at')
            .where('payments.mismatch', 'is', null)
            .limit(1)
            .as('paid_by'),
        )
        .where('orders.watch_at', 'is not', null)
        // An order without a session may be about to get one.
        .where((row) =>
          row.or([
            row('orders.watch_at', '<=', now),
            ...(which !== 'due' ? [row('orders.session_id', 'is not', null)] : []),
          ]),
        )
        .$if(subject !== null, (query) =>
          query
            .where('orders.subject_kind', '=', subject?.kind ?? 'unknown')
            .where('orders.subject_id', '=', subject?.id ?? ''),
        )
        .orderBy('orders.watch_at')
        .orderBy('orders.id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        subject: { kind: row.subject_kind, id: row.subject_id },
        createdAt: row.created_at,
        sessionId: row.session_id,
        isWanted:
          row.subject_kind === 'quote'
            ? row.paid_by === null && row.replaced_at === null
            : row.wanted_by !== null,
      }))
    },

    async watchAgain(orderId, at) {
      await db
        .updateTable('orders')
        .set({ watch_at: at })
        .where('id', '=', orderId)
        .where('watch_at', 'is not', null)
        .execute()
    },

    endWatch: (orderId) => endWatch(db, orderId),

    async endUnopened(orderId) {
      const { numUpdatedRows } = await db
        .updateTable('orders')
        .set({ watch_at: null })
        .where('id', '=', orderId)
        .where('session_id', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    refundUnmatched: (paymentId, now) =>
      inTransaction(database, async (transaction) => {
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null) return err({ code: 'unknown-payment' })
        if (payment.mismatch === null) return err({ code: 'fits', subject: payment.subject })
        const amountCents = await moneyLeft(transaction.tx, payment)
        if (amountCents <= 0) return err({ code: 'nothing-left' })
        await recordRefunds(transaction, payment.bookingId, [{ paymentId, amountCents }], now)
        return ok({ amountCents, currency: payment.currency })
      }),

    recordDispute({ reportedAt, ...dispute }, now, emailsFor) {
      const { id, paymentId, amountCents, currency, reason, state, answerBy } = dispute
      const reported = { reason, state, answer_by: answerBy, reported_at: reportedAt }
      return inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, paymentId)
        const payment = await lockPayment(transaction, paymentId)
        await watchFees(transaction, paymentId, now)
        const lostBefore = await lostCents(transaction, paymentId)
        const subject = payment && (await namedSubject(transaction, payment.subject))
        const known: KnownDispute = { ...dispute, subject }
        const isNew = await addNew(transaction.tx, 'disputes', {
          id,
          payment_id: paymentId,
          amount_cents: amountCents,
          currency,
          opened_at: now,
          ...reported,
        })
        if (!isNew) {
          // Events arrive in any order: nothing follows the end.
          const before = await transaction.tx
            .selectFrom('disputes')
            .select(['state', 'reported_at'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          if (isDisputeOver(before.state) || reportedAt < (before.reported_at ?? 0)) return
          await transaction.tx.updateTable('disputes').set(reported).where('id', '=', id).execute()
          // An inquiry may become a dispute, which takes the money.
          const isTaken = isDisputeHeld(state) && !isDisputeHeld(before.state)
          if (!isDisputeOver(state) && !isTaken) return
        }
        // The bank has paid the guest, so less of the refund is due.
        const lost = (await lostCents(transaction, paymentId)) - lostBefore
        if (lost > 0 && booking !== null && payment?.mismatch === null) {
          await changeBooking(transaction, refundPart(booking, lost))
        }
        await addActivity(transaction, { by: null, at: now }, 'payment', paymentId, {
          kind: 'payment-disputed',
          cents: amountCents,
          currency,
        })
        await queueEmails(transaction, emailsFor(known), now)
      })
    },
  }
}
