import type { SelectQueryBuilder } from 'kysely'
import { mostCounted, pageLength } from '#domain/counts.ts'
import type { ListPage } from '#ports/list-page.ts'
import type { SearchKind } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import type { Tables } from './tables.ts'
import {
  havingTerm,
  rarestFirst,
  walkList,
  type Having,
  type RarestFirst,
  type TermRange,
} from './term-search.ts'

type Ids = SelectQueryBuilder<
  Tables,
  'leads' | 'customers' | 'emails' | 'received_emails' | 'written_quotes',
  { id: string }
>

/** Ids of a page, in their order, and where it stands. */
export interface FoundPage extends ListPage {
  readonly ids: readonly string[]
}

/** A list as it is read from the tables. */
export interface SqlList {
  /** Ids in the order of the list, along an index. */
  readonly read: (offset: number, limit: number) => Promise<readonly string[]>
  /** The same in any order, to be counted. */
  readonly all: Ids
  /** Those of the list that have all the words, and how many there are. */
  readonly readWith: (
    words: RarestFirst,
    offset: number,
  ) => Promise<{ readonly ids: readonly string[]; readonly total: number }>
  /** Where rows are found by other words than their own alone. */
  readonly having?: Having
}

/** A page that a list can have; beyond the last one is the last. */
export function pageWithin(page: number): number {
  return Math.min(Math.max(1, page), mostCounted / pageLength)
}

/** A page of a list that is searched for those words; for none, of the whole list. */
export async function findPage(
  db: SqlDatabase['db'],
  kinds: readonly SearchKind[],
  ranges: readonly TermRange[],
  asked: number,
  list: SqlList,
): Promise<FoundPage> {
  const page = pageWithin(asked)
  const offset = (page - 1) * pageLength
  if (ranges.length === 0) {
    const [total = 0] = await countEach(db, [list.all])
    return placed(page, { ids: await list.read(offset, pageLength), total })
  }
  const words = await rarestFirst(db, kinds, ranges)
  if (words !== null) return placed(page, await list.readWith(words, offset))
  const end = offset + pageLength
  const { ids, isPartial } = await walkList(
    ranges,
    end + 1,
    list.read,
    list.having ?? havingTerm(db),
  )
  const hasMore = ids.length > end
  return {
    ...placed(page, { ids: ids.slice(offset, end), total: ids.length }),
    total: hasMore || isPartial ? null : ids.length,
    isPartial,
  }
}

/** A page whose list was counted. */
export function placed(
  page: number,
  { ids, total }: { readonly ids: readonly string[]; readonly total: number },
): FoundPage {
  const end = page * pageLength
  return {
    ids,
    page,
    pageLength,
    total: Math.min(total, mostCounted + 1),
    hasNext: total > end && end < mostCounted,
    isPartial: false,
  }
}

/** How many rows each query would find, counted to one more than `mostCounted`, in one go. */
export async function countEach(
  db: SqlDatabase['db'],
  queries: readonly Ids[],
): Promise<readonly number[]> {
  const counted = await db
    .selectNoFrom((row) =>
      queries.map((query, index) =>
        row
          .selectFrom(query.limit(mostCounted + 1).as('counted'))
          .select((each) => each.fn.countAll<number>().as('count'))
          .as(String(index)),
      ),
    )
    .executeTakeFirstOrThrow()
  return queries.map((_, index) => counted[String(index)] ?? 0)
}
