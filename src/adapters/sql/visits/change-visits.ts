import {
  changeVisit,
  isSameWindow,
  type VisitChange,
  type VisitEvent,
} from '#domain/visits/visit.ts'
import type { ListedVisit, VisitEdit, VisitRefusal } from '#ports/visit-store.ts'
import { areOwnChanges, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { recordForm } from '#adapters/sql/desk/sent-forms.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { visitFrom } from './visit-rows.ts'
import {
  lockVisits,
  saveVisit,
  withAssignee,
  type ChangedVisit,
  type VisitTransition,
} from './visit-transitions.ts'

/** Changes all visits or none; returns each with its former state. */
export async function changeVisits(
  transition: VisitTransition<VisitRefusal>,
  edits: readonly VisitEdit[],
): Promise<readonly ChangedVisit[]> {
  await lockVisits(transition.transaction, edits)
  const changed: ChangedVisit[] = []
  for (const edit of edits) changed.push(await changeLocked(transition, edit))
  return changed
}

async function changeLocked(
  transition: VisitTransition<VisitRefusal>,
  { id, change, seen }: VisitEdit,
): Promise<ChangedVisit> {
  const { transaction, refuse, terms, actor } = transition
  const before = await lockVisit(transaction, id)
  if (before === null) return refuse({ code: 'unknown-visit' })
  if (terms.onlyOf !== null && before.assignedTo !== terms.onlyOf) {
    return refuse({ code: 'unknown-visit' })
  }
  if (change.is === 'note' && (await recordForm(transaction, actor, id)) !== null) {
    return { visit: before, before }
  }
  const changed = changeVisit(before, change, actor.at)
  if (seen !== null && seen !== before.revision) {
    const sent = sentAgain(before, changed, change, seen)
    const kinds = eventsOf[change.is]
    if (await isSentAgain(transaction, actor, ['visit', id], kinds, { stored: before, sent })) {
      return { visit: before, before }
    }
    // An edit and a report save all that the page has shown. A move to where it is was sent again,
    // and would email the customer again.
    const isThere = change.is === 'move' && isSameWindow(change.window, before)
    const isStep = change.is !== 'edit' && before.status === 'planned' && !isThere
    const missed = before.revision - seen
    if (!isStep || !(await areOwnChanges(transaction, actor, ['visit', id], missed))) {
      refuse(await stale(transaction, actor, 'visit', id))
    }
  }
  if (!changed.ok) return refuse(changed.error)
  // A canceled delivery in whose place another visit was set.
  const replaced = transaction.tx
    .selectFrom('activity')
    .where('subject_kind', '=', 'visit')
    .where('subject_id', '=', id)
    .where('kind', '=', 'visit-replaced')
  if (change.is === 'reopen' && (await hasRows(replaced))) return refuse({ code: 'day-picked' })
  const { visit, event } = changed.value
  const isPlannedAgain = visit.status === 'planned' && before.status !== 'planned'
  const named =
    visit.assignedTo === before.assignedTo && !isPlannedAgain
      ? { ...visit, assignee: before.assignee }
      : await withAssignee(transition, visit)
  // A colleague who has left keeps the visits they had, and gets none to do.
  const after = named ?? (isPlannedAgain ? { ...visit, assignedTo: null, assignee: null } : null)
  if (after === null) return refuse({ code: 'unknown-staff' })
  return { visit: await saveVisit(transition, after, before, event, null), before }
}

/** The visit after a change that was made before; null if it cannot be the same change. */
function sentAgain(
  before: ListedVisit,
  changed: ReturnType<typeof changeVisit>,
  change: VisitChange,
  seen: number,
) {
  switch (change.is) {
    case 'edit':
    case 'done':
    case 'note':
      // A visit that has the change stays as it is, but for its revision.
      return changed.ok ? { ...changed.value.visit, revision: before.revision } : null
    case 'move':
      return { ...before, ...change.window, revision: seen + 1 }
    case 'missed':
    case 'reopen':
    case 'cancel':
    case 'called':
      return { ...before, revision: seen + 1 }
  }
}

const eventsOf: Readonly<Record<VisitChange['is'], readonly VisitEvent['kind'][]>> = {
  edit: ['visit-changed', 'visit-moved'],
  move: ['visit-moved'],
  done: ['visit-done'],
  missed: ['visit-missed'],
  reopen: ['visit-reopened'],
  cancel: ['visit-canceled'],
  note: ['visit-noted'],
  called: ['visit-confirmed'],
}

async function lockVisit(transaction: StoreTransaction, id: string): Promise<ListedVisit | null> {
  const query = transaction.tx.selectFrom('visits').selectAll().where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  if (row === undefined) return null
  const assignee = await transaction.tx
    .selectFrom('staff')
    .select('name')
    .where('id', '=', row.assigned_to ?? '')
    .executeTakeFirst()
  return visitFrom({ ...row, assignee: assignee?.name ?? null })
}
