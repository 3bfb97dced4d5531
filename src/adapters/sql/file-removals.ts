import { chunks } from './chunks.ts'
import type { StoreTransaction } from './transaction.ts'

/** Gives files up with what names them: they are removed in the background, soon after. */
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
