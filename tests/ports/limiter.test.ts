import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { memoryLimiter, postgresLimiter } from '#adapters/limits/limiters.ts'
import { openPostgres, type SqlDatabase } from '#adapters/sql/database.ts'
import { limits } from '#domain/limits.ts'
import type { Limiter } from '#ports/limiter.ts'
import { databaseOfTest, freshPostgres } from '#support/databases.ts'

const { points, seconds } = limits['code-requests']

function limiterOn(database: SqlDatabase): Limiter {
  if (database.pool === null) throw new Error('no pool')
  return postgresLimiter(database.pool)
}

/** A limiter with connections of its own, like a process. */
function postgresProcess(url: string): Limiter {
  const database = openPostgres(url, () => {})
  onTestFinished(() => database.close())
  return limiterOn(database)
}

async function taken(limiter: Limiter, times: number, key = 'a') {
  const allowances = await Promise.all(
    Array.from({ length: times }, () => limiter.consume('code-requests', key)),
  )
  return allowances.filter(({ is }) => is === 'allowed').length
}

describe.each([
  ['memory', async () => memoryLimiter()],
  ['PostgreSQL', async () => limiterOn(await databaseOfTest('PostgreSQL'))],
])('limits in %s', (_, opened) => {
  let limiter: Limiter
  beforeEach(async () => {
    limiter = await opened()
  })

  test('the limit passes at once, and no more', async () => {
    expect(await taken(limiter, points + 20)).toBe(points)
  })

  test('a refusal says how long to wait', async () => {
    await taken(limiter, points)
    const refusal = await limiter.consume('code-requests', 'a')
    if (refusal.is === 'allowed') throw new Error('allowed')
    expect(refusal.retryAfterMs).toBeGreaterThan(0)
    expect(refusal.retryAfterMs).toBeLessThanOrEqual(seconds * 1000)
  })

  test('another key, and another name, have counts of their own', async () => {
    await taken(limiter, points + 1)
    expect(await taken(limiter, 1, 'b')).toBe(1)
    expect(await limiter.consume('code-tries', 'a')).toEqual({ is: 'allowed' })
  })

  test('after the window the count starts over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await taken(limiter, points + 1)).toBe(points)
    vi.setSystemTime(Date.now() + seconds * 1000 + 1)
    expect(await taken(limiter, points + 1)).toBe(points)
  })
})

test('many keys do not fill the memory: past the most they pass uncounted until the window ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limiter = memoryLimiter({ atMost: 100 })
  await taken(limiter, points)
  for (let index = 1; index < 100; index += 1)
    await limiter.consume('code-requests', `more-${index}`)
  expect(await taken(limiter, points + 1, 'flood')).toBe(points + 1)
  expect(await taken(limiter, 1)).toBe(0)
  vi.setSystemTime(Date.now() + seconds * 1000 + 1)
  expect(await taken(limiter, points + 1, 'flood')).toBe(points)
})

test('two processes on one PostgreSQL share their counts', async () => {
  const url = await freshPostgres()
  const [one, two] = [postgresProcess(url), postgresProcess(url)]
  const passed = await Promise.all([taken(one, points), taken(two, points)])
  expect(passed[0] + passed[1]).toBe(points)
})

test('a limiter whose database is gone says so', async () => {
  const database = openPostgres(await freshPostgres(), () => {})
  await database.close()
  const limiter = limiterOn(database)
  await expect(limiter.consume('writes', 'a')).rejects.toThrow('pool')
})
