import { isDeepStrictEqual } from 'node:util'
import { notificationOf, type Visit, type VisitEvent } from '#domain/visits/visit.ts'
import type { CalendarDate } from '#domain/time.ts'
import { followUpAfter, canSetFollowUp } from '#domain/visits/follow-up.ts'
import { comesToDay } from '#domain/deliveries/delivery-days.ts'
import { isOpen } from '#domain/requests/request-status.ts'
import { isFarAhead, isPast, warningKey, type VisitWarning } from '#domain/visits/visit-window.ts'
import type { Actor } from '#ports/actor.ts'
import type { ListedVisit, VisitTerms } from '#ports/visit-store.ts'
import { fullDays, recordDeliveryDay } from './delivery-days.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { queueWithdrawable } from '#adapters/sql/emails/mail-rows.ts'
import { lockRequest } from '#adapters/sql/requests/request-writing.ts'
import { changeOne } from '#adapters/sql/requests/request-changes.ts'
import { writeSearchTerms } from '#adapters/sql/search-rows.ts'
import { lockAssignee } from '#adapters/sql/desk/staff-rows.ts'
import { lockRows, serialize, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { overlappingVisits, searchableVisit, visitColumns, type UndoOfVisit } from './visit-rows.ts'

/** A change of visits within its transaction, which `refuse` rolls back. */
export interface VisitTransition<Refusal> {
  readonly transaction: StoreTransaction
  readonly refuse: (refusal: Refusal) => never
  readonly terms: VisitTerms
  readonly actor: Actor
}

/** Writes a visit with its email, activity and undo. */
export async function saveVisit(
  { transaction, terms, actor }: Pick<VisitTransition<never>, 'transaction' | 'terms' | 'actor'>,
  visit: ListedVisit,
  before: ListedVisit | null,
  event: VisitEvent,
  request: UndoOfVisit['request'],
): Promise<ListedVisit> {
  const { id } = visit
  const quote = await recordDeliveryDay(transaction, visit, actor.at)
  const pickAgain = visit.status === 'canceled' ? quote : null
  const wanted = terms.emailFor(visit, before, pickAgain)
  const email = wanted?.to === '' ? null : wanted
  const notified = email === null ? visit.notified : notificationOf(visit, 'email')
  const saved = { ...visit, notified }
  const followed = await followVisit(transaction, visit, before, terms.today, actor)
  const undo: UndoOfVisit = {
    before,
    by: actor.by,
    isEmailed: email !== null,
    request: request === null || followed === null ? request : { ...request, seen: followed.seen },
    followUp: followed?.was ?? null,
  }
  await transaction.tx
    .updateTable('visits')
    .set({ ...visitColumns(saved), undo: JSON.stringify(undo) })
    .where('id', '=', id)
    .execute()
  const found = searchableVisit(saved)
  if (before === null || !isDeepStrictEqual(searchableVisit(before), found)) {
    await writeSearchTerms(transaction, 'visit', id, found)
  }
  if (email !== null) {
    await queueWithdrawable(transaction, [email], withdrawalKeyOf(visit), actor.at)
  }
  await addActivity(transaction, actor, 'visit', id, event)
  return saved
}

/** Sets the follow-up of its request where the visit asks for one; returns the former one. */
async function followVisit(
  transaction: StoreTransaction,
  visit: Visit,
  before: Visit | null,
  today: CalendarDate | undefined,
  actor: Actor,
) {
  const { requestId } = visit
  if (requestId === null || !canSetFollowUp(visit, before)) return null
  const request = await lockRequest(transaction, requestId)
  if (request === null || !isOpen(request.work.status)) return null
  const was = { on: request.work.followUpOn, note: request.work.followUpNote }
  const followUp = followUpAfter(visit, before, was, today)
  if (followUp === null) return null
  const change = { is: 'follow-up', ...followUp } as const
  const moved = await changeOne(transaction, { id: requestId, change, seen: null }, actor)
  if (!moved.ok || moved.value?.change.is !== 'follow-up') return null
  const { seen } = moved.value
  return { seen, was: { on: was.on, note: was.note, to: followUp.on } }
}

/** A visit after a change and before it; null if it is new. */
export interface ChangedVisit {
  readonly visit: ListedVisit
  readonly before: ListedVisit | null
}

/**
 * Refuses while there are warnings that the colleague has not accepted: a past or distant day, an
 * overlap, a full day.
 */
export async function refuseUnseenWarnings(
  {
    transaction,
    refuse,
    terms,
    actor,
  }: VisitTransition<{ code: 'warnings'; warnings: readonly VisitWarning[] }>,
  changed: readonly ChangedVisit[],
): Promise<void> {
  const coming = changed.flatMap(({ visit, before }) => (comesToDay(visit, before) ? visit : []))
  const warnings: VisitWarning[] = []
  if (terms.loadsPerDay !== undefined) {
    warnings.push(...(await fullDays(transaction, coming, terms.loadsPerDay)))
  }
  const far = changed.filter(
    ({ visit, before }) => visit.day !== before?.day && isFarAhead(visit, actor.at),
  )
  for (const day of new Set(far.map(({ visit }) => visit.day))) warnings.push({ is: 'far', day })
  const planned = changed.filter(({ visit }) => visit.status === 'planned')
  // Two that overlap and are set at once must not both miss the other; a fixed order avoids deadlocks.
  const assignees = new Set(planned.flatMap(({ visit }) => visit.assignedTo ?? []))
  for (const id of [...assignees].toSorted()) await serialize(transaction, `visits of ${id}`)
  for (const { visit } of planned) {
    if (isPast(visit, actor.at)) warnings.push({ is: 'past' })
    const { assignedTo, assignee } = visit
    if (assignedTo === null || assignee === null) continue
    const others = await overlappingVisits(transaction.tx, visit, assignedTo).execute()
    warnings.push(
      ...others.map((other) => ({ is: 'overlap', visitId: visit.id, other, assignee }) as const),
    )
  }
  const unseen = warnings.filter((warning) => !terms.accepted.includes(warningKey(warning)))
  if (unseen.length > 0) refuse({ code: 'warnings', warnings })
}

/** Locks visits, and then their requests. */
export async function lockVisits(
  transaction: StoreTransaction,
  visits: readonly { readonly id: string }[],
): Promise<void> {
  await lockRows(transaction, 'visits', idsOf(visits))
  const query = transaction.tx.selectFrom('visits').select('lead_id')
  const rows = await query.where('id', 'in', orNone(idsOf(visits))).execute()
  const requests = rows.flatMap(({ lead_id: id }) => id ?? [])
  await lockRows(transaction, 'leads', requests)
}

/** Withdrawal key of the email about this revision. */
export const withdrawalKeyOf = ({ id, revision }: Pick<Visit, 'id' | 'revision'>) =>
  `visit:${id}:${revision}`

/** The visit with its assignee's name; null if they do not work here. Locks them: they may leave. */
export async function withAssignee(
  { transaction }: Pick<VisitTransition<never>, 'transaction'>,
  visit: Visit,
): Promise<ListedVisit | null> {
  if (visit.assignedTo === null) return { ...visit, assignee: null }
  const staff = await lockAssignee(transaction, visit.assignedTo)
  return staff === null ? null : { ...visit, assignee: staff.name }
}
