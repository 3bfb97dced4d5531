import { chunks } from './chunks.ts'
import type { StoreTransaction } from './transaction.ts'
import { addNew } from './new-rows.ts'

/** Must run in the transaction that deletes their rows; background work deletes the files. */
export async function removeFilesSoon(
  { tx }: StoreTransaction,
  keys: readonly string[],
): Promise<void> {
  for (const some of chunks(keys)) {
    const rows = some.map((key) => ({ file_key: key }))
    await addNew(tx, 'file_removals', rows)
  }
}
