import * as z from 'zod/mini'
import { lostReasons, requestStatuses } from '#domain/requests/request-status.ts'
import { callOutcomes } from '#domain/requests/request-work.ts'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import type { TimelineEntry } from '#ports/request-timeline.ts'
import type { Db } from '#adapters/sql/database.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { quoteSteps } from './quote-timeline.ts'
import { sendingState } from '#adapters/sql/emails/mail-rows.ts'
import { receivedEmails } from '#adapters/sql/emails/received-rows.ts'

/** The owner's alerts are left out. */
const toCustomer = [
  'quote-acknowledged',
  'desk-reply',
  'photographs-wanted',
  'visit-set',
  'visit-moved',
  'visit-canceled',
  'written-quote',
]

/** Events of a request, oldest first. */
export async function readTimeline(
  db: Db,
  leadId: string,
  leadDelivery: LeadDelivery | null,
): Promise<readonly TimelineEntry[]> {
  const parts = await Promise.all([
    steps(db, leadId),
    notes(db, leadId),
    calls(db, leadId),
    emails(db, leadId),
    visits(db, leadId),
    quoteSteps(db, leadId),
    received(db, leadId),
  ])
  const at = leadDelivery?.deliveredAt ?? null
  const handedOver: readonly TimelineEntry[] =
    at === null ? [] : [{ id: 'handed-over', at, by: null, is: 'handed-over' }]
  return [...parts.flat(), ...handedOver].toSorted((one, other) => one.at - other.at)
}

async function steps(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.staff')
    .select(['activity.id', 'activity.at', 'activity.kind', 'activity.data', 'staff.name as by'])
    .where('subject_kind', '=', 'request')
    .where('subject_id', '=', leadId)
    .orderBy('activity.at')
    .execute()
  const names = new Map(
    (await db.selectFrom('staff').select(['id', 'name']).execute()).map((row) => [
      row.id,
      row.name,
    ]),
  )
  return rows.flatMap(({ kind, data, ...origin }): readonly TimelineEntry[] => {
    const { data: step } = knownStep.safeParse({ ...readJson(stored.facts, data), kind })
    switch (step?.kind) {
      case undefined:
        return []
      case 'request-arrived':
        return [{ ...origin, is: 'arrived' }]
      case 'status-changed':
        return [{ ...origin, is: 'status', from: step.from, to: step.to, reason: step.reason }]
      case 'follow-up-set':
        return [{ ...origin, is: 'follow-up', on: step.on }]
      case 'photographs-added':
        return [{ ...origin, is: 'photographs', count: step.count }]
      case 'request-assigned': {
        const { to } = step
        return [{ ...origin, is: 'assigned', to: to === null ? null : (names.get(to) ?? null) }]
      }
    }
  })
}

async function notes(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('notes')
    .leftJoin('staff', 'staff.id', 'notes.staff')
    .select(['notes.id', 'notes.at', 'notes.text', 'staff.name as by'])
    .where('lead_id', '=', leadId)
    .execute()
  return rows.map((row) => ({ ...row, is: 'note' }))
}

async function calls(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('calls')
    .leftJoin('staff', 'staff.id', 'calls.staff')
    .select(['calls.id', 'calls.at', 'calls.text', 'calls.outcome', 'staff.name as by'])
    .where('lead_id', '=', leadId)
    .execute()
  return rows.map(({ outcome, ...row }) => ({
    ...row,
    is: 'call',
    outcome: callOutcomes.find((each) => each === outcome) ?? 'reached',
  }))
}

async function emails(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('emails')
    .selectAll()
    .where('about_id', '=', leadId)
    .where('about_kind', '=', 'lead')
    .where('kind', 'in', toCustomer)
    .execute()
  return rows.map((row) => {
    const data: unknown = JSON.parse(row.data)
    const written = reply.safeParse(data).data ?? null
    const { id, createdAt: at, ...state } = sendingState(row)
    return {
      id,
      at,
      by: written?.from ?? null,
      is: 'email',
      email: {
        ...state,
        kind: quoteReminder.safeParse(data).success ? 'quote-reminder' : row.kind,
        subject: row.subject ?? written?.subject ?? null,
        text: written?.text ?? row.text,
      },
    }
  })
}

/** Events of the request's visits, with the day as it was then. */
async function visits(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('activity', 'activity.subject_id', 'visits.id')
    .leftJoin('staff', 'staff.id', 'activity.staff')
    .select(['activity.id', 'activity.at', 'activity.kind', 'activity.data', 'staff.name as by'])
    .select(['visits.id as visit', 'visits.kind as visitKind', 'visits.done_note as doneNote'])
    .where('visits.lead_id', '=', leadId)
    .where('activity.subject_kind', '=', 'visit')
    .orderBy('activity.at')
    .execute()
  const read = rows.map(({ kind, data, ...row }) => ({
    ...row,
    step: visitStep.safeParse({ ...readJson(stored.facts, data), kind }).data,
  }))
  return read.flatMap(({ step, ...row }, index): readonly TimelineEntry[] => {
    if (step === undefined) return []
    const before = read.slice(0, index).findLast(({ visit }) => visit === row.visit)
    // An undo of a change that is not shown is not shown either.
    if (step.kind === 'visit-taken-back' && before?.step === undefined) return []
    return [{ ...row, is: 'visit', step }]
  })
}

async function received(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const rows = await db
    .selectFrom('received_emails')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('kind', '<>', 'bounce')
    .execute()
  const found = await receivedEmails(db, rows)
  return found.map((email) => ({
    id: email.id,
    at: email.receivedAt,
    by: null,
    is: 'received',
    email,
  }))
}

const reply = z.object({ from: z.string(), subject: z.string(), text: z.string() })

/** A `written-quote` email that is a reminder. */
const quoteReminder = z.object({ message: z.object({ is: z.literal('reminder') }) })

const status = z.enum(requestStatuses)

/** Events that a timeline shows; other versions may have stored more kinds. */
const knownStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request-arrived') }),
  z.object({
    kind: z.literal('status-changed'),
    from: status,
    to: status,
    reason: z.nullable(z.enum(lostReasons)),
  }),
  z.object({ kind: z.literal('follow-up-set'), on: z.nullable(z.string()) }),
  z.object({ kind: z.literal('photographs-added'), count: z.number() }),
  z.object({ kind: z.literal('request-assigned'), to: z.nullable(z.string()) }),
])

const visitStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit-set'), on: z.string() }),
  z.object({ kind: z.literal('visit-moved'), to: z.string() }),
  z.object({ kind: z.literal('visit-photographed'), count: z.number() }),
  z.object({
    kind: z.enum([
      'visit-done',
      'visit-missed',
      'visit-canceled',
      'visit-reopened',
      'visit-confirmed',
      'visit-taken-back',
    ]),
  }),
])
