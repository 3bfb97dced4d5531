import type { ExpressionBuilder, Selectable } from 'kysely'
import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import type { Searchable } from '#domain/customers/search-terms.ts'
import { lostReasons, workStatuses } from '#domain/requests/request-status.ts'
import { emailKey } from '#domain/fields.ts'
import { addDays, type CalendarDate } from '#domain/time.ts'
import { visitKinds, visitStatuses, type Visit, type VisitFacts } from '#domain/visits/visit.ts'
import type { RequestEdit } from '#ports/request-store.ts'
import type { ListedVisit, VisitQuery } from '#ports/visit-store.ts'
import { visitEmailKinds, visitReport } from '#domain/visits/visit-report.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import type { VisitRow } from './visit-tables.ts'

export function visitsIn(db: Db) {
  return db
    .selectFrom('visits')
    .leftJoin('staff', 'staff.id', 'visits.assigned_to')
    .selectAll('visits')
    .select('staff.name as assignee')
}

/** Limit of a week's visits, above any real week. */
const maxInRange = 1000

/** Visits in a range of days, earliest first. */
export function visitsBetween(db: Db, { from, to, assignedTo }: VisitQuery) {
  return visitsIn(db)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(assignedTo === 'nobody', (query) => query.where('assigned_to', 'is', null))
    .$if(assignedTo !== null && assignedTo !== 'nobody', (query) =>
      query.where('assigned_to', '=', assignedTo),
    )
    .orderBy('starts_at')
    .orderBy('visits.id')
    .limit(maxInRange)
}

/** Planned, and before that day. */
export const isLeftOpen =
  (before: CalendarDate) => (row: ExpressionBuilder<Pick<Tables, 'visits'>, 'visits'>) =>
    row.and([row('status', '=', 'planned'), row('day', '<', before)])

/** Planned visits before that day, latest first. */
export function visitsLeftOpen(db: Db, before: CalendarDate) {
  return visitsIn(db).where(isLeftOpen(before)).orderBy('day', 'desc').orderBy('starts_at', 'desc')
}

/** Planned visits of the same colleague at an overlapping time. */
export function overlappingVisits(
  db: Db,
  { id, day, startsAt, endsAt }: Pick<Visit, 'id' | 'day' | 'startsAt' | 'endsAt'>,
  assignedTo: string,
) {
  return (
    db
      .selectFrom('visits')
      .select(['id', 'name', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('assigned_to', '=', assignedTo)
      // None is longer than a day, and the days are in the index.
      .where('day', '>=', addDays(day, -1))
      .where('day', '<=', addDays(day, 1))
      .where('status', '=', 'planned')
      .where('id', '<>', id)
      .where('starts_at', '<', endsAt)
      .where('ends_at', '>', startsAt)
      .orderBy('starts_at')
  )
}

/** The visits, with the emails about them that did not arrive. */
export async function withFailedEmails(
  db: Db,
  visits: readonly ListedVisit[],
): Promise<readonly ListedVisit[]> {
  /** The last email about each visit, if it failed. */
  const failed = new Map<string, string | null>()
  const emailed = visits.filter(({ notified }) => notified?.by === 'email')
  for (const some of chunks([...new Set(emailed.map(({ id, requestId }) => requestId ?? id))])) {
    const emails = await db
      .selectFrom('emails')
      .select(['id', 'data', 'state', 'needs_look'])
      .where('about_id', 'in', some)
      .where('kind', 'in', visitEmailKinds)
      .where('replaced_by', 'is', null)
      .orderBy('created_at')
      .execute()
    for (const { id, data, state, needs_look: needsLook } of emails) {
      const visit = readKnownJson(visitReport, data)?.visit
      const hasFailed = state === 'bounced' || state === 'failed' || needsLook === 1
      if (visit !== undefined) failed.set(visit.id, hasFailed ? id : null)
    }
  }
  return visits.map((visit) => {
    const failedEmail = visit.notified?.by === 'email' ? (failed.get(visit.id) ?? null) : null
    return failedEmail === null ? visit : { ...visit, failedEmail }
  })
}

type Row = Selectable<VisitRow> & { readonly assignee: string | null }

export function visitFrom(row: Row): ListedVisit {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    requestId: row.lead_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: { street1: row.street1, city: row.city, state: row.state, zip: row.zip },
    about: row.about,
    day: row.day,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    assignedTo: row.assigned_to,
    assignee: row.assignee,
    truck: row.truck,
    note: row.note,
    status: row.status,
    doneAt: row.done_at,
    doneNote: row.done_note,
    doneMinutes: row.done_minutes,
    sequence: row.sequence,
    notified: notificationIn(row),
    createdAt: row.created_at,
    revision: row.revision,
  }
}

function notificationIn(row: Row): Visit['notified'] {
  const {
    told_by: by,
    told_sequence: sequence,
    told_starts_at: startsAt,
    told_ends_at: endsAt,
  } = row
  if (by === null || sequence === null) return null
  return {
    by,
    sequence,
    window: startsAt === null || endsAt === null ? null : { startsAt, endsAt },
  }
}

/** Columns that a change may write. */
export function visitColumns(visit: Omit<Visit, 'id' | 'requestId' | 'createdAt'>) {
  return {
    kind: visit.kind,
    customer_id: visit.customerId,
    name: visit.name,
    phone: visit.phone,
    email: visit.email,
    email_key: emailKey(visit.email),
    ...visit.address,
    about: visit.about,
    day: visit.day,
    starts_at: visit.startsAt,
    ends_at: visit.endsAt,
    assigned_to: visit.assignedTo,
    truck: visit.truck,
    note: visit.note,
    status: visit.status,
    done_at: visit.doneAt,
    done_note: visit.doneNote,
    done_minutes: visit.doneMinutes,
    sequence: visit.sequence,
    told_sequence: visit.notified?.sequence ?? null,
    told_by: visit.notified?.by ?? null,
    told_starts_at: visit.notified?.window?.startsAt ?? null,
    told_ends_at: visit.notified?.window?.endsAt ?? null,
    revision: visit.revision,
  }
}

export function searchableVisit({ name, email, phone, address, about }: VisitFacts): Searchable {
  return {
    names: [name],
    emails: [email],
    phones: [phone],
    places: [address.street1, address.city],
    texts: [about],
  }
}

/** State before the last change of a visit. */
export type UndoOfVisit = z.infer<typeof undo>

/** Change of a request's status with a visit, and its undo. */
export const movedRequest = z.object({
  id: z.string(),
  seen: z.nullable(z.number()),
  to: z.enum(workStatuses),
  reason: z.nullable(z.enum(lostReasons)),
})

const undo = z.object({
  /** Null for a new visit. */
  before: z.nullable(
    z.object({
      kind: z.enum(visitKinds),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: addressParts,
      about: z.string(),
      day: z.string(),
      startsAt: z.number(),
      endsAt: z.number(),
      assignedTo: z.nullable(z.string()),
      truck: z.string(),
      note: z.string(),
      status: z.enum(visitStatuses),
      doneAt: z.nullable(z.number()),
      doneNote: z.string(),
      doneMinutes: z.nullable(z.number()),
      sequence: z.number(),
      notified: z.nullable(
        z.object({
          by: z.enum(['email', 'phone']),
          sequence: z.number(),
          window: z._default(
            z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
            null,
          ),
        }),
      ),
    }),
  ),
  /** Author of the change; null where an earlier version did not store it. */
  by: z._default(z.nullable(z.string()), null),
  /** Whether the email about the change is still waiting. */
  isEmailed: z.boolean(),
  /** Null if the request's status did not change. */
  request: z.nullable(movedRequest),
  /** The request's follow-up before it moved with the visit; null if it did not. */
  followUp: z._default(
    z.nullable(
      z.object({
        on: z.nullable(z.string()),
        note: z.string(),
        /** Day that it moved to; the visit's own if absent. */
        to: z.optional(z.string()),
      }),
    ),
    null,
  ),
})

export const readUndo = (json: string | null): UndoOfVisit | null => readKnownJson(undo, json)

/** The undo of an edit that moved a request; null if it did not. */
export function undoOfMoving(edit: RequestEdit | null): UndoOfVisit['request'] {
  if (edit?.change.is !== 'status') return null
  const { id, seen, change } = edit
  return { id, seen, to: change.to, reason: change.reason }
}
