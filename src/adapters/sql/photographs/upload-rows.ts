import type { Selectable } from 'kysely'
import { partsOf, type Upload } from '#domain/photographs/photograph.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { PictureFileRow } from '#adapters/sql/site/picture-tables.ts'
import { removeFilesSoon } from '#adapters/sql/file-removals.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export const uploadOf = ({
  state,
  arrived,
  size,
  refusal,
}: Pick<Selectable<PictureFileRow>, 'state' | 'arrived' | 'size' | 'refusal'>): Upload => ({
  state,
  arrived,
  size,
  refusal,
})

/** Uploads in parts, for tables with the same columns. */
export function uploadsIn(
  database: SqlDatabase,
  table: 'photographs' | 'picture_files',
  /** Attempts after which a file is given up, as it may end the program. */
  maxTries: number,
  /** Keys of its parts. */
  filesOf: (id: string) => { readonly part: (part: number) => string },
) {
  const { db } = database
  /** Runs in the transaction after which the parts are not needed, so that a kill leaves none. */
  const removeParts = (
    transaction: StoreTransaction,
    { id, size }: { readonly id: string; readonly size: number },
  ) =>
    removeFilesSoon(
      transaction,
      Array.from({ length: partsOf(size) }, (_, part) => filesOf(id).part(part)),
    )
  /** Gives up files that were begun too often. */
  const refuseSlow = (now: number): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const refused = await transaction.tx
        .updateTable(table)
        .set({ state: 'refused', refusal: 'too-slow' })
        .where('state', '=', 'received')
        .where('leased_until', '<=', now)
        .where('tries', '>=', maxTries)
        .returning(['id', 'size'])
        .execute()
      for (const row of refused) await removeParts(transaction, row)
    })
  return {
    removeParts,

    /** Leases the oldest file that has wholly arrived. */
    claim: async (now: number, leaseUntil: number) => {
      const due = db
        .selectFrom(table)
        .select('id')
        .where('state', '=', 'received')
        .where('leased_until', '<=', now)
        .$if(table === 'picture_files', (files) => files.where('picture_id', 'is not', null))
        .orderBy(table === 'photographs' ? 'created_at' : 'added_at')
        .limit(1)
      // Usually nothing is due, and a read first saves a turn of the writer.
      if ((await due.execute()).length === 0) return undefined
      await refuseSlow(now)
      return db
        .updateTable(table)
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        .where('id', '=', due.forUpdate().skipLocked())
        .returningAll()
        .executeTakeFirst()
    },

    upload: async (id: string): Promise<Upload | null> => {
      const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : uploadOf(row)
    },

    markArrived: (id: string, part: number): Promise<Upload | null> =>
      inTransaction(database, async ({ tx }) => {
        const found = tx.selectFrom(table).selectAll().where('id', '=', id)
        const row = await found.forUpdate().executeTakeFirst()
        if (row === undefined) return null
        if (row.state !== 'uploading' || row.arrived !== part) return uploadOf(row)
        const arrived = part + 1
        const state = arrived === partsOf(row.size) ? 'received' : 'uploading'
        await tx.updateTable(table).set({ arrived, state }).where('id', '=', id).execute()
        return uploadOf({ ...row, arrived, state })
      }),

    /** Ends the lease at that moment and does not count the try. */
    giveBack: async (id: string, until: number): Promise<void> => {
      await db
        .updateTable(table)
        .set((column) => ({ leased_until: until, tries: column('tries', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },
  }
}
