import { sql, type SelectQueryBuilder } from 'kysely'
import { endOfTerm, searchedTerms } from '#domain/customers/search-terms.ts'
import { idsOf } from './chunks.ts'
import type { SearchKind } from './customers/customer-tables.ts'
import type { Db } from './database.ts'
import { serviceTerm } from './requests/request-rows.ts'
import type { Tables } from './tables.ts'

/** A range of words with the same beginning. */
export interface TermRange {
  readonly from: string
  readonly before: string
}

/** Ranges of the typed words, and of a service. */
export function termRanges(typed: string, service: string | null = null): readonly TermRange[] {
  const ranges = searchedTerms(typed).map((term) => ({ from: term, before: endOfTerm(term) }))
  if (service === null) return ranges
  const term = serviceTerm(service)
  return [{ from: term, before: `${term}\u{1}` }, ...ranges]
}

/** Most rows of a word from which a search starts; if all words have more, the list is scanned. */
export const maxHits = 5_000

/** Rows with a word in the range, counted to one more than `maxHits`. */
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

export type RarestFirst = readonly [rarest: TermRange, ...others: readonly TermRange[]]

/** Words in that order; null if each is too common to start from. */
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
 * Distinct ids that match all words. Rows of the rarest word are found first: most have it as a
 * name and again in their email address, and each lookup of another word costs more than that. The
 * second `distinct` makes PostgreSQL find them before the join; otherwise it expects the first few
 * to be cheap and compares each row of the list with each match.
 */
function subjectsWith(db: Db, kind: SearchKind, [rarest, ...others]: RarestFirst) {
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

/**
 * Rows of a list that match all words, in its order, each with the `total`. `id` names the column of
 * the list's ids.
 */
export const rowsWith = <Table extends keyof Tables>(
  db: Db,
  kind: SearchKind,
  words: RarestFirst,
  list: SelectQueryBuilder<Tables, Table, { id: string }>,
  id: `${Table}.id`,
) =>
  list
    .innerJoin(subjectsWith(db, kind, words).as('found'), (join) =>
      join.on(sql.ref('found.subject_id'), '=', sql.ref(id)),
    )
    .select(total)
    .$castTo<{ id: string; total: number }>()

function termsIn(db: Db, kinds: readonly SearchKind[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .where('search_terms.kind', 'in', kinds)
    .where('search_terms.term', '>=', from)
    .where('search_terms.term', '<', before)
}

/** Number of rows of a query, repeated in each row. */
export const total = sql<number>`count(*) over ()`.as('total')

/** Rows of a query in its order. */
export interface RowsInOrder<Row> {
  limit(count: number): RowsInOrder<Row>
  offset(count: number): RowsInOrder<Row>
  execute(): Promise<readonly Row[]>
}

/** A row that is found by its own words and by those of its owner. */
export interface WalkedRow {
  readonly id: string
  readonly owner?: string | null
}

/** Most rows of a list that a scan reads. */
const maxWalked = 3_000

/**
 * Scans a list in order until enough rows match all words, which is soon where each word is common;
 * `isPartial` if it gave up.
 */
export async function walkList(
  db: Db,
  ranges: readonly TermRange[],
  wanted: number,
  list: RowsInOrder<WalkedRow>,
): Promise<{ readonly ids: readonly string[]; readonly isPartial: boolean }> {
  const ids: string[] = []
  let from = 0
  // Common words match every few rows; where they do not, the batches grow.
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

/** Ids of the rows that match all words, in the given order. */
export async function havingAll(
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
  return idsOf(left)
}

const subjectsOf = ({ id, owner = null }: WalkedRow): readonly string[] =>
  owner === null ? [id] : [id, owner]

/** The subjects that have a word in the range. */
export function whoseTermsAreIn(db: Db, subjects: readonly string[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .select('subject_id')
    .distinct()
    .where('subject_id', 'in', subjects)
    .where('term', '>=', from)
    .where('term', '<', before)
}
