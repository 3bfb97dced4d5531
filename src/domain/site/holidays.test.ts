import { expect, test } from 'vitest'
import { holidaysFrom } from './holidays.ts'

test('the next of each holiday is found, soonest first, today among them', () => {
  expect(holidaysFrom('2026-11-23').map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-03-28 Easter',
    '2027-05-31 Memorial Day',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
  ])
  expect(holidaysFrom('2027-07-04')[0]?.name).toBe('Independence Day')
  expect(holidaysFrom('2027-07-05').at(-1)).toEqual({
    date: '2028-07-04',
    name: 'Independence Day',
  })
})

test.each([
  ['2000-04-23'],
  ['2008-03-23'],
  ['2011-04-24'],
  ['2024-03-31'],
  ['2025-04-20'],
  ['2038-04-25'],
  ['2049-04-18'],
])('%s is Easter', (date) => {
  const [first] = holidaysFrom(date)
  expect(first).toEqual({ date, name: 'Easter' })
})

test.each([
  ['2021-05-31', 'Memorial Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2025-09-01', 'Labor Day'],
  ['2028-09-04', 'Labor Day'],
  ['2029-11-22', 'Thanksgiving'],
  ['2030-11-28', 'Thanksgiving'],
])('%s is %s', (date, name) => {
  expect(holidaysFrom(date)[0]).toEqual({ date, name })
})
