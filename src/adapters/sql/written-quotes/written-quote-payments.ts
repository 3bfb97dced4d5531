import { isChargeable } from '#domain/events/price.ts'
import { isStillOffered } from '#domain/payments/order.ts'
import { mismatchOf, siteCurrency, type Mismatch } from '#domain/payments/subject.ts'
import { err, ok } from '#domain/result.ts'
import { isPaidTwice, type PaymentState } from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { isFirstSeen, lockPayment } from '#adapters/sql/payments/payment-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { mayUndo } from '#adapters/sql/payments/ledger-payment.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails, queueWithdrawable, withdrawEmail } from '#adapters/sql/emails/mail-rows.ts'
import { unmatchedPayment } from '#adapters/sql/payments/named-subject.ts'
import { addOrder, endWatch } from '#adapters/sql/payments/order-rows.ts'
import { endLargerCheckoutSessions, endCheckoutSessions } from './quote-checkout-sessions.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteMoney } from './written-quote-details.ts'
import { lockQuote, quoteFrom } from './written-quote-rows.ts'

export function sqlQuotePayments(database: SqlDatabase) {
  const { db, ids } = database
  return {
    openOrder: (quoteId, part, now) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const row = await lockQuote(transaction, quoteId)
        if (row === null) return err({ code: 'unknown-quote' })
        const state = await stateOf(transaction, quoteId, part)
        if (state === null || state.leftCents <= 0) return err({ code: 'nothing-to-pay' })
        const cents = state.leftCents
        if (!isChargeable(cents)) return err({ code: 'not-for-card' })
        const subject = { kind: 'quote', id: quoteId } as const
        const watched = await tx
          .selectFrom('orders')
          .select(['id', 'amount_cents as cents', 'created_at as createdAt'])
          .select(['session_id as sessionId', 'session_url as sessionUrl'])
          .select('replaced_at as replacedAt')
          .where('subject_kind', '=', 'quote')
          .where('subject_id', '=', quoteId)
          .where('part', '=', part)
          .where('watch_at', 'is not', null)
          .execute()
        const again = watched.find((each) => isStillOffered(each, cents, now))
        const others = watched.filter((each) => each !== again)
        const replaced = others.map(({ id, createdAt, sessionId }) => ({
          id,
          createdAt,
          sessionId,
          subject,
          isWanted: false,
        }))
        if (replaced.length > 0) {
          await endCheckoutSessions(transaction, now).where('id', 'in', idsOf(replaced)).execute()
        }
        if (again !== undefined) {
          const { id, createdAt, sessionId, sessionUrl: url } = again
          const order = { id, createdAt, sessionId, subject, cents }
          return ok({ order, isOpen: url === null ? null : { url }, replaced })
        }
        const id = ids.newId()
        await addOrder(transaction, subject, { id, part, cents }, now)
        const order = { id, createdAt: now, sessionId: null, subject, cents }
        return ok({ order, isOpen: null, replaced })
      }),

    async attachCheckout(orderId, { sessionId, url }) {
      const attached = await db
        .updateTable('orders')
        .set((column) => ({
          session_id: sessionId,
          session_url: url,
          watch_at: column.ref('created_at'),
        }))
        .where('id', '=', orderId)
        .returning('replaced_at')
        .executeTakeFirst()
      return attached?.replaced_at === null
    },

    confirmPayment: (payment, now, emailsFor, emailsForUnmatched) =>
      inTransaction(database, async (transaction) => {
        const { subject, orderId, amountCents } = payment
        const row = await lockQuote(transaction, subject.id)
        const order = await transaction.tx
          .selectFrom('orders')
          .select(['part', 'amount_cents', 'currency', 'pending_at'])
          .where('id', '=', orderId)
          .where('subject_kind', '=', 'quote')
          .where('subject_id', '=', subject.id)
          .executeTakeFirst()
        const part = order?.part ?? null
        const before = part === null ? null : await stateOf(transaction, subject.id, part)
        const mismatch = ((): Mismatch | null => {
          if (row === null || order === undefined || before === null) return 'unknown-quote'
          const asked = { amountCents: order.amount_cents, currency: order.currency }
          const wrong = mismatchOf(payment, asked)
          if (wrong !== null) return wrong
          if (row.called_off_at !== null) return 'called-off'
          // Paid twice: on two devices, or by check meanwhile.
          return isPaidTwice(before, amountCents) ? 'paid-already' : null
        })()
        const isFromBank = payment.isDelayed === true || (order?.pending_at ?? null) !== null
        const method = isFromBank ? 'bank' : 'card'
        const columns = {
          subject_kind: mismatch === 'unknown-quote' ? 'unknown' : 'quote',
          booking_id: null,
          part,
          mismatch,
          method,
        } as const
        if (!(await isFirstSeen(transaction, payment, columns, now))) return { is: 'known' }
        await endWatch(transaction.tx, orderId)
        if (row === null || before === null || mismatch !== null) {
          const reason = mismatch ?? 'unknown-quote'
          const kept = { kind: columns.subject_kind, id: subject.id }
          const unmatched = await unmatchedPayment(transaction, payment, reason, kept, now)
          await queueEmails(transaction, emailsForUnmatched(unmatched), now)
          return { is: 'unmatched', payment: unmatched }
        }
        const state = afterPayment(before, amountCents)
        const paid = { is: 'paid', quote: quoteFrom(row), state, method } as const
        await addActivity(transaction, { by: null, at: now }, 'quote', row.id, {
          kind: 'quote-paid',
          cents: amountCents,
          method,
        })
        await queueEmails(transaction, emailsFor(paid), now)
        return paid
      }),

    recordPayment: (quoteId, { part, cents, method, checkNumber, at, seen }, actor, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, quoteId)
        if (row === null) return err({ code: 'unknown-quote' })
        const before = await stateOf(transaction, quoteId, part)
        if (before === null) return err({ code: 'unknown-part', leftCents: 0 })
        // A repeated form waits for the lock, and then finds the first one's row.
        const made = await madeBefore(transaction.tx, actor)
        if (made !== null) return ok(made)
        const { leftCents } = before
        // The same check, recorded by someone else meanwhile, would be taken for a second one.
        if (seen !== undefined && seen !== leftCents && leftCents > 0) {
          return err({ code: 'changed-meanwhile' })
        }
        if (cents > leftCents) return err({ code: 'too-much', leftCents })
        const id = ids.newId()
        await recordForm(transaction, actor, id)
        await transaction.tx
          .insertInto('payments')
          .values({
            id,
            subject_kind: 'quote',
            subject_id: quoteId,
            order_id: id,
            part,
            method,
            check_number: checkNumber,
            recorded_by: actor.by,
            amount_cents: cents,
            currency: siteCurrency,
            taken_at: at ?? actor.at,
          })
          .execute()
        // A check may have come before the open page was made, so its time does not end the page.
        await endLargerCheckoutSessions(transaction, quoteId, actor.at)
        const state = afterPayment(before, cents)
        await addActivity(transaction, actor, 'quote', quoteId, {
          kind: 'quote-paid',
          cents,
          method,
          payment: id,
        })
        const paid = { is: 'paid', quote: quoteFrom(row), state, method } as const
        await queueWithdrawable(transaction, emailsFor(paid), withdrawalKeyOf(id), actor.at)
        return ok(id)
      }),

    undoPayment: (quoteId, paymentId, actor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        await lockQuote(transaction, quoteId)
        const payment = await lockPayment(transaction, paymentId)
        const { kind, id } = payment?.subject ?? {}
        if (payment === null || kind !== 'quote' || id !== quoteId) {
          return err({ code: 'unknown-payment' })
        }
        if (!(await mayUndo(transaction, payment, actor))) return err({ code: 'only-refunded' })
        const delivery = tx
          .selectFrom('quoted_deliveries')
          .where('quote_id', '=', quoteId)
          // The customer has then been told the day, or that it is gone.
          .where((row) =>
            row.or([row('visit_id', 'is not', null), row('day_lost_at', 'is not', null)]),
          )
        if (await hasRows(delivery)) return err({ code: 'is-scheduled' })
        if (!(await withdrawEmail(transaction, withdrawalKeyOf(paymentId)))) {
          const left = tx
            .selectFrom('emails')
            .where('withdrawal_key', '=', withdrawalKeyOf(paymentId))
          if (await hasRows(left)) return err({ code: 'email-left' })
        }
        await tx.deleteFrom('payments').where('id', '=', paymentId).execute()
        await addActivity(transaction, actor, 'quote', quoteId, {
          kind: 'quote-payment-taken-back',
          cents: payment.amountCents,
        })
        return ok(null)
      }),
  } satisfies Partial<WrittenQuoteStore>
}

const withdrawalKeyOf = (paymentId: string) => `quote-paid:${paymentId}`

const afterPayment = (state: PaymentState, cents: number): PaymentState => ({
  ...state,
  paidCents: state.paidCents + cents,
  leftCents: Math.max(0, state.leftCents - cents),
})

/** State of an agreed payment; null if it is not agreed. */
async function stateOf(
  { tx }: StoreTransaction,
  quoteId: string,
  part: string,
): Promise<PaymentState | null> {
  const { states } = await quoteMoney(tx, quoteId)
  return states.find(({ id }) => id === part) ?? null
}
