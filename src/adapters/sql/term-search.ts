import { sql } from 'kysely'
import { endOfTerm, searchedTerms } from '#domain/customers/search-terms.ts'
import type { SearchKind } from './customer-tables.ts'
import type { Db } from './database.ts'
import { serviceTerm } from './request-rows.ts'

/** Words from one up to another: those that begin alike. */
export interface TermRange {
  readonly from: string
  readonly before: string
}

/** The words that must be found: of what was typed, and of a service. */
export function termRanges(typed: string, service: string | null = null): readonly TermRange[] {
  const ranges = searchedTerms(typed).map((term) => ({ from: term, before: endOfTerm(term) }))
  if (service === null) return ranges
  const term = serviceTerm(service)
  return [{ from: term, before: `${term}\u{1}` }, ...ranges]
}

/** Most rows with a word from which a search starts; where all its words have more, it walks. */
export const maxHits = 5_000

/** How many rows have a word of the range, counted to one more than `maxHits`. */
export async function countHits(
  db: Db,
  kinds: readonly SearchKind[],
  range: TermRange,
): Promise<number> {
  const { hits } = await db
    .selectFrom(
      termsIn(db, kinds, range)
        .select('subject_id')
        .limit(maxHits + 1)
        .as('found'),
    )
    .select((row) => row.fn.countAll<number>().as('hits'))
    .executeTakeFirstOrThrow()
  return hits
}

/** Words to find: first the one that the fewest rows have. */
export type RarestFirst = readonly [rarest: TermRange, ...others: readonly TermRange[]]

/** The words in that order; null where each of them is too common to start from. */
export async function rarestFirst(
  db: Db,
  kinds: readonly SearchKind[],
  ranges: readonly TermRange[],
): Promise<RarestFirst | null> {
  const counted: { readonly range: TermRange; readonly hits: number }[] = []
  for (const range of ranges) counted.push({ range, hits: await countHits(db, kinds, range) })
  const [rarest, ...others] = counted.toSorted((one, other) => one.hits - other.hits)
  if (rarest === undefined || rarest.hits > maxHits) return null
  return [rarest.range, ...others.map(({ range }) => range)]
}

/**
 * Ids of what has all those words, each once. What has the rarest is found first: most have it as a
 * name and again in their email address, and each look for another word costs more than all that.
 * Distinct again, PostgreSQL has found them before it joins them; otherwise it believes the first few
 * to be cheap, and compares each row of the list with each that is found.
 */
export function subjectsWith(db: Db, kind: SearchKind, [rarest, ...others]: RarestFirst) {
  const candidates = termsIn(db, [kind], rarest).select('search_terms.subject_id').distinct()
  return others.reduce(
    (found, { from, before }) =>
      found.where((row) =>
        row.exists(
          row
            .selectFrom('search_terms as other')
            .select('other.term')
            .whereRef('other.subject_id', '=', 'candidates.subject_id')
            .where('other.term', '>=', from)
            .where('other.term', '<', before),
        ),
      ),
    db
      .selectFrom(candidates.as('candidates'))
      .select('candidates.subject_id')
      .$if(others.length > 0, (found) => found.distinct()),
  )
}

function termsIn(db: Db, kinds: readonly SearchKind[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .where('search_terms.kind', 'in', kinds)
    .where('search_terms.term', '>=', from)
    .where('search_terms.term', '<', before)
}

/** How many rows a query has found, told with each of them. */
export const total = sql<number>`count(*) over ()`.as('total')

/** Rows as a query finds them, in its order. */
export interface RowsInOrder<Row> {
  limit(count: number): RowsInOrder<Row>
  offset(count: number): RowsInOrder<Row>
  execute(): Promise<readonly Row[]>
}

/** A row that is found by its own words, and by those of what it belongs to. */
export interface WalkedRow {
  readonly id: string
  readonly owner?: string | null
}

/** Most rows of a list that a search looks at, one after the other. */
const maxWalked = 3_000

/**
 * Walks a list in its order until it has found as many as are wanted that have all the words. Where
 * each word is common, that is soon; `isPartial` where it has given up.
 */
export async function walkList(
  db: Db,
  ranges: readonly TermRange[],
  wanted: number,
  list: RowsInOrder<WalkedRow>,
): Promise<{ readonly ids: readonly string[]; readonly isPartial: boolean }> {
  const ids: string[] = []
  let from = 0
  // Of words that are common a few times as many do; where they do not, more and more are read.
  let count = Math.min(wanted * 4, maxWalked)
  while (from < maxWalked) {
    const some = await list.offset(from).limit(count).execute()
    ids.push(...(await havingAll(db, some, ranges)))
    if (ids.length >= wanted || some.length < count) return { ids, isPartial: false }
    from += count
    count = Math.min(count * 2, maxWalked - from)
  }
  return { ids, isPartial: true }
}

async function havingAll(
  db: Db,
  rows: readonly WalkedRow[],
  ranges: readonly TermRange[],
): Promise<readonly string[]> {
  let left = rows
  for (const range of ranges) {
    if (left.length === 0) return []
    const found = await whoseTermsAreIn(db, left.flatMap(subjectsOf), range).execute()
    const having = new Set(found.map((row) => row.subject_id))
    left = left.filter((row) => subjectsOf(row).some((subject) => having.has(subject)))
  }
  return left.map(({ id }) => id)
}

const subjectsOf = ({ id, owner = null }: WalkedRow): readonly string[] =>
  owner === null ? [id] : [id, owner]

/** Those of the subjects that have a word of the range. */
export function whoseTermsAreIn(db: Db, subjects: readonly string[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .select('subject_id')
    .distinct()
    .where('subject_id', 'in', subjects)
    .where('term', '>=', from)
    .where('term', '<', before)
}
