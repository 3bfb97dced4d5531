import { requestStatuses, type RequestStatus } from '#domain/requests/request-status.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { FigureSpans, RequestFigures, RequestPage } from '#ports/request-store.ts'
import type { SqlDatabase } from './database.ts'
import { requestsOf } from './request-list.ts'

type Db = SqlDatabase['db']

export async function countByStatus(db: Db): Promise<Readonly<Record<RequestStatus, number>>> {
  const rows = await db
    .selectFrom('leads')
    .select((row) => ['desk_status', row.fn.countAll<number>().as('count')])
    .groupBy('desk_status')
    .execute()
  const counts: Record<RequestStatus, number> = {
    new: 0,
    contacted: 0,
    'estimate-visit': 0,
    quoted: 0,
    won: 0,
    lost: 0,
    'possible-spam': 0,
    unfinished: 0,
  }
  for (const status of requestStatuses) {
    counts[status] = rows.find((row) => row.desk_status === status)?.count ?? 0
  }
  return counts
}

/** Open ones that were answered before, and are to be taken up again by now. */
export async function dueRequests(
  db: Db,
  today: CalendarDate,
  limit: number,
): Promise<Pick<RequestPage, 'requests' | 'total'> & { readonly overdue: number }> {
  // Each status along its own index; the dated ones first, since an empty text sorts before them.
  const due = db
    .selectFrom('leads')
    .where('desk_status', 'in', ['contacted', 'estimate-visit', 'quoted'])
    .where('follow_up_on', '<=', today)
  const { total } = await due
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { overdue } = await due
    .where('follow_up_on', '>', '')
    .where('follow_up_on', '<', today)
    .select((row) => row.fn.countAll<number>().as('overdue'))
    .executeTakeFirstOrThrow()
  const first = due.select('id').orderBy('follow_up_on').orderBy('id').limit(limit)
  const dated = await first.where('follow_up_on', '>', '').execute()
  const undated =
    dated.length < limit
      ? await due
          .select('id')
          .where('follow_up_on', '=', '')
          .limit(limit - dated.length)
          .execute()
      : []
  const ids = [...dated, ...undated]
  return {
    requests: await requestsOf(
      db,
      ids.map(({ id }) => id),
    ),
    total,
    overdue,
  }
}

export async function readFigures(db: Db, spans: FigureSpans): Promise<RequestFigures> {
  const arrivedIn = async ([from, to]: readonly [number, number]) => {
    const { count } = await db
      .selectFrom('leads')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .where('desk_status', '<>', 'possible-spam')
      .executeTakeFirstOrThrow()
    return count
  }
  const answers = await db
    .selectFrom('leads')
    .select((row) => [
      row.fn.coalesce('requested_at', 'created_at').as('from'),
      'first_answered_at as to',
    ])
    .where('first_answered_at', '>=', spans.answeredSince)
    .execute()
  const closed = await db
    .selectFrom('leads')
    .select((row) => ['desk_status', row.fn.countAll<number>().as('count')])
    .where('closed_at', '>=', spans.closedSince)
    .groupBy('desk_status')
    .execute()
  const closedAs = (status: RequestStatus) =>
    closed.find((row) => row.desk_status === status)?.count ?? 0
  return {
    thisMonth: await arrivedIn(spans.month),
    monthLastYear: await arrivedIn(spans.monthLastYear),
    answers: answers.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }])),
    won: closedAs('won'),
    lost: closedAs('lost'),
  }
}
