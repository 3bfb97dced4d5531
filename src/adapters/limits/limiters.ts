import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { limits, type LimitName } from '#domain/limits.ts'
import type { Limiter } from '#ports/limiter.ts'

/** Table of the shared counts, as its migration makes it. */
const tableName = 'limit_counts'

/** Counts that all processes on one PostgreSQL share. */
export function postgresLimiter(pool: Pool): Limiter {
  const counters = new Map<LimitName, RateLimiterPostgres>()
  return {
    async take(name, key) {
      const counter = counters.get(name) ?? counterOf(pool, name)
      counters.set(name, counter)
      try {
        await counter.consume(key)
        return { is: 'allowed' }
      } catch (refusal) {
        // A refusal is not an error to the library, yet it rejects with it.
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { is: 'refused', retryAfterMs: Math.max(1, refusal.msBeforeNext) }
      }
    },
  }
}

function counterOf(pool: Pool, name: LimitName): RateLimiterPostgres {
  const { points, seconds } = limits[name]
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    keyPrefix: name,
    points,
    duration: seconds,
    tableName,
    tableCreated: true,
    // One of them clears the old counts of all.
    clearExpiredByTimeout: name === 'writes',
    // Who is over the limit is refused from memory: a flood must not reach the database.
    inMemoryBlockOnConsumed: points,
  })
}

/** Refuses nothing, for load tests. */
export const noLimits: Limiter = { take: async () => ({ is: 'allowed' }) }
