import { changeVisit } from '#domain/visits/visit.ts'
import type { Ids } from '#ports/ids.ts'
import type {
  ListedVisit,
  NewVisitRefusal,
  VisitEdit,
  VisitRefusal,
  VisitStore,
  VisitUndo,
} from '#ports/visit-store.ts'
import { forgetIdleCustomers } from './customer-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import { forgetTerms } from './search-rows.ts'
import { setVisit } from './set-visit.ts'
import { takeBackOne, type UndoRefusal } from './take-back-visit.ts'
import { inTransaction, type Running } from './transaction.ts'
import { visitFrom, visitsBetween, visitsIn } from './visit-rows.ts'
import {
  keepVisit,
  nameOf,
  orRefused,
  staleFor,
  warnOf,
  withAssignee,
  type PlannedStep,
  type Step,
} from './visit-steps.ts'

export function sqlVisitStore(database: SqlDatabase, ids: Ids): VisitStore {
  const { db } = database
  return {
    async between({ from, to, assignedTo }) {
      const rows = await visitsBetween(db, { from, to, assignedTo }).execute()
      return rows.map(visitFrom)
    },

    async find(id) {
      const row = await visitsIn(db).where('visits.id', '=', id).executeTakeFirst()
      return row === undefined ? null : visitFrom(row)
    },

    async ofRequest(requestId) {
      const rows = await visitsIn(db)
        .where('lead_id', '=', requestId)
        .orderBy('starts_at')
        .orderBy('visits.id')
        .execute()
      return rows.map(visitFrom)
    },

    async ofCustomer(customerId, limit) {
      const rows = await visitsIn(db)
        .where('customer_id', '=', customerId)
        .orderBy('starts_at', 'desc')
        .orderBy('visits.id')
        .limit(limit)
        .execute()
      return rows.map(visitFrom)
    },

    set(visit, terms, doer) {
      return orRefused<VisitUndo, NewVisitRefusal>((refuse) =>
        inTransaction(database, ids, (running) =>
          setVisit({ running, refuse, terms, doer }, visit),
        ),
      )
    },

    change(edits, terms, doer) {
      return orRefused<readonly VisitUndo[], VisitRefusal>((refuse) =>
        inTransaction(database, ids, async (running) => {
          const step = { running, refuse, terms, doer }
          const changed: PlannedStep[] = []
          // In one order, so that two who change the same ones do not wait for each other.
          for (const edit of edits.toSorted(byId)) changed.push(await changeLocked(step, edit))
          await warnOf(
            step,
            changed.filter(({ visit }) => edits.some(isPlanning(visit.id))),
          )
          return changed.map(({ visit: { id, revision: seen } }) => ({ id, seen }))
        }),
      )
    },

    takeBack(undos, onlyOf, doer) {
      return orRefused<null, UndoRefusal>((refuse) =>
        inTransaction(database, ids, async (running) => {
          for (const undo of undos.toSorted(byId)) {
            await takeBackOne({ running, refuse, doer }, undo, onlyOf)
          }
          return null
        }),
      )
    },

    forget(before) {
      return inTransaction(database, ids, async ({ tx }) => {
        const gone = await tx
          .deleteFrom('visits')
          .where('lead_id', 'is', null)
          .where('ends_at', '<', before)
          .returning(['id', 'customer_id'])
          .execute()
        await forgetTerms(
          { tx },
          gone.map(({ id }) => id),
        )
        const customers = gone.flatMap(({ customer_id: id }) => (id === null ? [] : [id]))
        await forgetIdleCustomers({ tx }, customers)
        return gone.length
      })
    },
  }
}

async function changeLocked(
  step: Step<VisitRefusal>,
  { id, change, seen }: VisitEdit,
): Promise<PlannedStep> {
  const { running, refuse, terms, doer } = step
  const before = await lockVisit(running, id)
  if (before === null) return refuse({ code: 'unknown-visit' })
  if (terms.onlyOf !== null && before.assignedTo !== terms.onlyOf) {
    return refuse({ code: 'unknown-visit' })
  }
  if (seen !== null && seen !== before.revision) return refuse(await staleFor(running, id, doer))
  const changed = changeVisit(before, change, doer.at)
  if (!changed.ok) return refuse(changed.error)
  const { visit, event } = changed.value
  const after = await withAssignee(step, visit)
  // Whoever has left may stay where they were.
  if (after === null && visit.assignedTo !== before.assignedTo) {
    return refuse({ code: 'unknown-staff' })
  }
  const kept = after ?? { ...visit, assignee: before.assignee }
  return { visit: await keepVisit(step, kept, before, event, null), before }
}

async function lockVisit(running: Running, id: string): Promise<ListedVisit | null> {
  const query = running.tx.selectFrom('visits').selectAll().where('id', '=', id)
  const row = await locked(query, running).executeTakeFirst()
  if (row === undefined) return null
  const name = await nameOf(running, row.assigned_to, false)
  return visitFrom({ ...row, assignee: name })
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : 1

/** Whether the edit says when or who, so that it can overlap. */
const isPlanning = (visitId: string) => (edit: VisitEdit) =>
  edit.id === visitId && ['edit', 'move', 'reopen'].includes(edit.change.is)
