import * as z from 'zod/mini'
import { may } from '#domain/desk/roles.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import type { LostReason, WorkStatus } from '#domain/requests/request-status.ts'
import { changeWork } from '#domain/requests/request-work.ts'
import { reversed } from '#domain/requests/undo-work.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import type { RequestEdit, RequestRefusal } from '#ports/request-store.ts'
import { addActivity, areOwnChanges, stale } from '#adapters/sql/activity-rows.ts'
import { joinLead, setCustomer } from './lead-lifecycle.ts'
import { saveWork, lockRequest } from './request-writing.ts'
import { lockAssignee } from '#adapters/sql/desk/staff-rows.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Changes a request; returns the edit that undoes it, null if nothing changed. */
export async function changeOne(
  transaction: StoreTransaction,
  { id, change, seen }: RequestEdit,
  actor: Actor,
): Promise<Result<RequestEdit | null, RequestRefusal>> {
  const request = await lockRequest(transaction, id)
  if (request === null) return err({ code: 'unknown-request' })
  const { lead, work, customerId } = request
  if (seen !== null && seen !== work.revision) {
    // An undone status takes back other fields too, which their later steps may have set.
    const isUndo = change.is === 'status' && change.before !== undefined
    const missed = work.revision - seen
    if (isUndo || !(await areOwnChanges(transaction, actor, ['request', id], missed))) {
      return err(await stale(transaction, actor, 'request', id))
    }
  }
  const step = changeWork(work, change, lead.request?.at ?? lead.createdAt, actor.at)
  if (!step.ok) return step
  const { work: after, event } = step.value
  if (event === null) return ok(null)
  if (change.is === 'assign' && change.to !== null) {
    // Locked, since they may be leaving.
    const assignee = await lockAssignee(transaction, change.to)
    const canHoldIt =
      assignee !== null &&
      (may(assignee.role, 'work-requests') || (await hadItLast(transaction, id, change.to)))
    if (!canHoldIt) return err({ code: 'unknown-staff' })
  }
  if (change.is === 'spam') await setCustomer(transaction, id, null, customerId)
  if (change.is === 'not-spam') {
    // Clearing it also sends what was held back, so it has a method of its own.
    if (isSpam(lead.signs)) return err({ code: 'possible-spam' })
    await joinLead(transaction, lead, customerId)
  }
  await saveWork(transaction, id, after)
  await addActivity(transaction, actor, 'request', id, event)
  const back = reversed(change, work)
  return ok(back === null ? null : { id, change: back, seen: after.revision })
}

/**
 * Restores the status that a request had before a visit or quote moved it, unless the request was
 * changed since, also by the same colleague.
 */
export async function undoMoving(
  transaction: StoreTransaction,
  { id, seen, to, reason }: Pick<RequestEdit, 'id' | 'seen'> & StatusBefore,
  actor: Actor,
): Promise<void> {
  const request = await lockRequest(transaction, id)
  if (request?.work.revision !== seen) return
  await changeOne(transaction, { id, seen, change: { is: 'status', to, reason } }, actor)
}

interface StatusBefore {
  readonly to: WorkStatus
  readonly reason: LostReason | null
}

const assigned = z.object({ from: z.optional(z.nullable(z.string())) })

/** Whether the request was taken from that colleague last, so that an undo gives it back. */
async function hadItLast({ tx }: StoreTransaction, id: string, staff: string): Promise<boolean> {
  const row = await tx
    .selectFrom('activity')
    .select('data')
    .where('subject_kind', '=', 'request')
    .where('subject_id', '=', id)
    .where('kind', '=', 'request-assigned')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && readJson(assigned, row.data).from === staff
}
