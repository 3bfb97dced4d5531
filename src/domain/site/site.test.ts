import { expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import { companyFacts, openingHours } from './company-facts.ts'
import { addDays } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import {
  checkDays,
  daysToCome,
  daysToKeep,
  hoursText,
  shownFrom,
  specialDays,
  specialDaySentence,
  upcomingDays,
} from './special-days.ts'

const week = originalFacts.hours

test('consecutive days with the same hours are one line', () => {
  expect(openingHours(week).map(({ days, text }) => `${days}: ${text}`)).toEqual([
    'Monday to Saturday: 7 AM to 7 PM',
    'Sunday: 9 AM to 12 PM',
  ])
  const weekend = [...week.slice(0, 4), { opens: '08:30', closes: '16:00' }, {}, {}]
  expect(openingHours(weekend).map(({ days, text }) => `${days}: ${text}`)).toEqual([
    'Monday to Thursday: 7 AM to 7 PM',
    'Friday: 8:30 AM to 4 PM',
    'Saturday and Sunday: Closed',
  ])
})

test('a special day is shown with its name, until it is over', () => {
  const fourth = { date: '2026-07-04', name: 'Independence Day' }
  const short = { date: '2026-12-24', opens: '09:00', closes: '12:00' }
  expect(specialDaySentence(fourth, '2026-07-01')).toBe(
    'Closed on Saturday, July 4, Independence Day',
  )
  expect(specialDaySentence(fourth, '2025-12-30')).toBe(
    'Closed on Saturday, July 4, 2026, Independence Day',
  )
  expect(specialDaySentence(fourth, '2026-07-04')).toBe('Closed today, Independence Day')
  expect(specialDaySentence(short, '2026-12-24')).toBe('Open 9 AM to 12 PM today')
  expect(hoursText(short)).toBe('9 AM to 12 PM')
  expect(upcomingDays([short, fourth], '2026-07-04')).toEqual([fourth])
  expect(upcomingDays([short, fourth], '2026-07-05')).toEqual([])
  // The desk shows from when on pages show a day that is months away.
  expect(daysToCome([short, fourth], '2026-07-04')).toEqual([fourth, short])
  expect(upcomingDays([short], shownFrom(short.date))).toEqual([short])
  expect(upcomingDays([short], addDays(shownFrom(short.date), -1))).toEqual([])
})

test('a day is listed once, and has both times or none', () => {
  const read = (...days: readonly unknown[]) => specialDays.safeParse(days).success
  expect(read({ date: '2026-07-04' })).toBe(true)
  expect(read({ date: '2026-07-04' }, { date: '2026-07-04' })).toBe(false)
  expect(read({ date: '2026-02-30' })).toBe(false)
  expect(read({ date: '2026-07-04', opens: '09:00' })).toBe(false)
  expect(read({ date: '2026-07-04', opens: '09:00', closes: '08:00' })).toBe(false)
})

test('past days are kept for a while without limiting the days to come', () => {
  const from = (first: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ date: addDays(first, at) }))
  const today = '2026-07-04'
  const over = from('2026-03-01', 125)
  expect(daysToKeep(over, today)[0]).toEqual({ date: '2026-04-05' })
  const full = [...daysToKeep(over, today), ...from(today, 60)]
  expect(checkDays(full, today)).toEqual(ok(full))
  expect(checkDays([...full, { date: '2026-12-24' }], today)).toEqual(
    err('There are 60 days already. Remove one first.'),
  )
})

test.each([
  ['name', 'Evergreen '.repeat(9), 'name'],
  ['shortName', 'Bluebird', 'shortName'],
  ['phone', '555-0142', 'phone'],
  ['timeZone', 'Georgia', 'timeZone'],
  ['x', 'javascript:alert(1)', 'x'],
  ['facebook', 'http://facebook.example', 'facebook'],
])('a company whose %s is %s is refused there', (field, value, at) => {
  expect(companyFacts.safeParse(originalFacts).success).toBe(true)
  const read = companyFacts.safeParse({ ...originalFacts, [field]: value })
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([at])
})
