import { expect, test } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { pauseBeforeRetry } from './lead-delivery.ts'

test('the pauses between attempts grow, and end after some days', () => {
  const pauses: number[] = []
  for (let tries = 1; ; tries += 1) {
    const pause = pauseBeforeRetry(tries, null)
    if (pause === null) break
    pauses.push(pause)
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBe(minute / 2)
  const total = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(total).toBeGreaterThan(3 * day)
  expect(total).toBeLessThan(4 * day)
})

test('a platform that asks for a pause gets it, but not forever', () => {
  expect(pauseBeforeRetry(1, 10 * minute)).toBe(10 * minute)
  expect(pauseBeforeRetry(3, 1)).toBe(2 * minute)
  expect(pauseBeforeRetry(1, 400 * day)).toBe(day)
})
