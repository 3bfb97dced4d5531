import * as z from 'zod/mini'
import type { Instant } from '#domain/time.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { lockQuoteOf } from './ledger-payment.ts'
import { lostPayments } from './lost-payments.ts'
import { lockPayment, moneyLeft, type StoredPayment } from './payment-rows.ts'
import { endLargerCheckoutSessions } from '#adapters/sql/written-quotes/quote-checkout-sessions.ts'
import { quotePayments } from '#adapters/sql/written-quotes/written-quote-details.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

/** Settles money by hand: unmatched payments, and what a customer owes again. */
export function settlingPayments(
  database: SqlDatabase,
): Pick<LedgerStore, 'retain' | 'writeOff' | 'undoSettling'> {
  return {
    retain: (paymentId, reason, actor) =>
      inTransaction(database, async (transaction) => {
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null || payment.mismatch === null) return false
        const left = await moneyLeft(transaction.tx, payment)
        if (left <= 0) return false
        const { numUpdatedRows } = await transaction.tx
          .updateTable('payments')
          .set({ settled_at: actor.at, about: reason })
          .where('id', '=', paymentId)
          .where('settled_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await addActivity(transaction, actor, 'payment', paymentId, {
          kind: 'unmatched-kept',
          cents: left,
        })
        return true
      }),

    writeOff: (paymentId, actor) =>
      inTransaction(database, async (transaction) => {
        await lockQuoteOf(transaction, paymentId)
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null) return false
        const cents = await lostCentsOf(transaction, paymentId)
        if (cents === 0) return false
        const payments = await quotePayments(transaction.tx, payment.subject.id)
        const before = payments.find(({ id }) => id === paymentId)?.writtenOffCents ?? 0
        await transaction.tx
          .updateTable('payments')
          .set({ settled_at: actor.at, written_off_cents: before + cents })
          .where('id', '=', paymentId)
          .execute()
        await endLargerCheckoutSessions(transaction, payment.subject.id, actor.at)
        await addActivity(transaction, actor, 'payment', paymentId, {
          kind: 'loss-written-off',
          cents,
        })
        return true
      }),

    undoSettling: (paymentId, settledAt, actor) =>
      inTransaction(database, async (transaction) => {
        const payment = await lockPayment(transaction, paymentId)
        if (payment === null) return false
        const isUnmatched = payment.mismatch !== null
        const earlier = isUnmatched ? null : await earlierWriteOff(transaction, payment, settledAt)
        const { numUpdatedRows } = await transaction.tx
          .updateTable('payments')
          .set({
            settled_at: earlier?.at ?? null,
            written_off_cents: earlier?.cents ?? null,
            ...(isUnmatched ? { about: '' } : {}),
          })
          .where('id', '=', paymentId)
          .where('settled_at', '=', settledAt)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const cents = isUnmatched
          ? await moneyLeft(transaction.tx, payment)
          : await lostCentsOf(transaction, paymentId)
        const kind = isUnmatched ? 'unmatched-keep-taken-back' : 'loss-write-off-taken-back'
        await addActivity(transaction, actor, 'payment', paymentId, { kind, cents })
        return true
      }),
  }
}

/** The rest of the write-offs of a payment without the one of that moment; null if nothing. */
async function earlierWriteOff(
  { tx }: StoreTransaction,
  { id, writtenOffCents }: StoredPayment,
  settledAt: Instant,
): Promise<{ readonly at: Instant; readonly cents: number } | null> {
  const entries = await tx
    .selectFrom('activity')
    .select(['kind', 'at', 'data'])
    .where('subject_kind', '=', 'payment')
    .where('subject_id', '=', id)
    .where('kind', 'in', ['loss-written-off', 'loss-write-off-taken-back'])
    .where('at', '<=', settledAt)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const valid: typeof entries = []
  for (const entry of entries) {
    if (entry.kind === 'loss-written-off') valid.push(entry)
    else valid.pop()
  }
  const own = valid.at(-1)
  const before = valid.at(-2)
  if (own === undefined || before === undefined) return null
  const cents = (writtenOffCents ?? 0) - readJson(writtenOff, own.data).cents
  return cents > 0 ? { at: before.at, cents } : null
}

const writtenOff = z.object({ cents: z.number() })

/** Cents that the customer of a quote owes again for a lost payment; 0 if none. */
async function lostCentsOf({ tx }: StoreTransaction, paymentId: string): Promise<number> {
  const lost = await lostPayments(tx, [paymentId])
  return lost.get(paymentId)?.cents ?? 0
}
