import { expect, test } from 'vitest'
import { isNextDay } from './fetch-changes.ts'

test('a page that stays open over midnight in the company’s zone shows the day before', () => {
  const at = (time: string) => Date.parse(`2026-11-30T${time}Z`)
  const between = (before: string, now: string) =>
    isNextDay(at(before), at(now), 'America/New_York')
  expect(between('04:59:58', '05:00:03')).toBe(true)
  expect(between('05:00:03', '05:00:08')).toBe(false)
  expect(between('00:00:01', '04:59:58')).toBe(false)
})
