import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { limits, type Allowance, type LimitName } from '#domain/limits.ts'
import type { Limiter } from '#ports/limiter.ts'

/** Table of the shared counts, made by its migration. */
const tableName = 'limit_counts'

/**
 * Most new keys of a limit counted in one window, some 10 MB. A flood from more networks than that
 * passes uncounted.
 */
const newKeysAtMost = 20_000

/** Counts in this process only. */
export function memoryLimiter({ atMost = newKeysAtMost } = {}): Limiter {
  const counterOf = madeOnce((name) => new RateLimiterMemory(windowOf(name)))
  const newKeysOf = madeOnce((name) => new RateLimiterMemory({ ...windowOf(name), points: atMost }))
  return {
    async consume(name, key) {
      const counter = counterOf(name)
      if ((await counter.get(key)) === null) {
        const newKeys = await consume(newKeysOf(name), 'new keys')
        if (newKeys.is === 'refused') return { is: 'allowed' }
      }
      return consume(counter, key)
    },
  }
}

/** Counts shared by all processes on one PostgreSQL. */
export function postgresLimiter(pool: Pool): Limiter {
  const counterOf = madeOnce(
    (name) =>
      new RateLimiterPostgres({
        ...windowOf(name),
        storeClient: pool,
        storeType: 'pool',
        tableName,
        tableCreated: true,
        // One limiter clears the expired counts of all.
        clearExpiredByTimeout: name === 'writes',
        // Refusals come from memory: a flood must not reach the database.
        inMemoryBlockOnConsumed: limits[name].points,
      }),
  )
  return { consume: (name, key) => consume(counterOf(name), key) }
}

/** Refuses nothing, for load tests. */
export const noLimits: Limiter = { consume: async () => ({ is: 'allowed' }) }

function windowOf(name: LimitName) {
  const { points, seconds } = limits[name]
  return { keyPrefix: name, points, duration: seconds }
}

function madeOnce<Counter>(make: (name: LimitName) => Counter): (name: LimitName) => Counter {
  const made = new Map<LimitName, Counter>()
  return (name) => {
    const counter = made.get(name) ?? make(name)
    made.set(name, counter)
    return counter
  }
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<Allowance> {
  try {
    await counter.consume(key)
    return { is: 'allowed' }
  } catch (refusal) {
    // The library rejects with a result for a refusal, which is no error.
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { is: 'refused', retryAfterMs: Math.max(1, refusal.msBeforeNext) }
  }
}
