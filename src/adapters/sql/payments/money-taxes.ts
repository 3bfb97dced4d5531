import type { Selectable } from 'kysely'
import { taxOfSteps, type Movement, type TaxPart, type TaxedWhole } from '#domain/money/ledger.ts'
import type { Instant } from '#domain/time.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { PaymentRow } from './payment-tables.ts'

export type Payment = Selectable<PaymentRow>

export interface MovedRow extends Pick<Movement, 'id' | 'kind' | 'at' | 'cents' | 'method'> {
  readonly payment: Payment
}

type TaxedRow = MovedRow & { readonly tax: TaxPart | null }

/** A sale to a subject, and the change orders on it. */
interface Sold extends TaxedWhole {
  readonly county: string
  readonly changes: readonly Change[]
}

interface Change {
  readonly id: string
  readonly at: Instant
  readonly change: TaxedWhole
}

export const isOfQuote = (row: Payment) => row.subject_kind === 'quote' && row.mismatch === null

/**
 * Adds sales tax to movements: for a quote by all its movements since acceptance, for a payment at
 * the counter by the tax recorded with it. A change order that moves tax is a movement of its own,
 * with the last payment before it.
 */
export async function withTaxes(
  db: Db,
  moved: readonly MovedRow[],
  payments: readonly Payment[],
): Promise<readonly TaxedRow[]> {
  const taxed = await taxedSales(db, payments)
  const bySubject = Map.groupBy(moved, ({ payment }) =>
    payment.mismatch === null ? payment.subject_id : null,
  )
  return [...bySubject].flatMap(([subject, own]) => {
    const sold = subject === null ? undefined : taxed.get(subject)
    return sold === undefined ? own.map((row) => ({ ...row, tax: null })) : taxedRows(own, sold)
  })
}

function taxedRows(own: readonly MovedRow[], sold: Sold): readonly TaxedRow[] {
  const ordered = own.toSorted(inTime)
  const changes = sold.changes.flatMap(({ id, at, change }) => {
    const last = ordered.findLast((row) => row.kind === 'payment' && row.at <= at)
    // There is no tax to move before the first payment.
    const { method, payment } = last ?? ordered[0] ?? {}
    if (method === undefined || payment === undefined) return []
    return { id, kind: 'change-order' as const, at, cents: 0, method, payment, change }
  })
  const steps = [...ordered, ...changes].toSorted(inTime)
  const taxes = taxOfSteps(steps, sold)
  return steps.flatMap((row, index) => {
    const cents = taxes[index] ?? 0
    if (row.kind === 'change-order' && cents === 0) return []
    return { ...row, tax: cents === 0 ? null : { county: sold.county, cents } }
  })
}

/** By time; ties have a fixed order. */
const inTime = (one: MovedRow, other: MovedRow): number =>
  one.at - other.at || (keyOf(one) < keyOf(other) ? -1 : 1)

const keyOf = ({ kind, id, payment }: MovedRow) => `${kind} ${id} ${payment.id}`

/** Sales with tax that the payments belong to, by subject. */
async function taxedSales(
  db: Db,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, Sold>> {
  const sales = new Map<string, Sold>()
  for (const row of payments) {
    if (row.subject_kind !== 'counter' || row.tax_cents === 0) continue
    const { amount_cents: totalCents, tax_cents: taxCents, tax_county: county } = row
    sales.set(row.subject_id, { totalCents, taxCents, county, changes: [] })
  }
  const quotes = new Set(payments.filter(isOfQuote).map((row) => row.subject_id))
  for (const some of chunks([...quotes])) {
    const accepted = await db
      .selectFrom('written_quote_acceptances')
      .select(['quote_id', 'total_cents', 'tax_cents', 'tax_county'])
      .where('quote_id', 'in', some)
      .execute()
    const changes = await changesOf(db, some)
    for (const row of accepted) {
      const own = changes.filter(({ quoteId }) => quoteId === row.quote_id)
      if (row.tax_cents === 0 && own.every(({ change }) => change.taxCents === 0)) continue
      const { total_cents: totalCents, tax_cents: taxCents } = row
      const county = row.tax_county || (own.find((each) => each.county !== '')?.county ?? '')
      sales.set(row.quote_id, { totalCents, taxCents, county, changes: own })
    }
  }
  return sales
}

/**
 * Amounts that accepted change orders took off quotes or replaced at the same price, and amounts
 * restored when one was called off. A change order that was called off with its quote stays:
 * retained money was paid for the last agreement.
 */
async function changesOf(db: Db, quotes: readonly string[]) {
  const orders = await db
    .selectFrom('written_quotes as change')
    .innerJoin('written_quotes as quote', 'quote.id', 'change.parent_id')
    .innerJoin('written_quote_acceptances as accepted', 'accepted.quote_id', 'change.id')
    .select(['change.id', 'quote.id as quote_id', 'accepted.at', 'change.called_off_at as off_at'])
    .select(['accepted.total_cents', 'accepted.tax_cents', 'accepted.tax_county'])
    .select('quote.called_off_at as quote_off_at')
    .where('quote.id', 'in', quotes)
    .where('accepted.total_cents', '<=', 0)
    .execute()
  return orders.flatMap((row) => {
    const of = { quoteId: row.quote_id, county: row.tax_county }
    const { id, at, total_cents: totalCents, tax_cents: taxCents, off_at: offAt } = row
    const taken = { ...of, id, at, change: { totalCents, taxCents } }
    if (offAt === null || offAt === row.quote_off_at) return [taken]
    const change = { totalCents: -totalCents, taxCents: -taxCents }
    return [taken, { ...of, id: `${id} off`, at: offAt, change }]
  })
}
