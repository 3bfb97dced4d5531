import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { endOfTerm, searchedTerms } from '#domain/customers/search-terms.ts'
import type { ListedRequest, RequestPage, RequestQuery } from '#ports/request-store.ts'
import type { SearchKind } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import { leadFrom } from './lead-rows.ts'
import { serviceTerm, workOf } from './request-rows.ts'
import type { Tables } from './tables.ts'

/** Requests on one page of a list. */
export const pageLength = 50

/** A page of the list. Ids are found first, along one index, and then their rows. */
export async function listRequests(
  { db }: Pick<SqlDatabase, 'db'>,
  query: RequestQuery,
): Promise<RequestPage> {
  const page = Math.max(1, query.page)
  const { total } = await filtered(db, query)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await requestIds(db, { ...query, page }).execute()
  const requests = await requestsOf(
    db,
    ids.map(({ id }) => id),
  )
  return { requests, total, page, pageLength }
}

/** Ids of a page in their order. */
export function requestIds(db: SqlDatabase['db'], query: RequestQuery) {
  const found = filtered(db, query).select('leads.id')
  const limited = ordered(found, query)
    .limit(pageLength)
    .offset((query.page - 1) * pageLength)
  return limited
}

/** The requests of those ids, in that order. */
export async function requestsOf(
  db: SqlDatabase['db'],
  ids: readonly string[],
): Promise<readonly ListedRequest[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'leads.assigned_to')
    .selectAll('leads')
    .select('staff.name as assignee')
    .where('leads.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    return [{ lead: leadFrom(row), work: workOf(row), assignee: row.assignee }]
  })
}

/** Whatever has a word that begins so, for each beginning. */
export function hasTerms(
  column: ExpressionBuilder<Tables, 'leads' | 'customers'>,
  id: 'leads.id' | 'customers.id',
  kind: SearchKind,
  text: string,
) {
  return column.and(
    searchedTerms(text).map((beginning) =>
      column(
        id,
        'in',
        column
          .selectFrom('search_terms')
          .select('subject_id')
          .where('kind', '=', kind)
          .where('term', '>=', beginning)
          .where('term', '<', endOfTerm(beginning)),
      ),
    ),
  )
}

type Leads<Row> = SelectQueryBuilder<Tables, 'leads', Row>

function filtered(db: SqlDatabase['db'], query: RequestQuery): Leads<object> {
  const { status, assignedTo, service, search } = query
  return db
    .selectFrom('leads')
    .$if(status === 'open', (leads) => leads.where('is_open', '=', 1))
    .$if(status !== 'open' && status !== 'any', (leads) =>
      status === 'open' || status === 'any' ? leads : leads.where('desk_status', '=', status),
    )
    .$if(assignedTo === 'nobody', (leads) => leads.where('assigned_to', 'is', null))
    .$if(assignedTo !== null && assignedTo !== 'nobody', (leads) =>
      leads.where('assigned_to', '=', assignedTo),
    )
    .$if(service !== null, (leads) =>
      leads.where('leads.id', 'in', (column) =>
        column
          .selectFrom('search_terms')
          .select('subject_id')
          .where('kind', '=', 'request')
          .where('term', '=', serviceTerm(service ?? '')),
      ),
    )
    .$if(search !== '', (leads) =>
      leads.where((column) => hasTerms(column, 'leads.id', 'request', search)),
    )
}

function ordered<Row>(leads: Leads<Row>, { sort }: RequestQuery): Leads<Row> {
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
