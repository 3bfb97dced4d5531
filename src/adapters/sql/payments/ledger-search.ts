import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { amountsBeginning, type AmountRange } from '#domain/money/ledger.ts'
import type { SearchKind } from '#adapters/sql/customers/customer-tables.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { countHits, maxHits, termRanges, type TermRange } from '#adapters/sql/term-search.ts'

type Entries = ExpressionBuilder<Tables, 'money_entries'>

/** A search word for the books. */
export interface LedgerWord {
  readonly amounts: readonly AmountRange[]
  /** Lines are scanned for common words; rare ones are looked up. */
  readonly terms: readonly (TermRange & { readonly isCommon: boolean })[]
}

/** Kinds that identify a payment; the words of events count for their bookings. */
const kinds: readonly SearchKind[] = ['payment', 'booking', 'quote']

/** `Q-1001` is one word. */
const asWord = (typed: string) => typed.replace(/^q-?(?=\d)/i, '')

/** Words that match nothing are left out. */
export async function ledgerWords(db: Db, search: string): Promise<readonly LedgerWord[]> {
  const words: LedgerWord[] = []
  for (const typed of search.split(/\s+/).slice(0, maxWords)) {
    const amounts = amountsBeginning(typed)
    const terms: LedgerWord['terms'][number][] = []
    for (const range of termRanges(asWord(typed))) {
      terms.push({ ...range, isCommon: (await countHits(db, kinds, range)) > maxHits })
    }
    if (amounts.length + terms.length > 0) words.push({ amounts, terms })
  }
  return words
}

/** More words would only cost time. */
const maxWords = 6

/** True if the line's amount begins so, or its payment, booking, event or quote has the word. */
export function hasWord(row: Entries, { amounts, terms }: LedgerWord): Expression<SqlBool> {
  return row.or([
    isAmongAmounts('cents', amounts),
    ...(terms.length === 0 ? [] : [row.and(terms.map((term) => hasTerm(row, term)))]),
  ])
}

/** True if the column, without its sign, is in one of the ranges; false without ranges. */
export function isAmongAmounts(
  column: string,
  amounts: readonly AmountRange[],
): Expression<SqlBool> {
  const ranges = amounts.map(
    ({ from, to }) => sql<SqlBool>`abs(${sql.ref(column)}) between ${from} and ${to}`,
  )
  return ranges.length === 0 ? sql<SqlBool>`1 = 0` : sql`(${sql.join(ranges, sql` or `)})`
}

function hasTerm(row: Entries, term: LedgerWord['terms'][number]): Expression<SqlBool> {
  const having = (among: readonly SearchKind[]) =>
    row.selectFrom('search_terms').select('search_terms.subject_id').where(isIn(term, among))
  const ofEvents = row
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.event_id', 'in', having(['event']))
  if (!term.isCommon) {
    return row.or([
      row('subject_id', 'in', having(kinds)),
      row('payment_id', 'in', having(kinds)),
      row('subject_id', 'in', ofEvents),
    ])
  }
  // One lookup by both ids of the line. With a lookup for each, or with the kinds, PostgreSQL may
  // read all rows of the common word instead.
  const own = row
    .selectFrom('search_terms')
    .select('search_terms.term')
    .where('search_terms.subject_id', 'in', [
      row.ref('money_entries.subject_id'),
      row.ref('money_entries.payment_id'),
    ])
    .where('search_terms.term', '>=', term.from)
    .where('search_terms.term', '<', term.before)
  return row.or([row.exists(own), row('subject_id', 'in', ofEvents)])
}

const isIn = ({ from, before }: TermRange, among: readonly SearchKind[]) =>
  sql<SqlBool>`search_terms.kind in (${sql.join(among)}) and search_terms.term >= ${from} and search_terms.term < ${before}`
