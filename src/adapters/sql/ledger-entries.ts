import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  taxOfMovements,
  type Fee,
  type LedgerEntry,
  type LedgerSource,
  type TaxedWhole,
} from '#domain/money/ledger.ts'
import type { Payout } from '#domain/payments/balance.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { guestName } from './booking-rows.ts'
import { chunks } from './chunks.ts'
import { readAnswers } from './stored-json.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** All that came and went back from then until before then, the latest first. */
export async function ledgerEntries(
  db: Db,
  from: Instant,
  until: Instant,
): Promise<readonly LedgerEntry[]> {
  const rows = await movementsBetween(db, from, until).execute()
  const taxes = await taxesOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    paymentId: row.payment_id,
    at: Number(row.at),
    cents: Number(row.cents),
    currency: row.currency,
    method: row.method,
    ...whatFor(row),
    mismatch: row.mismatch,
    tax: taxes.get(keyOf(row)) ?? null,
    fee: feeFrom(row),
  }))
}

/** What moved from then until before then, the latest first. */
export const movementsBetween = (db: Db, from: Instant, until: Instant) =>
  movementsWithFees(db, { is: 'between', from, until })
    .orderBy('moved.at', 'desc')
    .orderBy('moved.payment_id')
    .orderBy('moved.kind', 'desc')

/** What a payment was for and who paid it, as its subject tells. */
export function whatFor(row: SubjectOfPayment): {
  readonly source: LedgerSource
  readonly name: string
  readonly email: string
  readonly customerId: string | null
  readonly about: string
} {
  const source = row.mismatch === null ? row.subject_kind : 'unknown'
  const person = { name: row.payer ?? '', email: '', customerId: null }
  switch (row.subject_kind) {
    case 'booking':
      return {
        source,
        name:
          row.answers === null ? person.name : guestName(readAnswers(row.answers)) || person.name,
        email: row.guest_email ?? '',
        customerId: row.guest_customer,
        about: row.about === '' ? (row.event_name ?? '') : row.about,
      }
    case 'quote': {
      const number = row.quote_number === null ? '' : quoteNumber({ number: row.quote_number })
      return {
        source,
        name: row.quote_name ?? '',
        email: row.quote_email ?? '',
        customerId: row.quote_customer,
        about: row.about === '' ? `${number} ${row.quote_title ?? ''}`.trim() : row.about,
      }
    }
    case 'counter':
    case 'unknown':
      return { source, ...person, customerId: row.payer_customer, about: row.about }
  }
}

/** Payments with what their subjects tell. */
export function paymentsWithSubjects(db: Db) {
  return db
    .selectFrom('payments')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('events', 'events.id', 'bookings.event_id')
    .leftJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
    .leftJoin('written_quotes', (join) =>
      join
        .onRef('written_quotes.id', '=', 'payments.subject_id')
        .on('payments.subject_kind', '=', 'quote'),
    )
    .select(['payments.subject_kind', 'payments.subject_id', 'payments.mismatch'])
    .select(['payments.currency', 'payments.payer', 'payments.about'])
    .select('payments.customer_id as payer_customer')
    .select(['bookings.answers', 'bookings.email as guest_email', 'events.name as event_name'])
    .select('customer_emails.customer_id as guest_customer')
    .select(['written_quotes.number as quote_number', 'written_quotes.name as quote_name'])
    .select(['written_quotes.title as quote_title', 'written_quotes.email as quote_email'])
    .select('written_quotes.customer_id as quote_customer')
}

type SubjectOfPayment = Awaited<
  ReturnType<ReturnType<typeof paymentsWithSubjects>['execute']>
>[number]

/**
 * Payments, refunds that were made, refunds that came to nothing afterwards, and what went back in
 * the provider's own pages. A refund that fails stays in the month in which it was made, and comes
 * back in the one in which it failed.
 */
function moved(db: Db, which: Which) {
  /** Said to each part: neither database takes it into them from outside. */
  const asked = (id: string, at: RawBuilder<number>) =>
    which.is === 'of'
      ? sql<boolean>`${sql.ref(id)} in (${sql.join(which.payments)})`
      : sql<boolean>`${at} >= ${which.from} and ${at} < ${which.until}`
  const elsewhereAt = sql<number>`coalesce(elsewhere_at, taken_at)`
  return db
    .selectFrom('payments')
    .where(asked('id', sql<number>`taken_at`))
    .select(['id', 'id as payment_id'])
    .select(sql<'payment' | 'refund' | 'refund-failed'>`'payment'`.as('kind'))
    .select(sql<number>`taken_at`.as('at'))
    .select(sql<number>`amount_cents`.as('cents'))
    .select('method')
    .unionAll(
      db
        .selectFrom('refunds')
        .where('refunded_at', 'is not', null)
        .where(asked('payment_id', sql<number>`refunded_at`))
        .select(['id', 'payment_id'])
        .select(sql<'refund'>`'refund'`.as('kind'))
        .select(sql<number>`refunded_at`.as('at'))
        .select(sql<number>`-amount_cents`.as('cents'))
        .select('method'),
    )
    .unionAll(
      db
        .selectFrom('refunds')
        .where('refunded_at', 'is not', null)
        .where('failed_at', 'is not', null)
        .where(asked('payment_id', sql<number>`failed_at`))
        .select(['id', 'payment_id'])
        .select(sql<'refund-failed'>`'refund-failed'`.as('kind'))
        .select(sql<number>`failed_at`.as('at'))
        .select(sql<number>`amount_cents`.as('cents'))
        .select('method'),
    )
    .unionAll(
      db
        .selectFrom('payments')
        .where('refunded_elsewhere_cents', '>', sql.lit(0))
        .where(asked('id', elsewhereAt))
        .select(['id', 'id as payment_id'])
        .select(sql<'refund'>`'refund'`.as('kind'))
        .select(elsewhereAt.as('at'))
        .select(sql<number>`-refunded_elsewhere_cents`.as('cents'))
        .select('method'),
    )
}

/** All that moved from then until before then, or everything of some payments. */
type Which =
  | { readonly is: 'between'; readonly from: Instant; readonly until: Instant }
  | { readonly is: 'of'; readonly payments: readonly string[] }

/** The same with what it was for, and what the payment provider kept and paid out. */
function movementsWithFees(db: Db, which: Which) {
  return paymentsWithSubjects(db)
    .innerJoin(moved(db, which).as('moved'), 'moved.payment_id', 'payments.id')
    .select(['moved.id', 'moved.kind', 'moved.payment_id', 'moved.at', 'moved.cents'])
    .select('moved.method')
    .leftJoin('payouts', (join) =>
      join.on(
        'payouts.id',
        '=',
        db
          .selectFrom('balance_transactions')
          .select(({ fn }) => fn.max('payout_id').as('id'))
          .whereRef('movement_id', '=', sql.ref('moved.id'))
          .whereRef('kind', '=', sql.ref('moved.kind')),
      ),
    )
    .select((row) =>
      row
        .selectFrom('balance_transactions')
        .select(({ fn }) => fn.sum<number | string>('fee_cents').as('cents'))
        .whereRef('movement_id', '=', 'moved.id')
        .whereRef('balance_transactions.kind', '=', 'moved.kind')
        .where('balance_transactions.currency', '=', siteCurrency)
        .as('fee_cents'),
    )
    .select(['payments.fees_watch_at', 'payouts.id as payout_id'])
    .select(['payouts.state as payout_state', 'payouts.arrives_on'])
}

/** What the payment provider kept of a payment and of each refund of it, by their ids. */
export async function feesOf(db: Db, paymentId: string): Promise<ReadonlyMap<string, Fee>> {
  const rows = await movementsWithFees(db, { is: 'of', payments: [paymentId] })
    .where('moved.kind', '<>', 'refund-failed')
    // What went back in the provider's own pages has the payment's id.
    .orderBy('moved.kind', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.id, feeFrom(row)]))
}

/** What the payment provider kept of a movement. */
function feeFrom(row: {
  readonly method: PaymentMethod
  readonly fee_cents: number | string | null
  readonly fees_watch_at: number | null
  readonly payout_id: string | null
  readonly payout_state: Payout['state'] | null
  readonly arrives_on: string | null
}): Fee {
  if (row.method !== 'card') return { is: 'none' }
  // PostgreSQL sums big integers to a text.
  const cents = row.fee_cents === null ? null : Number(row.fee_cents)
  if (cents === null) return { is: row.fees_watch_at === null ? 'none' : 'not-known' }
  const { payout_id: id, payout_state: state, arrives_on: arrivesOn } = row
  const payout =
    id === null || state === null || arrivesOn === null ? null : { id, state, arrivesOn }
  return { is: 'known', cents, payout }
}

type MovedRow = Awaited<ReturnType<ReturnType<typeof moved>['execute']>>[number]
type MovementRow = Awaited<ReturnType<ReturnType<typeof movementsWithFees>['execute']>>[number]

const keyOf = ({ id, kind, payment_id: payment }: Pick<MovedRow, 'id' | 'kind' | 'payment_id'>) =>
  `${kind} ${id} ${payment}`

/**
 * The sales tax in movements: of a quote by all that moved for it since it was accepted, of a payment
 * at the counter by what was taken down with it.
 */
async function taxesOf(db: Db, rows: readonly MovementRow[]) {
  const taxes = new Map<string, { readonly county: string; readonly cents: number }>()
  const subjects = [
    ...new Set(
      rows
        .filter((row) => row.mismatch === null)
        .filter(({ subject_kind: kind }) => kind === 'quote' || kind === 'counter')
        .map(({ subject_id: id }) => id),
    ),
  ]
  for (const some of chunks(subjects)) {
    const wholes = await taxedWholes(db, some)
    if (wholes.size === 0) continue
    const payments = await db
      .selectFrom('payments')
      .select(['id', 'subject_id'])
      .where('subject_kind', 'in', ['quote', 'counter'])
      .where('subject_id', 'in', [...wholes.keys()])
      .where('mismatch', 'is', null)
      .execute()
    const subjectOf = new Map(payments.map((row) => [row.id, row.subject_id]))
    const all: MovedRow[] = []
    for (const part of chunks([...subjectOf.keys()])) {
      all.push(...(await moved(db, { is: 'of', payments: part }).execute()))
    }
    const bySubject = Map.groupBy(all.toSorted(inTime), (row) => subjectOf.get(row.payment_id))
    for (const [subject, { county, ...whole }] of wholes) {
      const own = (bySubject.get(subject) ?? []).map((row) => ({
        key: keyOf(row),
        cents: Number(row.cents),
      }))
      for (const [index, cents] of taxOfMovements(own, whole).entries()) {
        const key = own[index]?.key
        if (key !== undefined && cents !== 0) taxes.set(key, { county, cents })
      }
    }
  }
  return taxes
}

/** As they happened; those of one moment in an order that is always the same. */
const inTime = (one: MovedRow, other: MovedRow): number =>
  Number(one.at) - Number(other.at) || (keyOf(one) < keyOf(other) ? -1 : 1)

async function taxedWholes(db: Db, subjects: readonly string[]) {
  const accepted = await db
    .selectFrom('written_quote_acceptances')
    .select(['quote_id as id', 'total_cents', 'tax_cents', 'tax_county'])
    .where('quote_id', 'in', subjects)
    .where('tax_cents', '!=', 0)
    .execute()
  const counter = await db
    .selectFrom('payments')
    .select(['id', 'amount_cents as total_cents', 'tax_cents', 'tax_county'])
    .where('id', 'in', subjects)
    .where('tax_cents', '!=', 0)
    .execute()
  return new Map<string, TaxedWhole & { readonly county: string }>(
    [...accepted, ...counter].map((row) => [
      row.id,
      { totalCents: row.total_cents, taxCents: row.tax_cents, county: row.tax_county },
    ]),
  )
}
