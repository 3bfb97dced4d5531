import type { SelectQueryBuilder } from 'kysely'
import { searchedAmounts, type AmountRange } from '#domain/money/ledger.ts'
import { addDays } from '#domain/time.ts'
import { endsSoonDays, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { QuoteQuery, WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { inOrderOf } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { countRows, findPage } from '#adapters/sql/list-pages.ts'
import { isAmongAmounts } from '#adapters/sql/payments/ledger-search.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { rowsWith, termRanges } from '#adapters/sql/term-search.ts'
import { quoteFrom } from './written-quote-rows.ts'

type Quotes<Row> = SelectQueryBuilder<Tables, 'written_quotes', Row>

/** `Q-1001` is one word. */
const asWords = (typed: string) => typed.replaceAll(/\bq-?(\d+)/gi, '$1')

export function sqlQuoteLists({
  db,
}: SqlDatabase): Pick<WrittenQuoteStore, 'list' | 'needingCare' | 'figures'> {
  return {
    async list(query) {
      const amounts = searchedAmounts(query.search)
      const inOrder = orderedQuotes(db, query, amounts)
      const ranges = amounts.length > 0 ? [] : termRanges(asWords(query.search))
      const { ids, ...place } = await findPage(db, ['quote'], ranges, query.page, {
        inOrder,
        having: (words) => rowsWith(db, 'quote', words, inOrder, 'written_quotes.id'),
      })
      return { quotes: await quotesOf(db, ids), ...place }
    },

    async needingCare(days, limit) {
      const all = needingCare(db, days)
      const [rows, total] = await Promise.all([
        all
          .selectAll()
          .orderBy('asked_at', (asked) => asked.asc().nullsLast())
          .orderBy('changed_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute(),
        countRows(all),
      ])
      return { quotes: rows.map(quoteFrom), total }
    },

    figures: (today) =>
      filtered(db, { filter: 'waiting', today, newsSince: 0 })
        .select((row) => [
          row.fn.countAll<number>().as('out'),
          row.fn.coalesce(row.fn.sum<number>('total_cents'), row.lit(0)).as('outCents'),
        ])
        .executeTakeFirstOrThrow(),
  }
}

/** Ids of a list, last changed first; with ranges, those whose total is in one of them. */
export const orderedQuotes = (
  db: Db,
  query: Omit<QuoteQuery, 'search' | 'page'>,
  amounts: readonly AmountRange[] = [],
) =>
  filtered(db, query)
    .$if(amounts.length > 0, (quotes) => quotes.where(isAmongAmounts('total_cents', amounts)))
    .orderBy('changed_at', 'desc')
    .orderBy('written_quotes.id', 'desc')
    .select('written_quotes.id')

/** Quotes in the order of the ids. */
async function quotesOf(db: Db, ids: readonly string[]): Promise<readonly WrittenQuote[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('written_quotes').selectAll().where('id', 'in', ids).execute()
  return inOrderOf(ids, rows).map(quoteFrom)
}

function filtered(
  db: Db,
  { filter, today, newsSince }: Omit<QuoteQuery, 'search' | 'page'>,
): Quotes<object> {
  const quotes = db.selectFrom('written_quotes')
  switch (filter) {
    case 'any':
      return quotes
    case 'waiting': {
      // By ids, since in the list's order the index would lead through all that have expired.
      const ids = (sign: '=' | '>=', end: string) =>
        db
          .selectFrom('written_quotes as waiting')
          .select('waiting.id')
          .where('waiting.status', '=', 'sent')
          .where('waiting.valid_until', sign, end)
      return quotes.where('written_quotes.id', 'in', ids('=', '').unionAll(ids('>=', today)))
    }
    case 'needing-care':
      return needingCare(db, { today, newsSince })
    case 'ended':
      return quotes
        .where('status', '=', 'sent')
        .where('valid_until', '<>', '')
        .where('valid_until', '<', today)
    case 'accepted':
      return quotes.where('status', '=', filter).where('called_off_at', 'is', null)
    case 'called-off':
      return quotes.where('status', '=', 'accepted').where('called_off_at', 'is not', null)
    case 'draft':
    case 'declined':
    case 'withdrawn':
      return quotes.where('status', '=', filter)
  }
}

function needingCare(db: Db, { today, newsSince: since }: Pick<QuoteQuery, 'today' | 'newsSince'>) {
  const ids = () => db.selectFrom('written_quotes as reason').select('reason.id')
  const out = () => ids().where('reason.status', '=', 'sent')
  // Each reason uses its own index: one combined condition would read every quote.
  const reasons = ids()
    .where('reason.asked_at', '>', 0)
    // Paid, and without a day.
    .unionAll(
      db
        .selectFrom('quoted_deliveries')
        .select('quote_id as id')
        .where('day_lost_at', 'is not', null),
    )
    // Nobody was there, and no visit was made in its place since: one from before is another delivery.
    .unionAll(
      db
        .selectFrom('visits')
        .innerJoin('quoted_deliveries', 'quoted_deliveries.visit_id', 'visits.id')
        .select('quoted_deliveries.quote_id as id')
        .where('visits.status', '=', 'missed')
        .where((visit) =>
          visit.not(
            visit.exists(
              visit
                .selectFrom('visits as later')
                .leftJoin('quoted_deliveries as other', 'other.visit_id', 'later.id')
                .select('later.id')
                .whereRef('later.customer_id', '=', 'visits.customer_id')
                .whereRef('later.created_at', '>', 'visits.starts_at')
                .where('later.kind', '=', 'delivery')
                .where('later.status', 'in', ['planned', 'done'])
                .where('other.quote_id', 'is', null),
            ),
          ),
        ),
    )
    .unionAll(ids().where('reason.answered_at', '>=', since))
    .unionAll(out().where('reason.opened_at', '>=', since))
    .unionAll(
      out()
        .where('reason.valid_until', '>=', today)
        .where('reason.valid_until', '<=', addDays(today, endsSoonDays)),
    )
  return db
    .selectFrom('written_quotes')
    .where('written_quotes.id', 'in', reasons)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .where((row) => row.or([row('called_off_at', 'is', null), row('asked_at', 'is not', null)]))
}
