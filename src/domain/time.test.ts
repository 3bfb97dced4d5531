import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { countdownTo } from './events/countdown.ts'
import * as time from './time.ts'

const newYork = 'America/New_York'
const kathmandu = 'Asia/Kathmandu'
const stJohns = 'America/St_Johns'

function at(iso: string): number {
  const instant = time.parseInstant(iso) ?? expect.fail(`${iso} is not a moment`)
  return instant
}

describe('reading a moment', () => {
  test.each([
    ['2026-06-06T13:00:00Z', '2026-06-06T13:00:00.000Z'],
    ['2026-06-06T09:00:00-04:00', '2026-06-06T13:00:00.000Z'],
    ['2026-06-06T09:00-0400', '2026-06-06T13:00:00.000Z'],
    ['2026-06-06T18:45:30.5+05:45', '2026-06-06T13:00:30.500Z'],
    ['2026-06-06T10:30:00.123456-02:30', '2026-06-06T13:00:00.123Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, printed) => {
    expect(time.isoString(at(text))).toBe(printed)
  })

  test.each([
    '2026-02-30T10:00:00Z',
    '2027-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-00-10T10:00:00Z',
    '2026-06-06T24:00:00Z',
    '2026-06-06T10:60:00Z',
    '2026-06-06T10:00:60Z',
    '2026-06-06T10:00:00',
    '2026-06-06T10:00:00+15:00',
    '2026-06-06T10:00:00+5',
    '2026-06-06',
    '2026-06-06 10:00:00Z',
    ' 2026-06-06T10:00:00Z',
    '2026-06-06T10:00:00Z\n',
    'June 6, 2026',
    '1780750800000',
    '',
  ])('%j is refused', (text) => {
    expect(time.parseInstant(text)).toBeNull()
  })

  test('every moment that is printed reads back the same, in every zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom(newYork, kathmandu, stJohns, 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'),
        (date, zone) => {
          const whole = Math.floor(date.getTime() / 1000) * 1000
          expect(time.parseInstant(time.isoString(date.getTime()))).toBe(date.getTime())
          expect(time.parseInstant(time.isoWithOffset(whole, zone))).toBe(whole)
        },
      ),
    )
  })
})

describe('time zones', () => {
  test('an unknown or offset-only zone is none', () => {
    for (const name of ['', 'Mars/Phobos', '+05:30', 'New York', '../etc']) {
      expect(time.isTimeZone(name)).toBe(false)
    }
    expect(time.isTimeZone(kathmandu)).toBe(true)
  })

  test('an event at one moment reads in the zone asked for', () => {
    const start = at('2026-06-06T13:00:00Z')
    expect(time.formatTime(start, newYork)).toBe('9:00 AM')
    expect(time.formatTime(start, kathmandu)).toBe('6:45 PM')
    expect(time.formatTime(start, stJohns)).toBe('10:30 AM')
    expect(time.zoneAbbreviation(start, newYork)).toBe('EDT')
    expect(time.zoneAbbreviation(start, kathmandu)).toBe('GMT+5:45')
    expect(time.zoneName(newYork)).toBe('Eastern Time')
    expect(time.isoWithOffset(start, stJohns)).toBe('2026-06-06T10:30:00-02:30')
  })

  const machineZone = process.env['TZ']
  afterEach(() => {
    if (machineZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = machineZone
  })

  test.each([kathmandu, stJohns, 'America/Los_Angeles'])(
    'a visitor in %s reads the same words',
    (visitorZone) => {
      process.env['TZ'] = visitorZone
      const lateOnTheLastDay = at('2026-10-31T23:30:00-04:00')
      expect(new Date(lateOnTheLastDay).getTimezoneOffset()).not.toBe(0)
      expect(time.formatDate(lateOnTheLastDay, newYork)).toBe('Sat, Oct 31, 2026')
      expect(time.formatTime(lateOnTheLastDay, newYork)).toBe('11:30 PM')
      expect(time.dateOf(lateOnTheLastDay, newYork)).toBe('2026-10-31')
      expect(time.dateOf(lateOnTheLastDay, kathmandu)).toBe('2026-11-01')
      expect(time.instantAt('2026-10-31', '23:30', newYork)).toBe(lateOnTheLastDay)
      expect(time.parseDate('2026-03-08')).toBe('2026-03-08')
      expect(time.monthOf('2026-03-08')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    },
  )
})

describe('texts for visitors', () => {
  test('dates and times are American', () => {
    const start = at('2026-06-06T13:00:00Z')
    const noon = at('2026-06-06T16:00:00Z')
    expect(time.formatDate(start, newYork)).toBe('Sat, Jun 6, 2026')
    expect(time.formatTimeRange(start, noon, newYork)).toBe('9:00 AM – 12:00 PM')
    expect(time.formatTime(at('2026-06-06T04:05:00Z'), newYork)).toBe('12:05 AM')
    expect(time.dateBadge(start, newYork)).toEqual({ month: 'Jun', day: '6' })
    expect(time.dateBadge(at('2026-12-31T20:00:00Z'), kathmandu)).toEqual({
      month: 'Jan',
      day: '1',
    })
  })

  test('a range without an end, or with one before the start, shows only the start', () => {
    const start = at('2026-06-06T13:00:00Z')
    expect(time.formatTimeRange(start, null, newYork)).toBe('9:00 AM')
    expect(time.formatTimeRange(start, start - 1, newYork)).toBe('9:00 AM')
    expect(time.formatTimeRange(start, start, newYork)).toBe('9:00 AM')
  })

  test('an end after midnight says which day it is', () => {
    const start = at('2026-06-06T21:00:00-04:00')
    expect(time.formatTimeRange(start, start + 4 * time.hour, newYork)).toBe(
      '9:00 PM – Sun, Jun 7, 2026, 1:00 AM',
    )
  })

  test('the countdown counts down and stops at zero', () => {
    const start = at('2026-06-06T13:00:00Z')
    expect(
      countdownTo(start, start - (2 * time.day + 3 * time.hour + 4 * time.minute + 5999)),
    ).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
    const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 }
    expect(countdownTo(start, start)).toEqual(zeros)
    expect(countdownTo(start, start + time.day)).toEqual(zeros)
  })

  test('calendar files get moments in UTC', () => {
    expect(time.calendarStamp(at('2026-06-06T09:00:00-04:00'))).toBe('20260606T130000Z')
  })
})

describe('when the clocks change', () => {
  test('the hour that is skipped in March moves on by the gap', () => {
    expect(time.isoWithOffset(time.instantAt('2026-03-08', '01:59', newYork), newYork)).toBe(
      '2026-03-08T01:59:00-05:00',
    )
    expect(time.isoWithOffset(time.instantAt('2026-03-08', '02:30', newYork), newYork)).toBe(
      '2026-03-08T03:30:00-04:00',
    )
    expect(time.isoWithOffset(time.instantAt('2026-03-08', '09:00', newYork), newYork)).toBe(
      '2026-03-08T09:00:00-04:00',
    )
    expect(time.zoneAbbreviation(at('2026-03-08T06:59:00Z'), newYork)).toBe('EST')
    expect(time.zoneAbbreviation(at('2026-03-08T07:00:00Z'), newYork)).toBe('EDT')
  })

  test('the hour that occurs twice in November is the first one', () => {
    expect(time.isoWithOffset(time.instantAt('2026-11-01', '01:30', newYork), newYork)).toBe(
      '2026-11-01T01:30:00-04:00',
    )
    const both = [at('2026-11-01T01:30:00-04:00'), at('2026-11-01T01:30:00-05:00')] as const
    expect(both.map((moment) => time.formatTime(moment, newYork))).toEqual(['1:30 AM', '1:30 AM'])
    expect(both.map((moment) => time.zoneAbbreviation(moment, newYork))).toEqual(['EDT', 'EST'])
  })

  test('every wall time that exists is found again, in zones with odd offsets too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 3 }),
        fc.integer({ min: 4, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom(newYork, kathmandu, stJohns, 'Australia/Lord_Howe', 'America/Los_Angeles'),
        (days, hour, minute, zone) => {
          const date = time.addDays('2026-01-01', days)
          const wall = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
          const moment = time.instantAt(date, wall, zone)
          expect(time.isoWithOffset(moment, zone).slice(0, 16)).toBe(`${date}T${wall}`)
        },
      ),
    )
  })
})

describe('days of the calendar', () => {
  test('only days that exist are read', () => {
    expect(time.parseDate('2028-02-29')).toBe('2028-02-29')
    for (const text of ['2026-02-30', '2026-2-3', '', '2026-04-31', 'today', '02026-01-01']) {
      expect(time.parseDate(text)).toBeNull()
    }
  })

  test('a month runs from its first through its last day', () => {
    expect(time.monthOf('2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(time.monthOf('2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(time.monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  test('days are added over months, years and clock changes', () => {
    expect(time.addDays('2026-10-31', 1)).toBe('2026-11-01')
    expect(time.addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(time.addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})

test('a calendar date is printed as a reader says it, whatever the zone', () => {
  expect(time.formatCalendarDate('2026-02-09')).toBe('Feb 9, 2026')
  expect(time.formatShortDay('2026-02-09')).toBe('Mon, Feb 9')
  expect(time.formatShortDayFrom('2026-12-31', '2026-02-09')).toBe('Mon, Feb 9')
  expect(time.formatShortDayFrom('2026-12-31', '2027-01-01')).toBe('Fri, Jan 1, 2027')
  const zone = 'America/New_York'
  const now = time.instantAt('2026-06-05', '08:00', zone)
  const shown = (day: string) =>
    time.formatMomentFrom(now, time.instantAt(day, '09:00', zone), zone)
  expect(shown('2026-06-05')).toBe('9:00 AM')
  expect(shown('2026-06-06')).toBe('Jun 6, 9:00 AM')
  expect(shown('2027-06-06')).toBe('Jun 6, 2027, 9:00 AM')
  expect(time.formatShortMomentFrom(now, now, zone)).toBe('Jun 5, 8:00 AM')
})

test('a day of another year is printed with it, by the company’s own calendar', () => {
  const [lastDay, nextDay] = [at('2027-01-01T04:30:00Z'), at('2027-01-01T05:30:00Z')]
  const now = at('2026-06-06T13:00:00Z')
  expect(time.formatDayFrom(now, lastDay, newYork)).toBe('Thursday, December 31')
  expect(time.formatDayFrom(now, nextDay, newYork)).toBe('Friday, January 1, 2027')
  expect(time.formatDayFrom(nextDay, lastDay, newYork)).toBe('Thursday, December 31, 2026')
  expect(time.formatCalendarDateFrom('2026-06-06', '2026-12-31')).toBe('Dec 31')
  expect(time.formatCalendarDateFrom('2026-06-06', '2027-01-01')).toBe('Jan 1, 2027')
})
