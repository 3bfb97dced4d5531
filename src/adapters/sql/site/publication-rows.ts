import { locked } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Key of the only row. */
export const publicationCounter = 'site'

/**
 * Number of the last publication, locked until the transaction ends: all changes of the site's
 * content are serialized.
 */
export async function lockPublication(transaction: StoreTransaction): Promise<number> {
  const { tx } = transaction
  await tx
    .insertInto('content_publications')
    .values({ id: publicationCounter, number: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const query = tx
    .selectFrom('content_publications')
    .selectAll()
    .where('id', '=', publicationCounter)
  return (await locked(query, transaction).executeTakeFirstOrThrow()).number
}

/** Makes every process load what was published. */
export async function raisePublication({ tx }: StoreTransaction, number: number): Promise<void> {
  await tx
    .updateTable('content_publications')
    .set({ number: number + 1 })
    .where('id', '=', publicationCounter)
    .execute()
}
