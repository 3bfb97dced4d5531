import type { SelectQueryBuilder } from 'kysely'
import { maxCounted, pageLength } from '#domain/counts.ts'
import { endOfWeek, type FollowUpState } from '#domain/requests/follow-up.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import { todayGroups, type TodayGroup, type TodayRule } from '#domain/requests/today.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { RequestListPage } from '#ports/request-store.ts'
import type { Db } from '#adapters/sql/database.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { countEach, pageWithin, placed, type FoundPage } from '#adapters/sql/list-pages.ts'
import type { Tables } from '#adapters/sql/tables.ts'

type Leads = SelectQueryBuilder<Tables, 'leads', object>

/** A part of the list that is read along one index. */
interface Stretch {
  readonly group: FollowUpState
  readonly of: (leads: Leads) => Leads
  readonly inOrder: (leads: Leads) => Leads
}

/** Longest waiting first; those that wait for nothing last. */
const longestWaiting = (leads: Leads): Leads =>
  leads.orderBy('waiting_since', (order) => order.asc().nullsLast()).orderBy('id')

const overdue = (today: CalendarDate) =>
  dated('overdue', (leads) =>
    leads.where('follow_up_on', '>', '').where('follow_up_on', '<', today),
  )

const fromToday = (today: CalendarDate) =>
  dated('today', (leads) => leads.where('follow_up_on', '=', today))

/** Answered requests without a date, furthest along first. */
const withoutDate = (['quoted', 'estimate-visit', 'contacted'] as const).map((status) =>
  undated('no-date', status),
)

/**
 * Open requests in the order of the groups, each part along one index. A new request waits for its
 * first answer, which is due today.
 */
export function stretches(today: CalendarDate): readonly Stretch[] {
  const weekEnd = endOfWeek(today)
  return [
    overdue(today),
    ...withoutDate,
    undated('today', 'new'),
    fromToday(today),
    dated('this-week', (leads) =>
      leads.where('follow_up_on', '>', today).where('follow_up_on', '<', weekEnd),
    ),
    dated('later', (leads) => leads.where('follow_up_on', '>=', weekEnd)),
  ]
}

/** Answered requests whose follow-up is due, those without a date last. */
export function dueStretches(today: CalendarDate): readonly Stretch[] {
  return [overdue(today), fromToday(today), ...withoutDate].map(({ of, ...stretch }) => ({
    ...stretch,
    of: (leads) => onToday(of(leads), 'due'),
  }))
}

/** Requests without a first answer, whatever their follow-up day. */
export const newOnToday: Stretch = {
  group: 'today',
  of: (leads) => onToday(leads, 'new'),
  inOrder: longestWaiting,
}

/** Requests that may be in a group of Today. */
export function onToday(leads: Leads, group: TodayGroup): Leads {
  const { hasReplied, isNew }: TodayRule = todayGroups[group]
  const query = leads.where('replied_at', hasReplied ? 'is not' : 'is', null)
  return isNew === null ? query : query.where('desk_status', isNew ? '=' : '<>', 'new')
}

function dated(group: FollowUpState, between: (leads: Leads) => Leads): Stretch {
  return {
    group,
    of: (leads) => between(leads.where('is_open', '=', 1)),
    inOrder: (leads) => leads.orderBy('follow_up_on').orderBy('id'),
  }
}

function undated(group: FollowUpState, status: RequestStatus): Stretch {
  return {
    group,
    of: (leads) => leads.where('desk_status', '=', status).where('follow_up_on', '=', ''),
    inOrder: longestWaiting,
  }
}

/** A page of open requests in groups, with the size of each group. */
export async function findGroupedPage(
  db: Db,
  leads: Leads,
  today: CalendarDate,
  asked: number,
): Promise<FoundPage & Pick<RequestListPage, 'groups'>> {
  const page = pageWithin(asked)
  const offset = (page - 1) * pageLength
  const { ids, total, counts } = await readStretches(db, leads, stretches(today), offset)
  return { ids, ...placed(page, total), groups: counts }
}

export async function readStretches(
  db: Db,
  leads: Leads,
  all: readonly Stretch[],
  offset: number,
  limit = pageLength,
) {
  const each = await countEach(
    db,
    all.map(({ of }) => of(leads).select('id')),
  )
  const counts = { overdue: 0, 'no-date': 0, today: 0, 'this-week': 0, later: 0 }
  const reads: Promise<readonly { readonly id: string }[]>[] = []
  let total = 0
  for (const [index, { group, of, inOrder }] of all.entries()) {
    const count = each[index] ?? 0
    const from = Math.max(0, offset - total)
    const to = Math.min(count, offset + limit - total)
    if (from < to) {
      const rows = inOrder(of(leads)).select('id').offset(from)
      reads.push(rows.limit(to - from).execute())
    }
    counts[group] = Math.min(counts[group] + count, maxCounted + 1)
    total += count
  }
  const ids = idsOf((await Promise.all(reads)).flat())
  return { ids, total: Math.min(total, maxCounted + 1), counts }
}
