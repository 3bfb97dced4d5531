import { comesToDay, type ComingDelivery } from '#domain/deliveries/delivery-days.ts'
import { sequenceUndone } from '#domain/visits/visit.ts'
import type { UndoRefusal, VisitUndo } from '#ports/visit-store.ts'
import { addActivity, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import { deleteIdleCustomers } from '#adapters/sql/customers/customer-rows.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { recordDeliveryDay } from './delivery-days.ts'
import { withdrawEmail } from '#adapters/sql/emails/mail-rows.ts'
import { lockRequest } from '#adapters/sql/requests/request-writing.ts'
import { changeOne, undoMoving } from '#adapters/sql/requests/request-changes.ts'
import { deleteSearchTerms, writeSearchTerms } from '#adapters/sql/search-rows.ts'
import { lockAssignee, lockAssignees } from '#adapters/sql/desk/staff-rows.ts'
import { readUndo, searchableVisit, visitColumns } from './visit-rows.ts'
import { lockVisits, withdrawalKeyOf, type VisitTransition } from './visit-transitions.ts'

type Transition = Omit<VisitTransition<Exclude<UndoRefusal, { code: 'day-full' }>>, 'terms'>

/**
 * Undoes the last changes of visits, all or none. With `onlyOf`, undoes that colleague's own
 * changes alone and deletes no visit. Returns the deliveries that come back to a day.
 */
export async function undoVisitChanges(
  transition: Transition,
  undos: readonly VisitUndo[],
  onlyOf: string | null,
): Promise<readonly ComingDelivery[]> {
  const { transaction } = transition
  await lockVisits(transaction, undos)
  const query = transaction.tx.selectFrom('visits').select('undo')
  const rows = await query.where('id', 'in', orNone(idsOf(undos))).execute()
  const assigned = rows.map(({ undo }) => readUndo(undo)?.before?.assignedTo)
  await lockAssignees(transaction, assigned)
  const coming: ComingDelivery[] = []
  for (const undo of undos) {
    const delivery = await undoOne(transition, undo, onlyOf)
    if (delivery !== null) coming.push(delivery)
  }
  return coming
}

/** Returns the visit after the undo if it is a delivery that comes back to a day. */
async function undoOne(
  { transaction, refuse, actor }: Transition,
  { id, seen }: VisitUndo,
  onlyOf: string | null,
): Promise<ComingDelivery | null> {
  const { tx } = transaction
  const query = tx.selectFrom('visits').selectAll().where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  /** Only the last change of a visit that is gone is compared. */
  const isSentBefore = (stored = seen + 1) =>
    isSentAgain(transaction, actor, ['visit', id], ['visit-taken-back'], { stored, sent: seen + 1 })
  if (row === undefined) return (await isSentBefore()) ? null : refuse({ code: 'unknown-visit' })
  if (onlyOf !== null && row.assigned_to !== onlyOf) return refuse({ code: 'unknown-visit' })
  const undo = readUndo(row.undo)
  if (row.revision !== seen || undo === null) {
    return (await isSentBefore(row.revision))
      ? null
      : refuse(await stale(transaction, actor, 'visit', id))
  }
  if (onlyOf !== null && (undo.by !== onlyOf || undo.before === null)) {
    return refuse(await stale(transaction, actor, 'visit', id))
  }
  if (undo.isEmailed && !(await withdrawEmail(transaction, withdrawalKeyOf(row)))) {
    return refuse({ code: 'email-left' })
  }
  if (undo.before === null) {
    await tx.deleteFrom('visits').where('id', '=', id).execute()
    await deleteSearchTerms(transaction, [id])
    if (row.customer_id !== null) await deleteIdleCustomers(transaction, [row.customer_id])
  } else {
    const { assignedTo, status } = undo.before
    const hasLeft =
      status === 'planned' &&
      assignedTo !== null &&
      (await lockAssignee(transaction, assignedTo)) === null
    const visit = {
      ...undo.before,
      ...sequenceUndone(undo.before, row),
      assignedTo: hasLeft ? null : assignedTo,
      customerId: row.customer_id,
      revision: row.revision + 1,
    }
    await tx
      .updateTable('visits')
      .set({ ...visitColumns(visit), undo: null })
      .where('id', '=', id)
      .execute()
    await recordDeliveryDay(transaction, { ...visit, id }, actor.at)
    await writeSearchTerms(transaction, 'visit', id, searchableVisit(visit))
  }
  await addActivity(transaction, actor, 'visit', id, { kind: 'visit-taken-back' })
  const { request, followUp } = undo
  if (request !== null) await undoMoving(transaction, request, actor)
  if (followUp !== null && row.lead_id !== null) {
    const { to = row.day, ...was } = followUp
    const found = await lockRequest(transaction, row.lead_id)
    if (found?.work.followUpOn === to) {
      const change = { is: 'follow-up', ...was } as const
      await changeOne(transaction, { id: row.lead_id, change, seen: null }, actor)
    }
  }
  return undo.before !== null && comesToDay(undo.before, row) ? undo.before : null
}
