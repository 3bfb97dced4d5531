import type { Instant } from '#domain/time.ts'
import type { ListedVisit, VisitEdit, VisitStore } from '#ports/visit-store.ts'
import { changeVisits } from './change-visits.ts'
import { chunks, idsOf, inRounds, perRound } from '#adapters/sql/chunks.ts'
import { deleteIdleCustomers } from '#adapters/sql/customers/customer-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { fullDays } from './delivery-days.ts'
import { countRows } from '#adapters/sql/list-pages.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { setVisit } from './set-visit.ts'
import { undoVisitChanges } from './visit-undo.ts'
import { inRefusableTransaction, inTransaction } from '#adapters/sql/transaction.ts'
import {
  isLeftOpen,
  visitFrom,
  visitsBetween,
  visitsIn,
  visitsLeftOpen,
  withFailedEmails,
} from './visit-rows.ts'
import { refuseUnseenWarnings } from './visit-transitions.ts'

export function sqlVisitStore(database: SqlDatabase): VisitStore {
  const { db } = database
  async function findAll(ids: readonly string[]) {
    const found: ListedVisit[] = []
    for (const some of chunks(ids)) {
      found.push(...(await listed(visitsIn(db).where('visits.id', 'in', some))))
    }
    return found
  }
  const listed = async (visits: ReturnType<typeof visitsIn>) =>
    withFailedEmails(db, (await visits.execute()).map(visitFrom))
  return {
    findAll,
    find: async (id) => (await findAll([id]))[0] ?? null,

    between: (query) => listed(visitsBetween(db, query)),

    ofRequest(requestId) {
      const theirs = visitsIn(db).where('lead_id', '=', requestId)
      return listed(theirs.orderBy('starts_at').orderBy('visits.id'))
    },

    ofCustomer(customerId, limit) {
      const theirs = visitsIn(db).where('customer_id', '=', customerId)
      return listed(theirs.orderBy('starts_at', 'desc').orderBy('visits.id').limit(limit))
    },

    set: (visit, terms, actor) =>
      inRefusableTransaction(database, (transaction, refuse) =>
        setVisit({ transaction, refuse, terms, actor }, visit),
      ),

    change: (edits, terms, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const transition = { transaction, refuse, terms, actor }
        const changed = await changeVisits(transition, edits)
        await refuseUnseenWarnings(
          transition,
          changed.filter(({ visit }) => edits.some(isPlanning(visit.id))),
        )
        return changed.map(({ visit: { id, revision: seen } }) => ({ id, seen }))
      }),

    undo: (undos, { onlyOf, loadsPerDay }, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const coming = await undoVisitChanges({ transaction, refuse, actor }, undos, onlyOf)
        if (loadsPerDay === undefined) return null
        const full = await fullDays(transaction, coming, loadsPerDay)
        return full.length > 0 ? refuse({ code: 'day-full' }) : null
      }),

    async leftOpen(before, limit) {
      const visits = await listed(visitsLeftOpen(db, before).limit(limit))
      const total = await countRows(db.selectFrom('visits').where(isLeftOpen(before)))
      return { visits: visits.toReversed(), total }
    },

    deleteBefore: (before) =>
      inRounds(() =>
        inTransaction(database, async (transaction) => {
          const { tx } = transaction
          const old = visitsBefore(tx, before).select('id').limit(perRound)
          const gone = await tx
            .deleteFrom('visits')
            .where('id', 'in', old)
            // PostgreSQL checks it again on a visit that is moved meanwhile.
            .where('ends_at', '<', before)
            .returning(['id', 'customer_id'])
            .execute()
          await deleteSearchTerms(transaction, idsOf(gone))
          const customers = gone.flatMap(({ customer_id: id }) => (id === null ? [] : [id]))
          await deleteIdleCustomers(transaction, customers)
          return gone.length
        }),
      ),
  }
}

/** Visits without a request that ended before that moment. */
export const visitsBefore = (db: Db, before: Instant) =>
  db.selectFrom('visits').where('lead_id', 'is', null).where('ends_at', '<', before)

/** True for edits of time or assignee, which can overlap with others. */
const isPlanning = (visitId: string) => (edit: VisitEdit) =>
  edit.id === visitId && ['edit', 'move', 'reopen'].includes(edit.change.is)
