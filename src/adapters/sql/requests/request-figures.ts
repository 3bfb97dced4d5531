import type { ExpressionBuilder } from 'kysely'
import * as z from 'zod/mini'
import { requestStatuses, type RequestStatus } from '#domain/requests/request-status.ts'
import type { Instant } from '#domain/time.ts'
import type { RequestStore } from '#ports/request-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import { countRows, countEach } from '#adapters/sql/list-pages.ts'
import { dueStretches, newOnToday, onToday, readStretches } from './request-groups.ts'
import { requestsOf } from './request-list.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'

/** Newest answers that the median is taken from. */
const maxAnswers = 500

/** Reads the requests and figures of Today, and the sizes of the lists. */
export const requestFigures = (
  db: Db,
): Pick<RequestStore, 'counts' | 'waiting' | 'due' | 'fresh' | 'replied' | 'figures'> => ({
  async counts() {
    const leads = db.selectFrom('leads').select('id')
    const [open = 0, ...each] = await countEach(db, [
      leads.where('is_open', '=', 1),
      ...requestStatuses.map((status) => leads.where('desk_status', '=', status)),
    ])
    const counts: Record<RequestStatus | 'open', number> = {
      open,
      new: 0,
      contacted: 0,
      'estimate-visit': 0,
      quoted: 0,
      won: 0,
      lost: 0,
      'possible-spam': 0,
      unfinished: 0,
    }
    for (const [index, status] of requestStatuses.entries()) counts[status] = each[index] ?? 0
    return counts
  },

  async due(today, limit) {
    const due = dueStretches(today)
    const { ids, total, counts } = await readStretches(db, db.selectFrom('leads'), due, 0, limit)
    return { requests: await requestsOf(db, ids), total, overdue: counts.overdue }
  },

  async fresh(limit) {
    const { ids, total } = await readStretches(db, db.selectFrom('leads'), [newOnToday], 0, limit)
    return { requests: await requestsOf(db, ids), total }
  },

  async waiting(today) {
    const leads = db.selectFrom('leads')
    const [open = 0, fresh = 0, replied = 0, ...due] = await countEach(db, [
      leads.where('is_open', '=', 1).select('id'),
      onToday(leads, 'new').select('id'),
      onToday(leads, 'replied').select('id'),
      ...dueStretches(today).map(({ of }) => of(leads).select('id')),
    ])
    return { open, today: [fresh, replied, ...due].reduce((sum, count) => sum + count) }
  },

  async replied(limit) {
    const replied = onToday(db.selectFrom('leads'), 'replied')
    const shown = replied
      .select((row) => [
        'id',
        'replied_at',
        lastWritten(row, 'text').as('text'),
        lastWritten(row, 'subject').as('subject'),
        row
          .selectFrom('notes')
          .select('text')
          .whereRef('notes.lead_id', '=', 'leads.id')
          .where('notes.staff', 'is', null)
          .whereRef('notes.at', '>=', 'leads.replied_at')
          .orderBy('notes.at', 'desc')
          .limit(1)
          .as('note'),
      ])
      .orderBy('replied_at')
      .orderBy('id')
      .limit(limit)
    const [rows, total] = await Promise.all([shown.execute(), countRows(replied)])
    const ids = idsOf(rows)
    const [listed, added] = await Promise.all([requestsOf(db, ids), photographsAdded(db, ids)])
    const requests = listed.flatMap((request) => {
      const row = rows.find(({ id }) => id === request.lead.id)
      if (row === undefined || row.replied_at === null) return []
      const { id, replied_at: repliedAt, text, subject, note } = row
      const photographs = added
        .filter((each) => each.id === id && each.at >= repliedAt)
        .reduce((sum, { count }) => sum + count, 0)
      return [
        { ...request, repliedAt, text: text ?? note ?? '', subject: subject ?? '', photographs },
      ]
    })
    return { requests, total }
  },

  async figures(spans) {
    const arrivedIn = ([from, to]: readonly [number, number]) => {
      const arrived = db
        .selectFrom('leads')
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
      // Those are counted separately.
      return countRows(arrived.where('desk_status', 'not in', ['possible-spam', 'unfinished']))
    }
    const answered = db
      .selectFrom('leads')
      .select((row) => [
        row.fn.coalesce('requested_at', 'created_at').as('from'),
        'first_answered_at as to',
      ])
      .where('first_answered_at', '>=', spans.answeredSince)
      // Requests that a colleague entered never waited.
      .whereRef('first_answered_at', '>', 'created_at')
      .orderBy('first_answered_at', 'desc')
      .limit(maxAnswers)
    const [answers, { won, lost }, thisMonth, monthLastYear] = await Promise.all([
      answered.execute(),
      closedSince(db, spans.closedSince).executeTakeFirstOrThrow(),
      arrivedIn(spans.month),
      arrivedIn(spans.monthLastYear),
    ])
    return {
      thisMonth,
      monthLastYear,
      answers: answers.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }])),
      won,
      lost,
    }
  },
})

/** The last email that a customer has written since our answer. */
const lastWritten = (row: ExpressionBuilder<Tables, 'leads'>, column: 'text' | 'subject') =>
  row
    .selectFrom('received_emails')
    .select(column)
    .whereRef('received_emails.lead_id', '=', 'leads.id')
    .where('kind', '=', 'written')
    .whereRef('received_at', '>=', 'leads.replied_at')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/** Number and time of photographs that customers added to those requests. */
async function photographsAdded(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('activity')
    .select(['subject_id as id', 'at', 'data'])
    .where('subject_kind', '=', 'request')
    .where('subject_id', 'in', ids)
    .where('kind', '=', 'photographs-added')
    .where('staff', 'is', null)
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, count: readJson(counted, data).count }))
}

const counted = z.object({ count: z._default(z.number(), 0) })

/** Number of requests won and lost since that moment. */
export function closedSince(db: Db, moment: Instant) {
  const countOf = (row: ExpressionBuilder<Tables, 'leads'>, status: RequestStatus) =>
    row.fn.countAll<number>().filterWhere('desk_status', '=', status)
  return db
    .selectFrom('leads')
    .select((row) => [countOf(row, 'won').as('won'), countOf(row, 'lost').as('lost')])
    .where('closed_at', '>=', moment)
}
