import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { maxUnclaimed, partSize, photographFiles } from '#domain/photographs/photograph.ts'
import { err, ok } from '#domain/result.ts'
import type { PhotographStore, UnclaimedBefore } from '#ports/photograph-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { removeFilesSoon } from '#adapters/sql/file-removals.ts'
import { photographFrom, photographsIn } from './photograph-rows.ts'
import { addPhotographs, photographsOfVisits, setRemoved } from './photograph-subjects.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { uploadOf, uploadsIn } from './upload-rows.ts'

export function sqlPhotographStore(database: SqlDatabase): PhotographStore {
  const { db } = database
  const { upload, markArrived, claim, giveBack, removeParts } = uploadsIn(
    database,
    'photographs',
    3,
    photographFiles,
  )
  return {
    begin: ({ id, size, caption, at }) =>
      inTransaction(database, async ({ tx }) => {
        const found = tx.selectFrom('photographs').selectAll().where('id', '=', id)
        const known = await found.forUpdate().executeTakeFirst()
        if (known !== undefined && known.size > 0) {
          if (known.size !== size) return err({ code: 'other-size' })
          // The caption may have been written meanwhile.
          await tx.updateTable('photographs').set({ caption }).where('id', '=', id).execute()
          return ok(uploadOf(known))
        }
        const isOfNobody =
          known === undefined || (known.lead_id === null && known.visit_id === null)
        if (isOfNobody && !(await hasSpace(tx, size))) return err({ code: 'full' })
        const row = { id, created_at: at, caption, size, arrived: 0, state: 'uploading' } as const
        await tx
          .insertInto('photographs')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ caption, size }))
          .execute()
        return ok({ state: 'uploading', arrived: 0, size, refusal: null })
      }),

    async hasSpaceFor(id, bytes) {
      const found = db.selectFrom('photographs').select(['lead_id', 'visit_id'])
      const row = await found.where('id', '=', id).executeTakeFirst()
      const isOfNobody = row?.lead_id === null && row.visit_id === null
      return !isOfNobody || hasSpace(db, bytes)
    },

    upload,
    markArrived,
    giveBack,

    async claim(now, leaseUntil) {
      const row = await claim(now, leaseUntil)
      return row === undefined ? null : { id: row.id, size: row.size }
    },

    markReady: (id, { width, height }) =>
      inTransaction(database, async (transaction) => {
        const made = await transaction.tx
          .updateTable('photographs')
          // Another process may have given it up meanwhile.
          .set({ state: 'ready', refusal: null, width, height })
          .where('id', '=', id)
          .returning(['id', 'size'])
          .executeTakeFirst()
        if (made !== undefined) await removeParts(transaction, made)
        return made !== undefined
      }),

    markRefused: (id, refusal) =>
      inTransaction(database, async (transaction) => {
        const refused = await transaction.tx
          .updateTable('photographs')
          .set({ state: 'refused', refusal })
          .where('id', '=', id)
          // Another process may have made it meanwhile.
          .where('state', '!=', 'ready')
          .returning(['id', 'size'])
          .executeTakeFirst()
        if (refused !== undefined) await removeParts(transaction, refused)
      }),

    async find(id) {
      const row = await photographsIn(db).where('photographs.id', '=', id).executeTakeFirst()
      return row === undefined ? null : photographFrom(row)
    },

    async list(requestId) {
      const rows = await photographsIn(db).where('lead_id', '=', requestId).execute()
      return rows.map(photographFrom)
    },

    async listOfVisits(visits) {
      if (visits.length === 0) return []
      const rows = await photographsOfVisits(db, visits).execute()
      return rows.map(photographFrom)
    },

    add: (subject, added, actor) =>
      inTransaction(database, (transaction) => addPhotographs(transaction, subject, added, actor)),
    remove: (subject, id, actor) =>
      inTransaction(database, (transaction) =>
        setRemoved(transaction, subject, id, 'removed', actor),
      ),
    restore: (subject, id, actor) =>
      inTransaction(database, (transaction) =>
        setRemoved(transaction, subject, id, 'restored', actor),
      ),

    async listUnclaimed(before, limit) {
      const rows = await db
        .selectFrom('photographs')
        .select('id')
        .where(isUnclaimed(before))
        .limit(limit)
        .execute()
      return idsOf(rows)
    },

    delete: (id, before) =>
      inTransaction(database, async (transaction) => {
        const photograph = transaction.tx.deleteFrom('photographs').where('id', '=', id)
        const unclaimed = photograph.where(isUnclaimed(before)).returning(['id', 'size'])
        const gone = await unclaimed.executeTakeFirst()
        if (gone === undefined) return
        await removeParts(transaction, gone)
        const { full, small } = photographFiles(id)
        await removeFilesSoon(transaction, [full, small])
      }),
  }
}

const isUnclaimed = (before: UnclaimedBefore) => (row: ExpressionBuilder<Tables, 'photographs'>) =>
  row.or([
    row.and([row('removed_at', '<=', before.removed), row.not(isInQuote(row))]),
    row.and([row('state', '=', 'uploading'), row('created_at', '<', before.awaited)]),
    row.and([
      row('lead_id', 'is', null),
      row('visit_id', 'is', null),
      row.or([
        row('was_claimed', '<>', 0),
        row('created_at', '<', before.begun),
        row.and([
          row('state', '=', 'uploading'),
          row('arrived', '=', 0),
          row('created_at', '<', before.empty),
        ]),
      ]),
    ]),
  ])

/** True for a photograph that a quote of its request shows: what was sent never changes. */
const isInQuote = (row: ExpressionBuilder<Tables, 'photographs'>) =>
  row.exists(
    row
      .selectFrom('written_quotes')
      .leftJoin('written_quote_versions', 'quote_id', 'written_quotes.id')
      .select('written_quotes.id')
      .whereRef('written_quotes.lead_id', '=', 'photographs.lead_id')
      .where((quote) =>
        quote.or([
          sql<SqlBool>`draft like '%' || photographs.id || '%'`,
          sql<SqlBool>`document like '%' || photographs.id || '%'`,
        ]),
      ),
  )

/** True if that many more bytes fit among the photographs without a request or visit. */
async function hasSpace(db: Db, bytes: number): Promise<boolean> {
  const here = sql<number>`case when arrived * ${partSize} < size then arrived * ${partSize} else size end`
  const { total } = await db
    .selectFrom('photographs')
    .select((row) => row.fn.coalesce(row.fn.sum<number>(here), row.lit(0)).as('total'))
    .where('lead_id', 'is', null)
    .where('visit_id', 'is', null)
    .executeTakeFirstOrThrow()
  return total + bytes <= maxUnclaimed
}
