import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { emailKey } from '#domain/fields.ts'
import { maxWaits } from '#domain/site/restock.ts'
import type { RestockStore } from '#ports/restock-store.ts'
import { idsOf, inRounds, perRound } from '#adapters/sql/chunks.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { deleteEmailsAbout, queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlRestockStore(database: SqlDatabase): RestockStore {
  const { db } = database
  return {
    ask: ({ id, product, email, wording, at }, emailOf) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const key = emailKey(email)
        const waits = await tx
          .selectFrom('restock_waits')
          .select(['id', 'product', 'told_at'])
          .where('email_key', '=', key)
          .execute()
        const known = waits.find((wait) => wait.product === product)
        const open = waits.filter((wait) => wait.told_at === null)
        if (open.length >= maxWaits || known?.told_at === null) return
        const row = { wording, asked_at: at, told_at: null }
        const saved = await tx
          .insertInto('restock_waits')
          .values({ id: known?.id ?? id, product, email, email_key: key, ...row })
          // The second of two concurrent requests changes nothing.
          .onConflict((conflict) =>
            conflict
              .columns(['product', 'email_key'])
              .doUpdateSet(row)
              .where('restock_waits.told_at', 'is not', null),
          )
          .returning('id')
          .executeTakeFirst()
        if (saved === undefined) return
        await queueEmails(transaction, [emailOf({ id: saved.id, product, email })], at)
      }),

    async waiting() {
      const rows = await db
        .selectFrom('restock_waits')
        .select('product')
        .select(({ fn }) => fn.countAll<number>().as('waits'))
        .where('told_at', 'is', null)
        .groupBy('product')
        .execute()
      return new Map(rows.map(({ product, waits }) => [product, waits]))
    },

    notify: (product, at, emailOf) =>
      inRounds(() =>
        inTransaction(database, async (transaction) => {
          const { tx } = transaction
          const next = tx
            .selectFrom('restock_waits')
            .select('id')
            .where('product', '=', product)
            .where('told_at', 'is', null)
            .limit(perRound)
          // Only one process changes a row, and that one sends the email.
          const rows = await tx
            .updateTable('restock_waits')
            .set({ told_at: at })
            .where('id', 'in', next)
            .where('told_at', 'is', null)
            .returning(['id', 'product', 'email'])
            .execute()
          if (rows.length > 0) await queueEmails(transaction, rows.map(emailOf), at)
          return rows.length
        }),
      ),

    async find(id) {
      const row = await db
        .selectFrom('restock_waits')
        .select(['id', 'product', 'email'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },

    async stop(id) {
      const sameAddress = db
        .selectFrom('restock_waits as known')
        .select('known.email_key')
        .where('known.id', '=', id)
      await inTransaction(database, (transaction) =>
        deleteRestockWaits(transaction, (row) => row('email_key', 'in', sameAddress)),
      )
    },

    deleteOld: ({ notifiedBefore, askedBefore }) =>
      inRounds(() =>
        inTransaction(database, (transaction) =>
          deleteRestockWaits(transaction, (row) =>
            row(
              'id',
              'in',
              row
                .selectFrom('restock_waits')
                .select('id')
                .where((each) =>
                  each.or([
                    each('told_at', '<', notifiedBefore),
                    each('asked_at', '<', askedBefore),
                  ]),
                )
                .limit(perRound),
            ),
          ),
        ),
      ),
  }
}

/** Deletes addresses with their emails, sent or not; returns their number. */
export async function deleteRestockWaits(
  transaction: StoreTransaction,
  which: (row: ExpressionBuilder<Tables, 'restock_waits'>) => Expression<SqlBool>,
): Promise<number> {
  const gone = await transaction.tx
    .deleteFrom('restock_waits')
    .where(which)
    .returning('id')
    .execute()
  await deleteEmailsAbout(transaction, 'restock', idsOf(gone))
  return gone.length
}
