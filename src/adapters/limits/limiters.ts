import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { limits, type Allowance, type LimitName } from '#domain/limits.ts'
import type { Limiter } from '#ports/limiter.ts'

/** Table of the shared counts, as its migration makes it. */
const tableName = 'limit_counts'

/**
 * New keys of one limit that are counted in one of its windows at the most: some 10 MB of them.
 * Those of a flood from more networks than that pass uncounted.
 */
const newKeysAtMost = 20_000

/** Counts in this process alone; forgets with it. */
export function memoryLimiter({ atMost = newKeysAtMost } = {}): Limiter {
  const counterOf = madeOnce((name) => new RateLimiterMemory(windowOf(name)))
  const newKeysOf = madeOnce((name) => new RateLimiterMemory({ ...windowOf(name), points: atMost }))
  return {
    async consume(name, key) {
      const counter = counterOf(name)
      if ((await counter.get(key)) === null) {
        const room = await consume(newKeysOf(name), 'new keys')
        if (room.is === 'refused') return { is: 'allowed' }
      }
      return consume(counter, key)
    },
  }
}

/** Counts that all processes on one PostgreSQL share. */
export function postgresLimiter(pool: Pool): Limiter {
  const counterOf = madeOnce(
    (name) =>
      new RateLimiterPostgres({
        ...windowOf(name),
        storeClient: pool,
        storeType: 'pool',
        tableName,
        tableCreated: true,
        // One of them clears the old counts of all.
        clearExpiredByTimeout: name === 'writes',
        // Who is over the limit is refused from memory: a flood must not reach the database.
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
    // A refusal is not an error to the library, yet it rejects with it.
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { is: 'refused', retryAfterMs: Math.max(1, refusal.msBeforeNext) }
  }
}
