import * as z from 'zod/mini'
import { takenBackFor } from '#domain/money/counter-payment.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'
import { isStillOffered } from '#domain/payments/order.ts'
import { mismatchOf, siteCurrency, type Mismatch } from '#domain/payments/subject.ts'
import { err, ok } from '#domain/result.ts'
import { visitEmailsWait } from '#domain/visits/visit.ts'
import { isPaidTwice, type PaymentState } from '#domain/written-quotes/quote-payments.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer } from '#ports/request-store.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { isFirstSeen, lockPayment, type StoredPayment } from './payment-rows.ts'
import type { SqlDatabase } from './database.ts'
import { queueEmails, withdrawEmail } from './mail-rows.ts'
import { endWatch, openingTime } from './order-rows.ts'
import { madeBefore, noteForm } from './sent-forms.ts'
import { inTransaction, type Running } from './transaction.ts'
import { acceptanceOf, paymentStatesOf, quotePayments } from './written-quote-details.ts'
import { lockQuote, quoteFrom, tellOfQuote } from './written-quote-rows.ts'

/** Orders and payments of quotes. */
type QuotePayments = Pick<
  WrittenQuoteStore,
  'openOrder' | 'attachCheckout' | 'confirmPayment' | 'recordPayment' | 'takePaymentBack'
>

export function sqlQuotePayments(database: SqlDatabase, ids: Ids): QuotePayments {
  const { db } = database
  return {
    openOrder(quoteId, part, now) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        const row = await lockQuote(running, quoteId)
        if (row === null) return err({ code: 'unknown-quote' })
        const state = await stateOf(running, quoteId, part)
        if (state === null || state.leftCents <= 0) return err({ code: 'nothing-to-pay' })
        const cents = state.leftCents
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
          await tx
            .updateTable('orders')
            .set({ replaced_at: now, watch_at: now })
            .where(
              'id',
              'in',
              replaced.map(({ id }) => id),
            )
            .execute()
        }
        if (again !== undefined) {
          const { id, createdAt, sessionId, sessionUrl: url } = again
          const order = { id, createdAt, sessionId, subject, cents }
          return ok({ order, isOpen: url === null ? null : { url }, replaced })
        }
        const id = ids.newId()
        await tx
          .insertInto('orders')
          .values({
            id,
            subject_kind: 'quote',
            subject_id: quoteId,
            part,
            amount_cents: cents,
            currency: siteCurrency,
            created_at: now,
            watch_at: now + openingTime,
          })
          .execute()
        const order = { id, createdAt: now, sessionId: null, subject, cents }
        return ok({ order, isOpen: null, replaced })
      })
    },

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

    confirmPayment(payment, now, emailsFor, emailsForUnmatched) {
      return inTransaction(database, ids, async (running) => {
        const { subject, orderId, amountCents, paymentId, currency } = payment
        const row = await lockQuote(running, subject.id)
        const order = await running.tx
          .selectFrom('orders')
          .select(['part', 'amount_cents', 'currency'])
          .where('id', '=', orderId)
          .where('subject_kind', '=', 'quote')
          .where('subject_id', '=', subject.id)
          .executeTakeFirst()
        const part = order?.part ?? null
        const before = part === null ? null : await stateOf(running, subject.id, part)
        const mismatch = ((): Mismatch | null => {
          if (row === null || order === undefined || before === null) return 'unknown-quote'
          const asked = { amountCents: order.amount_cents, currency: order.currency }
          const wrong = mismatchOf(payment, asked)
          // Paid twice: from two devices, or by check meanwhile.
          return wrong ?? (isPaidTwice(before, amountCents) ? 'paid-already' : null)
        })()
        const columns = {
          subject_kind: mismatch === 'unknown-quote' ? 'unknown' : 'quote',
          booking_id: null,
          part,
          mismatch,
        } as const
        if (!(await isFirstSeen(running, payment, columns, now))) return { is: 'known' }
        await endWatch(running.tx, orderId)
        if (row === null || before === null || mismatch !== null) {
          const reason = mismatch ?? 'unknown-quote'
          const unmatched: UnmatchedPayment = {
            paymentId,
            amountCents,
            currency,
            mismatch: reason,
            subject: reason === 'unknown-quote' ? { kind: 'unknown', id: subject.id } : subject,
          }
          await queueEmails(running, emailsForUnmatched(unmatched), now)
          return { is: 'unmatched', payment: unmatched }
        }
        const state = afterPayment(before, amountCents)
        const paid = { is: 'paid', quote: quoteFrom(row), state } as const
        const data = { cents: amountCents, method: 'card' } as const
        await tellOfQuote(running, row.id, { kind: 'quote-paid', data }, { by: null, at: now })
        await queueEmails(running, emailsFor(paid), now)
        return paid
      })
    },

    recordPayment(quoteId, { part, cents, method, at }, doer, emailsFor) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, quoteId)
        if (row === null) return err({ code: 'unknown-quote' })
        const before = await stateOf(running, quoteId, part)
        if (before === null) return err({ code: 'unknown-part', leftCents: 0 })
        // Whoever sends the form again waits for the quote, and finds what it made.
        const made = await madeBefore(running.tx, doer)
        if (made !== null) return ok(made)
        if (cents > before.leftCents) return err({ code: 'too-much', leftCents: before.leftCents })
        const id = ids.newId()
        await noteForm(running, doer, id)
        await running.tx
          .insertInto('payments')
          .values({
            id,
            subject_kind: 'quote',
            subject_id: quoteId,
            booking_id: null,
            order_id: id,
            part,
            method,
            recorded_by: doer.by,
            amount_cents: cents,
            currency: siteCurrency,
            mismatch: null,
            taken_at: at ?? doer.at,
          })
          .execute()
        const state = afterPayment(before, cents)
        const data = { cents, method, payment: id }
        await tellOfQuote(running, quoteId, { kind: 'quote-paid', data }, doer)
        const paid = { is: 'paid', quote: quoteFrom(row), state } as const
        const notBefore = doer.at + visitEmailsWait
        const withdrawalKey = emailKeyOf(id)
        const waiting = emailsFor(paid).map((email) => ({ ...email, notBefore, withdrawalKey }))
        await queueEmails(running, waiting, doer.at)
        return ok(id)
      })
    },

    takePaymentBack(quoteId, paymentId, doer) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        await lockQuote(running, quoteId)
        const payment = await lockPayment(running, paymentId)
        const { kind, id } = payment?.subject ?? {}
        if (payment === null || kind !== 'quote' || id !== quoteId) {
          return err({ code: 'unknown-payment' })
        }
        const refund = await tx
          .selectFrom('refunds')
          .select('id')
          .where('payment_id', '=', paymentId)
          .executeTakeFirst()
        if (refund !== undefined || !(await hasJustRecorded(tx, payment, doer))) {
          return err({ code: 'only-refunded' })
        }
        const delivery = await tx
          .selectFrom('quoted_deliveries')
          .select('visit_id')
          .where('quote_id', '=', quoteId)
          // By then the customer has been told so, or that no day is left.
          .where((row) =>
            row.or([row('visit_id', 'is not', null), row('day_lost_at', 'is not', null)]),
          )
          .executeTakeFirst()
        if (delivery !== undefined) return err({ code: 'is-scheduled' })
        if (!(await withdrawEmail(running, emailKeyOf(paymentId)))) {
          const left = await tx
            .selectFrom('emails')
            .select('id')
            .where('withdrawal_key', '=', emailKeyOf(paymentId))
            .executeTakeFirst()
          if (left !== undefined) return err({ code: 'email-left' })
        }
        await tx.deleteFrom('payments').where('id', '=', paymentId).execute()
        const data = { cents: payment.amountCents }
        await tellOfQuote(running, quoteId, { kind: 'quote-payment-taken-back', data }, doer)
        return ok(null)
      })
    },
  }
}

const emailKeyOf = (paymentId: string) => `quote-paid:${paymentId}`

const recorded = z.object({ payment: z.string() })

async function hasJustRecorded(
  tx: Running['tx'],
  { id, subject }: StoredPayment,
  { by, at }: Doer,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('activity')
    .select(['staff', 'data'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', subject.id)
    .where('kind', '=', 'quote-paid')
    .where('at', '>', at - takenBackFor)
    .execute()
  return rows.some(({ staff, data }) => {
    const { data: told } = recorded.safeParse(JSON.parse(data))
    return staff === by && told?.payment === id
  })
}

const afterPayment = (state: PaymentState, cents: number): PaymentState => ({
  ...state,
  paidCents: state.paidCents + cents,
  leftCents: Math.max(0, state.leftCents - cents),
})

/** How an agreed payment stands; null for one that is not agreed. */
async function stateOf(
  { tx }: Running,
  quoteId: string,
  part: string,
): Promise<PaymentState | null> {
  const acceptance = await acceptanceOf(tx, quoteId)
  const payments = await quotePayments(tx, quoteId)
  const states = await paymentStatesOf(tx, quoteId, acceptance, payments)
  return states.find(({ id }) => id === part) ?? null
}
