import type { ActivityEvent } from '#domain/desk/activity.ts'
import { removedFor } from '#domain/photographs/photograph.ts'
import { customerReplied, touched } from '#domain/requests/request-work.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { PhotographSubject } from '#ports/photograph-store.ts'
import type { Actor } from '#ports/actor.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { Db } from '#adapters/sql/database.ts'
import { claimPhotographs, photographsIn, type PhotographOwner } from './photograph-rows.ts'
import { recordAddition } from '#adapters/sql/requests/request-additions.ts'
import { saveWork, lockRequest } from '#adapters/sql/requests/request-writing.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Photographs of the visits and of their requests. */
export function photographsOfVisits(db: Db, visits: readonly Pick<Visit, 'id' | 'requestId'>[]) {
  const requests = visits.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]))
  return photographsIn(db).where((row) =>
    row.or([
      row('visit_id', 'in', idsOf(visits)),
      ...(requests.length === 0 ? [] : [row('lead_id', 'in', requests)]),
    ]),
  )
}

export async function addPhotographs(
  transaction: StoreTransaction,
  subject: PhotographSubject,
  ids: readonly string[],
  actor: Actor,
): Promise<Result<null, { readonly code: 'unknown-subject' | 'too-many' }>> {
  const owner = await ownerOf(transaction, subject)
  if (owner === null) return err({ code: 'unknown-subject' })
  const count = await claimPhotographs(transaction, owner, ids, actor)
  if (count === null) return err({ code: 'too-many' })
  if (count === 0) return ok(null)
  await moveRequestOn(transaction, owner, count, actor)
  const events = {
    request: { kind: 'photographs-added', count },
    visit: { kind: 'visit-photographed', count },
  } as const
  await recordActivity(transaction, owner, events, actor)
  return ok(null)
}

/** Removes a photograph, or restores it while its files exist; false for an unknown one. */
export async function setRemoved(
  transaction: StoreTransaction,
  subject: PhotographSubject,
  id: string,
  is: 'removed' | 'restored',
  actor: Actor,
): Promise<boolean> {
  const owner = await ownerOf(transaction, subject)
  if (owner === null) return false
  const photograph = theirs(transaction, owner, subject, id)
  const change =
    is === 'removed'
      ? photograph.set({ removed_at: actor.at }).where('removed_at', 'is', null)
      : photograph.set({ removed_at: null }).where('removed_at', '>', actor.at - removedFor)
  const { numUpdatedRows } = await change.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const events = {
    request: { kind: `photograph-${is}` },
    visit: { kind: `visit-photograph-${is}` },
  } as const
  await recordActivity(transaction, owner, events, actor)
  return true
}

/** Owner of the photographs; null if it is gone, or assigned to another colleague. */
async function ownerOf(
  transaction: StoreTransaction,
  subject: PhotographSubject,
): Promise<PhotographOwner | null> {
  const { tx } = transaction
  if (subject.is === 'request') {
    const found = tx.selectFrom('leads').select('id').where('id', '=', subject.id)
    const row = await found.forUpdate().executeTakeFirst()
    return row === undefined ? null : { leadId: row.id, visitId: null }
  }
  const row = await tx
    .selectFrom('visits')
    .select(['id', 'lead_id', 'assigned_to'])
    .where('id', '=', subject.id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  if (subject.onlyOf !== null && row.assigned_to !== subject.onlyOf) return null
  return { leadId: row.lead_id, visitId: row.id }
}

/** A photograph of the owner, if the colleague may remove it. */
function theirs(
  { tx }: StoreTransaction,
  { leadId, visitId }: PhotographOwner,
  subject: PhotographSubject,
  id: string,
) {
  const one = tx.updateTable('photographs').where('id', '=', id)
  const ofOwner =
    leadId === null ? one.where('visit_id', '=', visitId) : one.where('lead_id', '=', leadId)
  return subject.is === 'visit' && subject.onlyOf !== null
    ? ofOwner.where('staff', '=', subject.onlyOf)
    : ofOwner
}

/**
 * A customer's photographs count as a message: the request waits for an answer, and colleagues are
 * alerted. Those of a visit leave the request's revision alone, as their activity is the visit's.
 */
async function moveRequestOn(
  transaction: StoreTransaction,
  { leadId, visitId }: PhotographOwner,
  count: number,
  { by, at }: Actor,
): Promise<void> {
  if (leadId === null) return
  const request = await lockRequest(transaction, leadId)
  if (request === null) return
  const { work } = request
  const touchedByColleague = visitId === null ? touched(work, at) : { ...work, lastActivityAt: at }
  const after = by === null ? customerReplied(work, at, at) : touchedByColleague
  await saveWork(transaction, leadId, after)
  if (by === null) await recordAddition(transaction, leadId, count, at)
}

/** Records it on the visit, or on a request without one. */
function recordActivity(
  transaction: StoreTransaction,
  { leadId, visitId }: PhotographOwner,
  events: { readonly request: ActivityEvent; readonly visit: ActivityEvent },
  actor: Actor,
): Promise<void> {
  return visitId === null
    ? addActivity(transaction, actor, 'request', leadId, events.request)
    : addActivity(transaction, actor, 'visit', visitId, events.visit)
}
