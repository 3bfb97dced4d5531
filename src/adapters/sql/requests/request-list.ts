import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { ListedRequest, RequestQuery, RequestStore } from '#ports/request-store.ts'
import { inOrderOf } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import { leadFrom } from './lead-rows.ts'
import type { LeadRow } from './lead-tables.ts'
import { findPage } from '#adapters/sql/list-pages.ts'
import { findGroupedPage } from './request-groups.ts'
import { workOf } from './request-rows.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { havingAll, rowsWith, termRanges } from '#adapters/sql/term-search.ts'

export const requestLists = (db: Db): Pick<RequestStore, 'list' | 'listed' | 'after'> => ({
  /** Ids are found first, along one index, and then their rows. */
  async list(query) {
    const { ids, groups, ...place } = await findRequests(db, query)
    return { requests: await requestsOf(db, ids), groups, ...place }
  },

  listed: (ids) => requestsOf(db, ids),

  async after(filter, place, limit) {
    const all = ordered(filtered(db, filter), { sort: 'newest' })
    const before =
      place === null
        ? all
        : all.where((row) =>
            row(row.refTuple('created_at', 'leads.id'), '<', row.tuple(place.at, place.id)),
          )
    const rows = await before.select(['leads.id', 'created_at as at']).limit(limit).execute()
    const ids = await havingAll(db, rows, termRanges(filter.search, filter.service))
    return {
      requests: await requestsOf(db, ids),
      next: rows.length < limit ? null : (rows.at(-1) ?? null),
    }
  },
})

async function findRequests(db: Db, query: RequestQuery) {
  const ranges = termRanges(query.search, query.service)
  if (query.groupedOn !== null && ranges.length === 0) {
    return findGroupedPage(db, assigned(db, query), query.groupedOn, query.page)
  }
  const inOrder = requestIds(db, query)
  const page = await findPage(db, ['request'], ranges, query.page, {
    inOrder,
    having: (words) => rowsWith(db, 'request', words, inOrder, 'leads.id'),
  })
  return { ...page, groups: null }
}

export function requestIds(db: Db, query: RequestQuery) {
  return ordered(filtered(db, query), query).select('leads.id')
}

export const newestRequests = (db: Db) =>
  ordered(db.selectFrom('leads'), { sort: 'newest' }).select('leads.id')

/** Requests in the order of the ids. */
export async function requestsOf(
  db: Db,
  ids: readonly string[],
): Promise<readonly ListedRequest[]> {
  if (ids.length === 0) return []
  const rows = await requestsIn(db).where('leads.id', 'in', ids).execute()
  return inOrderOf(ids, rows).map(listedRequest)
}

export const requestsIn = (db: Db) =>
  db
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'leads.assigned_to')
    .selectAll('leads')
    .select('staff.name as assignee')

export const listedRequest = (
  row: Selectable<LeadRow> & { readonly assignee: string | null },
): ListedRequest => ({ lead: leadFrom(row), work: workOf(row), assignee: row.assignee })

type Leads<Row> = SelectQueryBuilder<Tables, 'leads', Row>

function filtered(
  db: Db,
  query: Pick<RequestQuery, 'status' | 'assignedTo' | 'hasReplied'>,
): Leads<object> {
  const { status } = query
  const leads = assigned(db, query)
  if (status === 'any') return leads
  return status === 'open'
    ? leads.where('is_open', '=', 1)
    : leads.where('desk_status', '=', status)
}

function assigned(
  db: Db,
  { assignedTo, hasReplied = null }: Pick<RequestQuery, 'assignedTo' | 'hasReplied'>,
): Leads<object> {
  const all = db.selectFrom('leads')
  const leads =
    hasReplied === null ? all : all.where('replied_at', hasReplied ? 'is not' : 'is', null)
  if (assignedTo === null) return leads
  return assignedTo === 'nobody'
    ? leads.where('assigned_to', 'is', null)
    : leads.where('assigned_to', '=', assignedTo)
}

function ordered<Row>(leads: Leads<Row>, { sort }: Pick<RequestQuery, 'sort'>): Leads<Row> {
  switch (sort) {
    case 'follow-up':
      return leads.orderBy('follow_up_on').orderBy('leads.id')
    case 'newest':
      return leads.orderBy('created_at', 'desc').orderBy('leads.id', 'desc')
    case 'waiting':
      return leads.orderBy('waiting_since', (order) => order.asc().nullsLast()).orderBy('leads.id')
    case 'name':
      return leads.orderBy('name_key').orderBy('leads.id')
  }
}
