import type { FileRemovals } from '#ports/file-removals.ts'
import { chunks } from './chunks.ts'
import type { SqlDatabase } from './database.ts'
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

export function sqlFileRemovals({ db }: SqlDatabase): FileRemovals {
  return {
    async list(limit) {
      const rows = await db.selectFrom('file_removals').selectAll().limit(limit).execute()
      return rows.map(({ file_key: key }) => key)
    },

    async forget(keys) {
      if (keys.length === 0) return
      await db.deleteFrom('file_removals').where('file_key', 'in', keys).execute()
    },
  }
}
