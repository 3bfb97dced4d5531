import { sql } from 'kysely'
import { batchesKeptFor, pauseAfter } from '#domain/deliveries/price-delivery.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import type { DeliveryBatchStore } from '#ports/delivery-batch-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { quoteFrom } from '#adapters/sql/written-quotes/written-quote-rows.ts'

export function sqlDeliveryBatchStore(database: SqlDatabase): DeliveryBatchStore {
  const { db, ids } = database
  return {
    begin: (rows, actor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const id = ids.newId()
        const before = await recordForm(transaction, actor, id)
        if (before !== null) return before
        const { by, at } = actor
        await tx
          .deleteFrom('delivery_batches')
          .where('at', '<', at - batchesKeptFor)
          .execute()
        await tx
          .insertInto('delivery_batches')
          .values({ id, at, staff: by ?? '' })
          .execute()
        const wanted = [...new Map(rows.map((row) => [row.requestId, row])).values()]
        const asked = wanted.map(({ requestId }) => requestId)
        const there = await tx.selectFrom('leads').select('id').where('id', 'in', asked).execute()
        const known = wanted.filter((row) => there.some((lead) => lead.id === row.requestId))
        if (known.length === 0) return id
        await tx
          .insertInto('delivery_batch_rows')
          .values(
            known.map(({ requestId, seen }, position) => ({
              batch_id: id,
              position,
              lead_id: requestId,
              seen,
              state: 'waiting' as const,
            })),
          )
          .execute()
        return id
      }),

    async find(id) {
      const batch = await db
        .selectFrom('delivery_batches')
        .leftJoin('staff', 'staff.id', 'delivery_batches.staff')
        .select(['at', 'staff.name as by'])
        .where('delivery_batches.id', '=', id)
        .executeTakeFirst()
      if (batch === undefined) return null
      const rowsOfBatch = db.selectFrom('delivery_batch_rows').where('batch_id', '=', id)
      const rows = await rowsOfBatch
        .innerJoin('leads', 'leads.id', 'delivery_batch_rows.lead_id')
        .select(['leads.id as requestId', 'first_name as firstName', 'last_name as lastName'])
        .select(['delivery_batch_rows.state', 'problem', 'quote_id as quoteId'])
        .orderBy('position')
        .execute()
      const quotes = await db
        .selectFrom('written_quotes')
        .selectAll()
        .where('lead_id', 'in', rowsOfBatch.select('lead_id'))
        .where('kind', '=', 'delivery')
        .orderBy('number')
        .execute()
      const deliveries = quotes.map(quoteFrom)
      return {
        ...batch,
        rows: rows.map(({ firstName, lastName, ...row }) => ({
          ...row,
          name: fullName({ firstName, lastName }),
          deliveries: deliveries.filter(({ requestId }) => requestId === row.requestId),
        })),
      }
    },

    async next(now) {
      const row = await db
        .selectFrom('delivery_batch_rows')
        .innerJoin('delivery_batches', 'delivery_batches.id', 'delivery_batch_rows.batch_id')
        .select(['batch_id', 'position', 'lead_id', 'seen', 'staff', 'tries'])
        .where('state', '=', sql.lit('waiting'))
        .where('next_try_at', '<=', now)
        .orderBy('tries')
        .orderBy('batch_id')
        .orderBy('position')
        .limit(1)
        .executeTakeFirst()
      if (row === undefined) return null
      const { batch_id: batchId, position, lead_id: requestId, seen, staff } = row
      const tries = row.tries + 1
      const { numUpdatedRows } = await db
        .updateTable('delivery_batch_rows')
        .set({ tries, next_try_at: now + pauseAfter(tries) })
        .where('batch_id', '=', batchId)
        .where('position', '=', position)
        // Another process may have begun it meanwhile.
        .where('tries', '=', row.tries)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return null
      return { batchId, position, requestId, seen, staff, tries }
    },

    async finish({ batchId, position }, outcome) {
      await db
        .updateTable('delivery_batch_rows')
        .set(
          outcome.is === 'sent'
            ? { state: 'sent', quote_id: outcome.quoteId }
            : { state: 'failed', problem: outcome.problem },
        )
        .where('batch_id', '=', batchId)
        .where('position', '=', position)
        .where('state', '=', 'waiting')
        .execute()
    },
  }
}
