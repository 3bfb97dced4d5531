import { sql, type InferResult, type SelectQueryBuilder } from 'kysely'
import { maxCounted, pageLength } from '#domain/counts.ts'
import { ledgerTotals, type Fee, type LedgerEntry } from '#domain/money/ledger.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { LedgerQuery, LedgerStore } from '#ports/ledger-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { guestName } from '#domain/bookings/answers.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { hasWord, ledgerWords, type LedgerWord } from './ledger-search.ts'
import { postMoney } from './money-posting.ts'
import { countEach, pageWithin, placed } from '#adapters/sql/list-pages.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'

/** Reads the books. New movements are posted to them first. */
export function sqlLedgerEntries(
  database: SqlDatabase,
): Pick<LedgerStore, 'entries' | 'list' | 'totals' | 'unsettled'> {
  const { db } = database
  return {
    async entries(from, until) {
      await postMoney(database)
      return entriesFrom(db, ordered(linesBetween(db, { from, until })))
    },

    async list(query) {
      await postMoney(database)
      const lines = foundLines(db, query, await ledgerWords(db, query.search))
      const [total = 0] = await countEach(db, [lines.select('money_entries.id')])
      const page = pageWithin(query.page, total)
      const own = ordered(lines)
        .offset((page - 1) * pageLength)
        .limit(pageLength)
      return { entries: await entriesFrom(db, own), ...placed(page, total) }
    },

    async totals(from, until) {
      await postMoney(database)
      const groups = await linesBetween(db, { from, until })
        .select(['kind', 'method', 'currency', 'tax_county as county'])
        .select((row) => [
          row.fn.countAll<number>().as('entries'),
          row.fn.sum<number>('cents').as('cents'),
          row.fn.sum<number>('tax_cents').as('taxCents'),
          row.fn.coalesce(row.fn.sum<number>('fee_cents'), row.lit(0)).as('feeCents'),
          row.fn.sum<number>('awaits_fee').as('feesNotKnown'),
        ])
        .groupBy(['kind', 'method', 'currency', 'tax_county'])
        .execute()
      return ledgerTotals(groups)
    },

    async unsettled(from, until) {
      const rows = await db
        .selectFrom('payments')
        .select('id')
        .where('mismatch', 'is not', null)
        .where('settled_at', 'is', null)
        .where('taken_at', '>=', from)
        .where('taken_at', '<', until)
        .where('id', 'not in', (row) =>
          row.selectFrom('disputes').select('payment_id').where('state', '=', 'lost'),
        )
        .where((row) =>
          row(
            row
              .selectFrom('refunds')
              .select(({ fn }) => sql<number>`coalesce(${fn.sum('amount_cents')}, 0)`.as('gone'))
              .whereRef('payment_id', '=', 'payments.id')
              .where('failed_at', 'is', null),
            '<',
            sql<number>`amount_cents - refunded_elsewhere_cents`,
          ),
        )
        .orderBy('taken_at')
        .orderBy('id')
        .limit(maxCounted)
        .execute()
      return idsOf(rows)
    },
  }
}

type Lines<Row> = SelectQueryBuilder<Tables, 'money_entries', Row>

const linesBetween = (db: Db, { from, until }: Pick<LedgerQuery, 'from' | 'until'>) =>
  db.selectFrom('money_entries').where('at', '>=', from).where('at', '<', until)

/** Lines of a period that pass the filter and match all words. */
export function foundLines(
  db: Db,
  query: Omit<LedgerQuery, 'page' | 'search'>,
  words: readonly LedgerWord[] = [],
): Lines<object> {
  const { source, method } = query
  let lines: Lines<object> = linesBetween(db, query)
  if (source !== 'any') lines = lines.where('source', '=', source)
  if (method !== 'any') lines = lines.where('method', '=', method)
  return words.reduce((all, word) => all.where((row) => hasWord(row, word)), lines)
}

/** Latest first. */
export const ordered = (lines: Lines<object>) =>
  lines
    .selectAll('money_entries')
    .orderBy('at', 'desc')
    .orderBy('payment_id', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id', 'desc')

async function entriesFrom(
  db: Db,
  lines: ReturnType<typeof ordered>,
): Promise<readonly LedgerEntry[]> {
  const rows = await withSubjects(db, lines).execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    paymentId: row.payment_id,
    at: row.at,
    cents: row.cents,
    currency: row.currency,
    method: row.method,
    ...whatFor(row),
    checkNumber: row.kind === 'payment' ? row.check_number : '',
    mismatch: row.mismatch,
    tax: row.tax_cents === 0 ? null : { county: row.tax_county, cents: row.tax_cents },
    fee: feeFrom(row),
  }))
}

const withSubjects = (db: Db, lines: ReturnType<typeof ordered>) =>
  paymentsWithSubjects(db)
    .innerJoin(lines.as('line'), 'line.payment_id', 'payments.id')
    .leftJoin('payouts', (join) =>
      join.on(
        'payouts.id',
        '=',
        db
          .selectFrom('balance_transactions')
          .select(({ fn }) => fn.max('payout_id').as('id'))
          .whereRef('movement_id', '=', sql.ref('line.id'))
          .whereRef('kind', '=', sql.ref('line.kind')),
      ),
    )
    .select(['line.id', 'line.kind', 'line.payment_id', 'line.at', 'line.cents', 'line.method'])
    .select(['line.tax_county', 'line.tax_cents', 'line.fee_cents', 'line.awaits_fee'])
    .select(['payouts.id as payout_id', 'payouts.state as payout_state', 'payouts.arrives_on'])
    .orderBy('line.at', 'desc')
    .orderBy('line.payment_id', 'desc')
    .orderBy('line.kind', 'desc')
    .orderBy('line.id', 'desc')

/** Subject and payer of a payment. */
export function whatFor(
  row: SubjectOfPayment,
): Pick<LedgerEntry, 'source' | 'name' | 'email' | 'customerId' | 'about'> {
  const source = row.mismatch === null ? row.subject_kind : 'unknown'
  const person = { name: row.payer ?? '' }
  switch (row.subject_kind) {
    case 'booking':
      return {
        source,
        name:
          row.answers === null
            ? person.name
            : guestName(readJson(stored.answers, row.answers)) || person.name,
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
      return {
        source,
        ...person,
        email: row.payer_email ?? '',
        customerId: row.payer_customer,
        about: row.about,
      }
  }
}

export function paymentsWithSubjects(db: Db) {
  return db
    .selectFrom('payments')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('events', 'events.id', 'bookings.event_id')
    .leftJoin('customer_emails', (join) =>
      join.on('customer_emails.email_key', '=', ({ fn }) =>
        fn.coalesce('superseded_key', 'bookings.email_key'),
      ),
    )
    .leftJoin('written_quotes', (join) =>
      join
        .onRef('written_quotes.id', '=', 'payments.subject_id')
        .on('payments.subject_kind', '=', 'quote'),
    )
    .select(['payments.subject_kind', 'payments.subject_id', 'payments.mismatch'])
    .select(['payments.currency', 'payments.payer', 'payments.about'])
    .select('payments.check_number')
    .select('payments.customer_id as payer_customer')
    .select((row) =>
      row
        .selectFrom('customer_emails as payer_emails')
        .select('payer_emails.email')
        .whereRef('payer_emails.customer_id', '=', 'payments.customer_id')
        .orderBy('payer_emails.position')
        .orderBy('payer_emails.email_key')
        .limit(1)
        .as('payer_email'),
    )
    .select(['bookings.answers', 'bookings.email as guest_email', 'events.name as event_name'])
    .select('customer_emails.customer_id as guest_customer')
    .select(['written_quotes.number as quote_number', 'written_quotes.name as quote_name'])
    .select(['written_quotes.title as quote_title', 'written_quotes.email as quote_email'])
    .select('written_quotes.customer_id as quote_customer')
}

type SubjectOfPayment = InferResult<ReturnType<typeof paymentsWithSubjects>>[number]

/** Movements of one payment, latest first. */
export const linesOfPayment = (db: Db, paymentId: string): Promise<readonly LedgerEntry[]> =>
  entriesFrom(db, ordered(db.selectFrom('money_entries').where('payment_id', '=', paymentId)))

/** Fee of the payment provider for a movement. */
function feeFrom(row: InferResult<ReturnType<typeof withSubjects>>[number]): Fee {
  const { fee_cents: cents, payout_id: id, payout_state: state, arrives_on: arrivesOn } = row
  if (cents === null) return { is: row.awaits_fee === 1 ? 'not-known' : 'none' }
  const payout =
    id === null || state === null || arrivesOn === null ? null : { id, state, arrivesOn }
  return { is: 'known', cents, payout }
}
