import { chunks } from './chunks.ts'
import type { StoreTransaction } from './transaction.ts'

/**
 * Must run in the transaction that deletes their rows; the background work deletes the files soon
 * after.
 */
export async function removeFilesSoon(
  { tx }: Pick<StoreTransaction, 'tx'>,
  keys: readonly string[],
): Promise<void> {
  for (const some of chunks(keys)) {
    await tx
      .insertInto('file_removals')
      .values(some.map((key) => ({ file_key: key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
