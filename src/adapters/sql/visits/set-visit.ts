import type { VisitFacts } from '#domain/visits/visit.ts'
import type { NewVisit, NewVisitRefusal, VisitUndo } from '#ports/visit-store.ts'
import { lockCustomer } from '#adapters/sql/customers/customer-rows.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import { lockRequest } from '#adapters/sql/requests/request-writing.ts'
import { changeOne } from '#adapters/sql/requests/request-changes.ts'
import { recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { undoOfMoving, visitColumns, type UndoOfVisit } from './visit-rows.ts'
import {
  saveVisit,
  refuseUnseenWarnings,
  withAssignee,
  type VisitTransition,
} from './visit-transitions.ts'

const firstRevision = 1

/** Adds a visit, with its customer and its request. */
export async function setVisit(
  transition: VisitTransition<NewVisitRefusal>,
  { facts, subject }: NewVisit,
): Promise<VisitUndo> {
  const { transaction, refuse, actor } = transition
  const id = transaction.ids.newId()
  const before = await recordForm(transaction, actor, id)
  // Its own step, and not what was changed since.
  if (before !== null) return { id: before, seen: firstRevision }
  const { customerId, request } = await subjectOf(transition, facts, subject)
  const visit = await withAssignee(transition, {
    ...facts,
    id,
    customerId,
    requestId: subject.is === 'request' ? subject.id : null,
    status: 'planned',
    doneAt: null,
    doneNote: '',
    doneMinutes: null,
    sequence: 0,
    notified: null,
    createdAt: actor.at,
    revision: firstRevision,
  })
  if (visit === null) return refuse({ code: 'unknown-staff' })
  await transaction.tx
    .insertInto('visits')
    .values({ id, lead_id: visit.requestId, created_at: actor.at, ...visitColumns(visit) })
    .execute()
  await refuseUnseenWarnings(transition, [{ visit, before: null }])
  const event = { kind: 'visit-set', visit: facts.kind, on: facts.day } as const
  await saveVisit(transition, visit, null, event, request)
  return { id, seen: visit.revision }
}

/** The visit's customer; the request of an estimate visit changes its status. */
async function subjectOf(
  { transaction, refuse, actor }: VisitTransition<NewVisitRefusal>,
  facts: VisitFacts,
  subject: NewVisit['subject'],
): Promise<{ readonly customerId: string | null; readonly request: UndoOfVisit['request'] }> {
  switch (subject.is) {
    case 'request': {
      const found = await lockRequest(transaction, subject.id)
      const customerId = found?.customerId ?? null
      if (found === null || customerId === null) return refuse({ code: 'unknown-subject' })
      const isBefore = ['new', 'contacted', 'unfinished'].includes(found.work.status)
      if (facts.kind !== 'estimate-visit' || !isBefore) return { customerId, request: null }
      const change = { is: 'status', to: 'estimate-visit', reason: null } as const
      const moved = await changeOne(transaction, { id: subject.id, change, seen: null }, actor)
      if (!moved.ok) return refuse({ code: 'unknown-subject' })
      return { customerId, request: undoOfMoving(moved.value) }
    }
    case 'customer': {
      const revision = await lockCustomer(transaction, subject.id)
      return revision === null
        ? refuse({ code: 'unknown-subject' })
        : { customerId: subject.id, request: null }
    }
    case 'nobody-known': {
      if (facts.email === '' && facts.phone === '') return { customerId: null, request: null }
      const addresses = [{ ...facts.address, purpose: 'service' } as const]
      const contact = { ...facts, addresses }
      return { customerId: await joinCustomer(transaction, contact, actor.at), request: null }
    }
  }
}
