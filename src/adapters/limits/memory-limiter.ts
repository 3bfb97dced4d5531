import { limits, type Limit, type LimitName } from '#domain/limits.ts'
import type { Limiter } from '#ports/limiter.ts'

/**
 * Keys of one limit that are remembered at the most: some 3 MB of them, if ever there are so many.
 * A flood from more networks than that pushes out the oldest counts, whose windows end first.
 */
const keysAtMost = 20_000

/** What one key has used of its window. */
interface Used {
  count: number
  readonly endsAt: number
}

/** Counts in this process alone; forgets with it. */
export function memoryLimiter({ atMost = keysAtMost } = {}): Limiter & {
  /** Keys that are remembered now. */
  size(): number
} {
  const counters = new Map<LimitName, Map<string, Used>>()
  return {
    async take(name, key) {
      const limit: Limit = limits[name]
      const now = Date.now()
      const counts = counters.get(name) ?? new Map<string, Used>()
      counters.set(name, counts)
      const known = counts.get(key)
      if (known === undefined || known.endsAt <= now) {
        // Anew at the end, so that the first ones are always those that end first.
        counts.delete(key)
        makeRoom(counts, atMost, now)
        counts.set(key, { count: 1, endsAt: now + limit.seconds * 1000 })
        return { is: 'allowed' }
      }
      known.count += 1
      return known.count <= limit.points
        ? { is: 'allowed' }
        : { is: 'refused', retryAfterMs: known.endsAt - now }
    },
    size: () => [...counters.values()].reduce((sum, counts) => sum + counts.size, 0),
  }
}

/** Drops windows that are over and, where that is not enough, the oldest one. */
function makeRoom(counts: Map<string, Used>, atMost: number, now: number): void {
  for (const [key, { endsAt }] of counts) {
    if (endsAt > now && counts.size < atMost) return
    counts.delete(key)
  }
}
