import type { SqlDatabase } from './database.ts'
import { sharedReads } from './shared-reads.ts'

/** Most cached answers, so that unknown addresses cannot fill the memory. */
const atMost = 1_000

/**
 * Caches reads until anything in the database changes. Where the database cannot tell, simultaneous
 * readers share a read.
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
    // A change during the read may or may not be in its result.
    if (version() === before && cachedAt === before && cache.size < atMost) cache.set(key, found)
    return found
  }
}
