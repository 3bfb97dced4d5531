import type { SqlDatabase } from './database.ts'
import { sharedReads } from './shared-reads.ts'

/** Most answers that are kept; an address that does not exist must not fill the memory. */
const atMost = 1_000

/**
 * Reads something once and hands it out again, the very same, until anything in the database has
 * changed. Where the database cannot tell whether it has, those who ask at the same time share a read.
 */
export function cachedReads<T>({ version }: Pick<SqlDatabase, 'version'>) {
  const cache = new Map<string, T>()
  const share = sharedReads<T>()
  let cachedAt: string | null = null

  return async (key: string, read: () => Promise<T>): Promise<T> => {
    const before = version()
    if (before === null) return share(key, read)
    if (before !== cachedAt) cache.clear()
    cachedAt = before
    const known = cache.get(key)
    if (known !== undefined) return known
    const found = await read()
    // What changed meanwhile may be in what was read, or not.
    if (version() === before && cachedAt === before && cache.size < atMost) cache.set(key, found)
    return found
  }
}
