import { expect, test } from 'vitest'
import { weekDays } from './week-days.ts'

test('the days of a week have a year where it is not that of the title', () => {
  const labels = (date: string) =>
    weekDays([], { date, view: 'week', who: null, to: null }, '2026-11-29', 'America/New_York').map(
      ({ label }) => label,
    )
  expect(labels('2027-03-14')[2]).toBe('Wed, Mar 10')
  expect(labels('2026-12-31').slice(3, 5)).toEqual(['Thu, Dec 31', 'Fri, Jan 1, 2027'])
})
