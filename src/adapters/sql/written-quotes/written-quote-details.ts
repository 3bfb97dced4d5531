import { sql, type ExpressionBuilder } from 'kysely'
import { lostOf } from '#domain/payments/dispute.ts'
import { emptyDocument } from '#domain/written-quotes/document.ts'
import {
  agreedPayments,
  type BankPayment,
  overpaidOf,
  paymentStates,
  receivedParts,
} from '#domain/written-quotes/quote-payments.ts'
import type { Acceptance, QuoteDetails, QuotePayment } from '#ports/quote-details.ts'
import type { Db } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { documentFrom, quoteFrom, versionOf } from './written-quote-rows.ts'

/** Cents of a payment that banks gave back because of disputes. */
export const lostByDispute = (row: ExpressionBuilder<Tables, 'payments'>) =>
  row
    .selectFrom('disputes')
    .select(({ fn }) => fn.sum<number>('amount_cents').as('cents'))
    .whereRef('disputes.payment_id', '=', 'payments.id')
    .where('state', '=', 'lost')

export async function quoteDetails(db: Db, id: string): Promise<QuoteDetails | null> {
  const quotes = db.selectFrom('written_quotes').selectAll()
  const row = await quotes.where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const versions = await db
    .selectFrom('written_quote_versions')
    .leftJoin('staff', 'staff.id', 'written_quote_versions.sent_by')
    .select(['number', 'sent_at as sentAt', 'staff.name as sentBy'])
    .select(['content', 'sha256', 'total_cents as totalCents'])
    .where('quote_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  const questions = await db
    .selectFrom('written_quote_questions')
    .select(['id', 'at', 'version', 'text'])
    .where('quote_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const declines = await db
    .selectFrom('written_quote_declines')
    .select(['version', 'at', 'reason'])
    .where('quote_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const changeOrders = await quotes.where('parent_id', '=', id).orderBy('number').execute()
  const parent = await quotes.where('id', '=', row.parent_id).executeTakeFirst()
  const money = await quoteMoney(db, id)
  return {
    quote: quoteFrom(row),
    document:
      row.draft === null ? await sentDocument(db, id, row.version) : documentFrom(row.draft),
    versions,
    ...money,
    bankPayments: await bankPaymentsOf(db, id, money.states),
    questions,
    declines,
    changeOrders: changeOrders.map(quoteFrom),
    parent: parent === undefined ? null : quoteFrom(parent),
  }
}

/** The document of a version with its costs; an empty one before the first version. */
export async function sentDocument(db: Db, id: string, version: number) {
  const row = await versionOf(db, id, version).select('document').executeTakeFirst()
  return row === undefined ? emptyDocument : documentFrom(row.document)
}

export async function acceptanceOf(db: Db, id: string): Promise<Acceptance | null> {
  const row = await db
    .selectFrom('written_quote_acceptances')
    // Its PDF is not needed.
    .select(['version', 'at', 'name', 'wording', 'sha256', 'picked', 'payments'])
    .select(['total_cents as totalCents', 'tax_cents as taxCents', 'tax_county as taxCounty'])
    .where('quote_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const picked = readJson(stored.texts, row.picked)
  return { ...row, picked, payments: readJson(agreedPayments, row.payments) }
}

export async function quotePayments(db: Db, id: string): Promise<readonly QuotePayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'taken_at', 'part', 'amount_cents', 'method', 'check_number', 'mismatch'])
    .select(['refunded_elsewhere_cents', 'settled_at', 'written_off_cents', 'currency'])
    .select((row) => {
      const dispute = row
        .selectFrom('disputes')
        .select('disputes.state')
        .whereRef('disputes.payment_id', '=', 'payments.id')
        .orderBy('opened_at', 'desc')
        .limit(1)
      const refunds = row
        .selectFrom('refunds')
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('failed_at', 'is', null)
      const refunded = refunds.select(({ fn }) => fn.sum<number>('amount_cents').as('cents'))
      const asCourtesy = refunds
        .select(sql<number>`sum(amount_cents - overpaid_cents)`.as('cents'))
        .where('is_owed_again', '=', 0)
      return [
        lostByDispute(row).as('lost'),
        dispute.as('dispute'),
        refunded.as('refunded'),
        asCourtesy.as('as_courtesy'),
      ]
    })
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', id)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const elsewhereCents = row.refunded_elsewhere_cents
    const refundedCents = (row.refunded ?? 0) + elsewhereCents
    const cents = row.amount_cents
    const lostCents = lostOf({ cents, refundedCents, disputedCents: row.lost ?? 0 })
    // An earlier version wrote off all that was lost.
    const writtenOffCents =
      row.mismatch === null && row.settled_at !== null
        ? Math.min(lostCents + elsewhereCents, row.written_off_cents ?? lostCents)
        : 0
    return {
      id: row.id,
      at: row.taken_at,
      part: row.part,
      cents,
      currency: row.currency,
      refundedCents,
      elsewhereCents,
      lostCents,
      courtesyCents: (row.as_courtesy ?? 0) + writtenOffCents,
      writtenOffCents,
      isRetained: row.mismatch !== null && row.settled_at !== null,
      method: row.method,
      checkNumber: row.check_number,
      mismatch: row.mismatch,
      dispute: row.dispute,
    }
  })
}

/** The latest of each agreed payment, if it is on its way, or failed and is still owed. */
async function bankPaymentsOf(
  db: Db,
  id: string,
  states: QuoteDetails['states'],
): Promise<readonly BankPayment[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['part', 'amount_cents', 'pending_at', 'failed_at', 'watch_at'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', id)
    .where('pending_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute()
  return states.flatMap(({ id: part, name, leftCents }) => {
    const row = rows.find((each) => each.part === part)
    if (row === undefined || row.pending_at === null) return []
    const hasFailed = row.failed_at !== null
    if (hasFailed ? leftCents === 0 : row.watch_at === null) return []
    return [{ part, name, cents: row.amount_cents, at: row.pending_at, hasFailed }]
  })
}

/** A quote's payments, the states of the agreed ones, and the amount to refund. */
export async function quoteMoney(
  db: Db,
  id: string,
): Promise<Pick<QuoteDetails, 'acceptance' | 'payments' | 'states' | 'overpaidCents'>> {
  const acceptance = await acceptanceOf(db, id)
  const payments = await quotePayments(db, id)
  if (acceptance === null) return { acceptance, payments, states: [], overpaidCents: 0 }
  const isOff = await isCalledOff(db, id)
  const credits = await db
    .selectFrom('written_quotes')
    .innerJoin('written_quote_acceptances', 'quote_id', 'written_quotes.id')
    .select('written_quote_acceptances.total_cents as cents')
    .where('parent_id', '=', id)
    .where('written_quote_acceptances.total_cents', '<', 0)
    .where('called_off_at', 'is', null)
    .execute()
  const credit = credits.reduce((all, { cents }) => all - cents, 0)
  const states = paymentStates(acceptance.payments, receivedParts(payments), credit, isOff)
  return { acceptance, payments, states, overpaidCents: overpaidOf(states, credit, isOff) }
}

export function isCalledOff(db: Db, id: string): Promise<boolean> {
  const quote = db.selectFrom('written_quotes').where('id', '=', id)
  return hasRows(quote.where('called_off_at', 'is not', null))
}
