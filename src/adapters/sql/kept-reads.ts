import type { SqlDatabase } from './database.ts'

/** Most answers that are kept; an address that does not exist must not fill the memory. */
const atMost = 1_000

/**
 * Reads something once and hands it out again, the very same, until anything in the database has
 * changed. Reads every time where the database cannot tell whether it has.
 */
export function keptReads<T>({ version }: Pick<SqlDatabase, 'version'>) {
  const kept = new Map<string, T>()
  let keptAt: string | null = null

  return async (key: string, read: () => Promise<T>): Promise<T> => {
    const before = version()
    if (before === null) return read()
    if (before !== keptAt) kept.clear()
    keptAt = before
    const known = kept.get(key)
    if (known !== undefined) return known
    const found = await read()
    // What changed meanwhile may be in what was read, or not.
    if (version() === before && keptAt === before && kept.size < atMost) kept.set(key, found)
    return found
  }
}
