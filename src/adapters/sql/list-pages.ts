import { sql, type SelectQueryBuilder } from 'kysely'
import { maxCounted, pageLength } from '#domain/counts.ts'
import type { ListPage } from '#domain/list-page.ts'
import { idsOf } from './chunks.ts'
import type { SearchKind } from './customers/customer-tables.ts'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'
import {
  rarestFirst,
  walkList,
  type RarestFirst,
  type RowsInOrder,
  type TermRange,
  type WalkedRow,
} from './term-search.ts'

type Ids = SelectQueryBuilder<
  Tables,
  'leads' | 'customers' | 'emails' | 'received_emails' | 'written_quotes' | 'money_entries',
  { id: string }
>

/** Ids of a page, in order, with its position. */
export interface FoundPage extends ListPage {
  readonly ids: readonly string[]
}

export interface SearchedList {
  /** All rows in order, along an index. */
  readonly inOrder: RowsInOrder<WalkedRow>
  /** Rows that match all words, in the same order, each with the `total`. */
  readonly having: (
    words: RarestFirst,
  ) => RowsInOrder<{ readonly id: string; readonly total: number }>
}

/** A list read from the tables. */
export interface SqlList extends SearchedList {
  readonly inOrder: Ids
  /** Set if the words of their owners find rows too: each row with its owner, in the same order. */
  readonly withOwners?: RowsInOrder<WalkedRow>
}

/** Clamps a page number; a page past the last one of that many rows is the last. */
export function pageWithin(page: number, total = maxCounted): number {
  const last = Math.ceil(Math.min(total, maxCounted) / pageLength)
  return Math.max(1, Math.min(page, last))
}

/** A page of the list, filtered by the words if there are any. */
export async function findPage(
  db: Db,
  kinds: readonly SearchKind[],
  ranges: readonly TermRange[],
  asked: number,
  list: SqlList,
): Promise<FoundPage> {
  const page = pageWithin(asked)
  const offset = (page - 1) * pageLength
  if (ranges.length === 0) {
    const [[total = 0], rows] = await Promise.all([
      countEach(db, [list.inOrder.clearOrderBy()]),
      list.inOrder.offset(offset).limit(pageLength).execute(),
    ])
    return { ids: idsOf(rows), ...placed(page, total) }
  }
  const { inOrder, having, withOwners = inOrder } = list
  const searched = { inOrder: withOwners, having }
  const { ids, total, hasMore, isPartial } = await findWords(db, kinds, ranges, searched, {
    offset,
    limit: pageLength,
  })
  return {
    ids,
    page,
    pageLength,
    total: total === null ? null : Math.min(total, maxCounted + 1),
    hasNext: hasMore && offset + pageLength < maxCounted,
    isPartial,
  }
}

/** Rows that match all words, found from the rarest word, or by a scan if all are common. */
export async function findWords(
  db: Db,
  kinds: readonly SearchKind[],
  ranges: readonly TermRange[],
  { inOrder, having }: SearchedList,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{
  readonly ids: readonly string[]
  /** Null if it was not counted. */
  readonly total: number | null
  readonly hasMore: boolean
  readonly isPartial: boolean
}> {
  const words = await rarestFirst(db, kinds, ranges)
  const end = offset + limit
  if (words !== null) {
    const rows = await having(words).offset(offset).limit(limit).execute()
    const total = rows[0]?.total ?? 0
    return { ids: idsOf(rows), total, hasMore: total > end, isPartial: false }
  }
  const { ids, isPartial } = await walkList(db, ranges, end + 1, inOrder)
  const hasMore = ids.length > end
  return {
    ids: ids.slice(offset, end),
    total: hasMore || isPartial ? null : ids.length,
    hasMore,
    isPartial,
  }
}

/** Position of a page whose list was counted. */
export function placed(page: number, total: number): ListPage {
  const end = page * pageLength
  return {
    page,
    pageLength,
    total: Math.min(total, maxCounted + 1),
    hasNext: total > end && end < maxCounted,
    isPartial: false,
  }
}

export async function hasRows<All, Table extends keyof All>(
  rows: SelectQueryBuilder<All, Table, object>,
): Promise<boolean> {
  return (await rows.select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined
}

export async function countRows<All, Table extends keyof All>(
  rows: SelectQueryBuilder<All, Table, object>,
): Promise<number> {
  const counted = rows.select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count
}

/** Counts each query in one statement, to one more than `maxCounted`. */
export async function countEach(db: Db, queries: readonly Ids[]): Promise<readonly number[]> {
  const counted = await db
    .selectNoFrom((row) =>
      queries.map((query, index) =>
        row
          .selectFrom(query.limit(maxCounted + 1).as('counted'))
          .select((each) => each.fn.countAll<number>().as('count'))
          .as(String(index)),
      ),
    )
    .executeTakeFirstOrThrow()
  return queries.map((_, index) => counted[String(index)] ?? 0)
}
