import { locked } from './database.ts'
import type { StoreTransaction } from './transaction.ts'

/** The one row that counts what was published. */
export const publicationCounter = 'site'

/**
 * The number of what was published last, locked until the transaction ends: whatever changes the
 * site's content goes one after another.
 */
export async function lockPublication({ tx, kind }: StoreTransaction): Promise<number> {
  await tx
    .insertInto('content_publications')
    .values({ id: publicationCounter, number: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const query = tx
    .selectFrom('content_publications')
    .selectAll()
    .where('id', '=', publicationCounter)
  return (await locked(query, { kind }).executeTakeFirstOrThrow()).number
}

/** Has every process look for what was published. */
export async function raisePublication({ tx }: StoreTransaction, number: number): Promise<void> {
  await tx
    .updateTable('content_publications')
    .set({ number: number + 1 })
    .where('id', '=', publicationCounter)
    .execute()
}
