import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { isAgreedPayment, mayBeOwedAgain } from '#domain/money/check-refund.ts'
import { undoableFor } from '#domain/money/counter-payment.ts'
import { isOfDispute, type Fee } from '#domain/money/ledger.ts'
import type { RefundReason } from '#domain/written-quotes/quote-payments.ts'
import type { Actor } from '#ports/actor.ts'
import type { LedgerPayment, LedgerRefund } from '#ports/ledger-store.ts'
import type { Db } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { linesOfPayment, paymentsWithSubjects, whatFor } from './ledger-entries.ts'
import { lostPayments } from './lost-payments.ts'
import { moneyLeft, type StoredPayment } from './payment-rows.ts'
import type { RefundRow } from './payment-tables.ts'
import { isProblem } from './payment-trouble.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { isCalledOff, quoteMoney } from '#adapters/sql/written-quotes/written-quote-details.ts'
import { lockQuote } from '#adapters/sql/written-quotes/written-quote-rows.ts'

/**
 * Locks the quote of a payment, if it has one, before the payment itself as everywhere. Two changes
 * of money at once must not both count on what one of them takes.
 */
export async function lockQuoteOf(transaction: StoreTransaction, paymentId: string) {
  const payment = await transaction.tx
    .selectFrom('payments')
    .select('subject_id')
    .where('id', '=', paymentId)
    .where('subject_kind', '=', 'quote')
    .executeTakeFirst()
  return payment === undefined ? null : lockQuote(transaction, payment.subject_id)
}

/** Whether the actor has just recorded this payment, and nothing of it is refunded. */
export async function mayUndo(
  { tx }: StoreTransaction,
  { id, subject }: StoredPayment,
  { by, at }: Actor,
): Promise<boolean> {
  if (await hasRows(tx.selectFrom('refunds').where('payment_id', '=', id))) return false
  const rows = await tx
    .selectFrom('activity')
    .select(['kind', 'staff', 'data'])
    .where('subject_kind', 'in', ['payment', 'quote'])
    .where('subject_id', '=', subject.id)
    .where('kind', 'in', ['payment-recorded', 'quote-paid'])
    .where('at', '>', at - undoableFor)
    .execute()
  return rows.some(({ kind, staff, data }) => {
    const ofQuote = readKnownJson(recorded, data)
    return staff === by && (kind === 'payment-recorded' || ofQuote?.payment === id)
  })
}

/** Recorded for a quote, which may have other payments. */
const recorded = z.object({ payment: z.string() })

/** A payment with its refunds, disputes and fees. */
export async function findPayment(db: Db, id: string): Promise<LedgerPayment | null> {
  const row = await paymentsWithSubjects(db)
    .leftJoin('staff', 'staff.id', 'payments.recorded_by')
    .leftJoin('disputes', 'disputes.payment_id', 'payments.id')
    .select(['payments.id', 'payments.taken_at', 'payments.amount_cents', 'payments.method'])
    .select(['payments.refunded_elsewhere_cents', 'payments.settled_at'])
    .select('staff.name as recorded_by')
    .select(['bookings.refund_due_cents', 'disputes.state', 'disputes.answer_by'])
    .where('payments.id', '=', id)
    .orderBy('disputes.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const subject = { kind: row.subject_kind, id: row.subject_id }
  const { mismatch } = row
  const isOff = subject.kind === 'quote' && (await isCalledOff(db, subject.id))
  const lines = await linesOfPayment(db, id)
  // A refund made on the provider's pages has the payment's id too: the payment comes last.
  const fees = new Map(lines.map((line) => [line.id, line.fee]))
  const refunds = await refundsOfPayment(db, id, isAgreedPayment({ subject, mismatch }), fees)
  const elsewhereCents = row.refunded_elsewhere_cents
  const ofDispute = lines.filter(isOfDispute)
  const takenCents = ofDispute.reduce((sum, { cents }) => sum - cents, 0)
  const lost = await lostPayments(db, [id])
  return {
    id: row.id,
    at: row.taken_at,
    cents: row.amount_cents,
    currency: row.currency,
    method: row.method,
    subject,
    ...whatFor(row),
    checkNumber: row.check_number,
    tax: lines.find(({ kind }) => kind === 'payment')?.tax ?? null,
    mismatch,
    settledAt: row.settled_at,
    recordedBy: row.recorded_by,
    fee: fees.get(id) ?? { is: 'none' },
    refunds,
    elsewhereCents,
    leftCents: await moneyLeft(db, { id, amountCents: row.amount_cents, elsewhereCents }),
    dueCents: mismatch === null ? (row.refund_due_cents ?? (await overpaidFor(db, subject))) : 0,
    mayBeOwedAgain: mayBeOwedAgain({ subject, mismatch, isCalledOff: isOff }),
    lost: lost.get(id) ?? null,
    dispute: row.state === null ? null : { state: row.state, answerBy: row.answer_by, takenCents },
    disputeFeeCents: ofDispute.reduce(
      (sum, { fee }) => sum + (fee.is === 'known' ? fee.cents : 0),
      0,
    ),
  }
}

/** Cents to refund because change orders lowered the quote; 0 for other payments. */
export async function overpaidFor(db: Db, { kind, id }: LedgerPayment['subject']): Promise<number> {
  if (kind !== 'quote') return 0
  return (await quoteMoney(db, id)).overpaidCents
}

function reasonOf(row: Selectable<RefundRow>): RefundReason {
  if (row.is_overpaid === 1) return 'overpaid'
  return row.is_owed_again === 1 ? 'owed-again' : 'courtesy'
}

async function refundsOfPayment(
  db: Db,
  paymentId: string,
  isAgreed: boolean,
  fees: ReadonlyMap<string, Fee>,
): Promise<readonly LedgerRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('staff', 'staff.id', 'refunds.recorded_by')
    .selectAll('refunds')
    .select('staff.name as by_name')
    .where('payment_id', '=', paymentId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    cents: row.amount_cents,
    method: row.method,
    askedAt: row.created_at,
    by: row.by_name,
    madeAt: row.refunded_at,
    failedAt: row.failed_at,
    isStopped: row.is_stopped === 1,
    isProblem: isProblem(row, rows),
    reason: isAgreed ? reasonOf(row) : null,
    problem: row.failure ?? row.refusal,
    fee: fees.get(row.id) ?? { is: 'none' },
  }))
}
