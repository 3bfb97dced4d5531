import type { Selectable } from 'kysely'
import { partsOf, type Upload } from '#domain/photographs/photograph.ts'
import { touched } from '#domain/requests/request-work.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { PhotographStore } from '#ports/photograph-store.ts'
import { addActivity } from './activity-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import { claimPhotographs } from './photograph-rows.ts'
import type { PhotographRow } from './photograph-tables.ts'
import { workColumns, workOf } from './request-rows.ts'
import { inTransaction } from './transaction.ts'

/** Room for photographs of no request, in bytes: a day's worth of forms that were left. */
const mostUnclaimed = 2 * 1024 ** 3

/** How often a photograph is begun: one that ends the program is given up. */
const mostTries = 3

export function sqlPhotographStore(database: SqlDatabase, ids: Ids): PhotographStore {
  const { db, kind } = database
  return {
    begin({ id, size, caption, at }) {
      return inTransaction(database, ids, async ({ tx }) => {
        const found = tx.selectFrom('photographs').selectAll().where('id', '=', id)
        const known = await locked(found, { kind }).executeTakeFirst()
        if (known !== undefined && known.size > 0) {
          if (known.size !== size) return err({ code: 'other-size' })
          // The caption may have been written meanwhile.
          await tx.updateTable('photographs').set({ caption }).where('id', '=', id).execute()
          return ok(uploadOf(known))
        }
        const { total } = await tx
          .selectFrom('photographs')
          .select((row) => row.fn.coalesce(row.fn.sum<number>('size'), row.lit(0)).as('total'))
          .where('lead_id', 'is', null)
          .executeTakeFirstOrThrow()
        if (Number(total) + size > mostUnclaimed) return err({ code: 'full' })
        const row = { id, created_at: at, caption, size, arrived: 0, state: 'uploading' } as const
        await tx
          .insertInto('photographs')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ caption, size }))
          .execute()
        return ok({ state: 'uploading', arrived: 0, size, refusal: null })
      })
    },

    async upload(id) {
      const row = await db
        .selectFrom('photographs')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : uploadOf(row)
    },

    markArrived(id, part) {
      return inTransaction(database, ids, async ({ tx }) => {
        const found = tx.selectFrom('photographs').selectAll().where('id', '=', id)
        const row = await locked(found, { kind }).executeTakeFirst()
        if (row === undefined) return null
        if (row.state !== 'uploading' || row.arrived !== part) return uploadOf(row)
        const arrived = part + 1
        const state = arrived === partsOf(row.size) ? 'received' : 'uploading'
        await tx.updateTable('photographs').set({ arrived, state }).where('id', '=', id).execute()
        return uploadOf({ ...row, arrived, state })
      })
    },

    async claim(now, leaseUntil) {
      await db
        .updateTable('photographs')
        .set({ state: 'refused', refusal: 'too-slow' })
        .where('state', '=', 'received')
        .where('leased_until', '<=', now)
        .where('tries', '>=', mostTries)
        .execute()
      const due = db
        .selectFrom('photographs')
        .select('id')
        .where('state', '=', 'received')
        .where('leased_until', '<=', now)
        .orderBy('created_at')
        .limit(1)
      const claimed = await db
        .updateTable('photographs')
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        .where('id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returning(['id', 'size'])
        .executeTakeFirst()
      return claimed ?? null
    },

    async markReady(id, { width, height }) {
      await db
        .updateTable('photographs')
        .set({ state: 'ready', width, height })
        .where('id', '=', id)
        .execute()
    },

    async markRefused(id, refusal) {
      await db
        .updateTable('photographs')
        .set({ state: 'refused', refusal })
        .where('id', '=', id)
        .execute()
    },

    async list(requestId) {
      const rows = await db
        .selectFrom('photographs')
        .leftJoin('staff', 'staff.id', 'photographs.staff')
        .selectAll('photographs')
        .select('staff.name as by_name')
        .where('lead_id', '=', requestId)
        .orderBy('photographs.created_at')
        .orderBy('photographs.id')
        .execute()
      return rows.map(({ by_name: by, ...row }) => ({
        ...uploadOf(row),
        id: row.id,
        caption: row.caption,
        createdAt: row.created_at,
        width: row.width,
        height: row.height,
        by,
      }))
    },

    async isShown(requestId, id) {
      const row = await db
        .selectFrom('photographs')
        .select('id')
        .where('id', '=', id)
        .where('lead_id', '=', requestId)
        .where('state', '=', 'ready')
        .executeTakeFirst()
      return row !== undefined
    },

    add(requestId, added, doer) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        const found = tx.selectFrom('leads').selectAll().where('id', '=', requestId)
        const row = await locked(found, { kind }).executeTakeFirst()
        if (row === undefined) return err({ code: 'unknown-request' })
        const count = await claimPhotographs(running, requestId, added, doer)
        if (count === null) return err({ code: 'too-many' })
        if (count === 0) return ok(null)
        const work = touched(workOf(row), doer.at)
        await tx.updateTable('leads').set(workColumns(work)).where('id', '=', requestId).execute()
        const subject = { kind: 'request', id: requestId } as const
        const origin = { at: doer.at, staff: doer.by, subject }
        await addActivity(running, { kind: 'photographs-added', data: { count } }, origin)
        return ok(null)
      })
    },

    remove(requestId, id, doer) {
      return inTransaction(database, ids, async (running) => {
        const { numUpdatedRows } = await running.tx
          .updateTable('photographs')
          .set({ lead_id: null, caption: '' })
          .where('id', '=', id)
          .where('lead_id', '=', requestId)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        const subject = { kind: 'request', id: requestId } as const
        const origin = { at: doer.at, staff: doer.by, subject }
        await addActivity(running, { kind: 'photograph-removed', data: {} }, origin)
      })
    },

    async listUnclaimed(before, limit) {
      const rows = await db
        .selectFrom('photographs')
        .select(['id', 'size'])
        .where('lead_id', 'is', null)
        .where((row) => row.or([row('was_claimed', '=', 1), row('created_at', '<', before)]))
        .limit(limit)
        .execute()
      return rows.map(({ id, size }) => ({ id, parts: partsOf(size) }))
    },

    async forget(gone) {
      if (gone.length === 0) return
      await db
        .deleteFrom('photographs')
        .where('id', 'in', gone)
        .where('lead_id', 'is', null)
        .execute()
    },
  }
}

const uploadOf = ({ state, arrived, size, refusal }: Selectable<PhotographRow>): Upload => ({
  state,
  arrived,
  size,
  refusal,
})
