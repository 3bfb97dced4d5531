import type { SqlDatabase } from './database.ts'

/** Keeps unknown addresses from filling the memory. */
const atMost = 1_000

/**
 * Caches reads, and never returns a state older than the call. SQLite tells in a microsecond
 * whether anything has changed, so a result is cached until then. PostgreSQL cannot tell; there,
 * calls during a read share the next read.
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

/** Milliseconds after which a read may hang, so that new callers no longer wait for it. */
const hangsAfter = 1_000

interface Reading<T> {
  readonly began: number
  /** Resolves, without a value, when the read has ended or failed. */
  readonly ended: Promise<void>
  /** The read that begins then, if anybody has called for it. */
  next: Promise<T> | null
}

/**
 * Callers for the same key share one read that begins after all of them have called, so that each
 * sees the present state or a later one. At most two reads run at a time, unless one hangs.
 */
export function sharedReads<T>(now: () => number = () => performance.now()) {
  const underWay = new Map<string, Reading<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    // A reader that throws rejects like one that fails later.
    const found = (async () => read())()
    const end = () => {
      if (underWay.get(key) === own && own.next === null) underWay.delete(key)
    }
    const own: Reading<T> = { began: now(), ended: found.then(end, end), next: null }
    underWay.set(key, own)
    return found
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const before = underWay.get(key)
    if (before === undefined || now() - before.began > hangsAfter) return begin(key, read)
    before.next ??= before.ended.then(() => begin(key, read))
    return before.next
  }
}
