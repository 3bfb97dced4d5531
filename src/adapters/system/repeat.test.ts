import { beforeEach, expect, test, vi } from 'vitest'
import { minute, second } from '#domain/time.ts'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('work that goes on failing is reported once a minute, and another failure at once', async () => {
  const reports: string[] = []
  let failure: string | null = 'down'
  const work = async () => {
    if (failure !== null) throw new Error(failure)
  }
  const repeated = repeat(work, second, (error) => reports.push(String(error)))
  await vi.advanceTimersByTimeAsync(minute / 2)
  expect(reports).toEqual(['Error: down'])
  failure = 'full'
  await vi.advanceTimersByTimeAsync(1.6 * minute)
  expect(reports.slice(1)).toEqual(['Error: full', 'Error: full'])
  failure = null
  await vi.advanceTimersByTimeAsync(2 * second)
  failure = 'full'
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(reports.slice(3)).toEqual(['Error: full'])
  await repeated.stop()
})
