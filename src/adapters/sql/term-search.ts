import { endOfTerm, searchedTerms } from '#domain/customers/search-terms.ts'
import type { SearchKind } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import { serviceTerm } from './request-rows.ts'

type Db = SqlDatabase['db']

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

/** Most rows with a word that a search sorts; where all its words have more, it walks the list. */
const mostHits = 5_000

/** Words to find: first the one that the fewest rows have. */
export type RarestFirst = readonly [rarest: TermRange, ...others: readonly TermRange[]]

/** The words in that order; null where each of them is too common to start from. */
export async function rarestFirst(
  db: Db,
  kinds: readonly SearchKind[],
  ranges: readonly TermRange[],
): Promise<RarestFirst | null> {
  const counted: { readonly range: TermRange; readonly hits: number }[] = []
  for (const range of ranges) {
    const { hits } = await db
      .selectFrom(
        termsIn(db, kinds, range)
          .select('subject_id')
          .limit(mostHits + 1)
          .as('found'),
      )
      .select((row) => row.fn.countAll<number>().as('hits'))
      .executeTakeFirstOrThrow()
    counted.push({ range, hits })
  }
  const [rarest, ...others] = counted.toSorted((one, other) => one.hits - other.hits)
  if (rarest === undefined || rarest.hits > mostHits) return null
  return [rarest.range, ...others.map(({ range }) => range)]
}

/**
 * Ids of what has all those words, each once. What has the rarest is found first: most have it as a
 * name and again in their email address, and each look for another word costs more than all that.
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
    db.selectFrom(candidates.as('candidates')).select('candidates.subject_id'),
  )
}

function termsIn(db: Db, kinds: readonly SearchKind[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .where('search_terms.kind', 'in', kinds)
    .where('search_terms.term', '>=', from)
    .where('search_terms.term', '<', before)
}

/** Rows of a list that are looked at together, and at the most. */
const walkedAtOnce = 500
const mostWalked = 3_000

/**
 * Walks a list in its order until it has found as many as are wanted that have all the words. Where
 * each word is common, that is soon; `isPartial` where it has given up.
 */
export async function walkList(
  ranges: readonly TermRange[],
  wanted: number,
  read: (offset: number, limit: number) => Promise<readonly string[]>,
  having: Having,
): Promise<{ readonly ids: readonly string[]; readonly isPartial: boolean }> {
  const ids: string[] = []
  for (let from = 0; from < mostWalked; from += walkedAtOnce) {
    const some = await read(from, walkedAtOnce)
    ids.push(...(await havingAll(some, ranges, having)))
    if (ids.length >= wanted || some.length < walkedAtOnce) return { ids, isPartial: false }
  }
  return { ids, isPartial: true }
}

/** Those of the ids that have a word of the range, in any order. */
export type Having = (ids: readonly string[], range: TermRange) => Promise<readonly string[]>

/** Those that have it themselves. */
export const havingTerm =
  (db: Db): Having =>
  async (ids, range) =>
    (await whoseTermsAreIn(db, ids, range).execute()).map((row) => row.subject_id)

async function havingAll(
  ids: readonly string[],
  ranges: readonly TermRange[],
  having: Having,
): Promise<readonly string[]> {
  let left = ids
  for (const range of ranges) {
    if (left.length === 0) return []
    const found = new Set(await having(left, range))
    left = left.filter((id) => found.has(id))
  }
  return left
}

/** Those of the ids that have a word of the range. */
export function whoseTermsAreIn(db: Db, ids: readonly string[], { from, before }: TermRange) {
  return db
    .selectFrom('search_terms')
    .select('subject_id')
    .distinct()
    .where('subject_id', 'in', ids)
    .where('term', '>=', from)
    .where('term', '<', before)
}
