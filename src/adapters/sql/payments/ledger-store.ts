import { checkRefund, customerRefundReason, reasonOfRefund } from '#domain/money/check-refund.ts'
import type { CounterPayment } from '#domain/money/counter-payment.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { refundPart, refundReason } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { changeBooking, lockEvent } from '#adapters/sql/bookings/booking-transitions.ts'
import { lockMergedCustomer } from '#adapters/sql/customers/customer-merges.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { sqlLedgerEntries } from './ledger-entries.ts'
import { findPayment, lockQuoteOf, mayUndo, overpaidFor } from './ledger-payment.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { postMoney } from './money-posting.ts'
import { lockPayment, moneyLeft, type StoredPayment } from './payment-rows.ts'
import { lockBookingOf } from './refund-store.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { settlingPayments } from './settling-payments.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { acceptanceOf } from '#adapters/sql/written-quotes/written-quote-details.ts'
import { quoteFrom } from '#adapters/sql/written-quotes/written-quote-rows.ts'

export function sqlLedgerStore(database: SqlDatabase): LedgerStore {
  const { db, ids } = database
  return {
    ...sqlLedgerEntries(database),
    ...settlingPayments(database),
    post: () => postMoney(database),

    async find(paymentId) {
      await postMoney(database)
      return findPayment(db, paymentId)
    },

    record: (payment, actor) =>
      inTransaction(database, async (transaction) => {
        const id = ids.newId()
        const before = await recordForm(transaction, actor, id)
        if (before !== null) return before
        await transaction.tx
          .insertInto('payments')
          .values({
            id,
            subject_kind: 'counter',
            subject_id: id,
            order_id: id,
            method: payment.method,
            check_number: payment.checkNumber,
            recorded_by: actor.by,
            amount_cents: payment.cents,
            currency: siteCurrency,
            taken_at: payment.at,
            payer: payment.name,
            customer_id: await customerOf(transaction, payment),
            about: payment.about,
            tax_cents: payment.taxCents,
            tax_county: payment.taxCounty,
          })
          .execute()
        await addActivity(transaction, actor, 'payment', id, {
          kind: 'payment-recorded',
          cents: payment.cents,
          method: payment.method,
        })
        return id
      }),

    undo: (paymentId, actor) =>
      inTransaction(database, async (transaction) => {
        const payment = await lockPayment(transaction, paymentId)
        if (payment?.subject.kind !== 'counter') return err({ code: 'unknown-payment' })
        if (!(await mayUndo(transaction, payment, actor))) return err({ code: 'only-refunded' })
        const { customer_id: customerId } = await transaction.tx
          .deleteFrom('payments')
          .where('id', '=', paymentId)
          .returning('customer_id')
          .executeTakeFirstOrThrow()
        // The name of a payer who is no customer could not be erased from it.
        const event = { kind: 'payment-taken-back', cents: payment.amountCents } as const
        await (customerId === null
          ? addActivity(transaction, actor, 'payment', paymentId, event)
          : addActivity(transaction, actor, 'customer', customerId, event))
        return ok(null)
      }),

    refund(paymentId, asked, actor, emailsFor) {
      const { by, at } = actor
      const { cents, method } = asked
      return inTransaction(database, async (transaction) => {
        const booking = await lockBookingOf(transaction, paymentId)
        const quote = await lockQuoteOf(transaction, paymentId)
        const stored = await lockPayment(transaction, paymentId)
        if (stored === null) return err({ code: 'unknown-payment' })
        // A repeated form would find less left than it took.
        if ((await madeBefore(transaction.tx, actor)) !== null) return ok(null)
        const payment = {
          ...stored,
          isCalledOff: quote !== null && quote.called_off_at !== null,
          overpaidCents: await overpaidFor(transaction.tx, stored.subject),
          leftCents: await moneyLeft(transaction.tx, stored),
        }
        const reason = reasonOfRefund(asked, payment)
        const checked = checkRefund({ ...asked, reason }, payment)
        if (!checked.ok) return checked
        const id = ids.newId()
        await recordForm(transaction, actor, id)
        await transaction.tx
          .insertInto('refunds')
          .values({
            id,
            booking_id: payment.bookingId,
            payment_id: paymentId,
            amount_cents: cents,
            created_at: at,
            method,
            recorded_by: by,
            is_owed_again: checked.value.isOwedAgain ? 1 : 0,
            is_overpaid: reason === 'overpaid' ? 1 : 0,
            overpaid_cents: checked.value.overpaidCents,
            refunded_at: method === 'card' ? null : at,
            next_try_at: at,
          })
          .execute()
        // Money handed over needs no email, and emails say dollars.
        const isEmailed = method === 'card' && payment.currency === siteCurrency
        if (booking !== null) {
          const isForIt = payment.mismatch === null
          const after = isForIt ? refundPart(booking, cents) : booking
          if (isForIt) await changeBooking(transaction, after)
          const event = await lockEvent(transaction, booking.eventId)
          // An erased guest has no address.
          if (event !== null && booking.email !== '' && isEmailed) {
            const emails = emailsFor({
              is: 'booking',
              booking: after,
              event,
              refundCents: cents,
              reason: isForIt ? refundReason(booking, cents) : 'not-owed',
            })
            await queueEmails(transaction, emails, at)
          }
        }
        if (quote !== null && isEmailed) {
          const emails = emailsFor({
            is: 'quote',
            quote: quoteFrom(quote),
            payment: await agreedNameOf(transaction.tx, payment),
            refundCents: cents,
            reason: customerRefundReason(reason, payment),
          })
          await queueEmails(transaction, emails, at)
        }
        const done =
          method === 'card'
            ? ({ kind: 'refund-asked', method: payment.method } as const)
            : ({ kind: 'refund-recorded', method } as const)
        await addActivity(transaction, actor, 'payment', paymentId, { ...done, cents })
        return ok(null)
      })
    },
  }
}

/** Name of the agreed payment of a quote; empty if a payment fits none. */
async function agreedNameOf(db: Db, { subject, part, mismatch }: StoredPayment): Promise<string> {
  if (mismatch !== null) return ''
  const acceptance = await acceptanceOf(db, subject.id)
  return acceptance?.payments.find(({ id }) => id === part)?.name ?? ''
}

/** The paying customer; a new contact becomes a customer. */
async function customerOf(
  transaction: StoreTransaction,
  { name, customer, at }: CounterPayment,
): Promise<string | null> {
  switch (customer?.is) {
    case undefined:
      return null
    case 'customer':
      // The money is recorded even if a colleague deletes the customer at the same moment.
      return lockMergedCustomer(transaction, customer.id)
    case 'contact':
      return joinCustomer(transaction, { name, ...customer, addresses: [] }, at)
  }
}
