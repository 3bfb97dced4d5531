import { expect, test } from 'vitest'
import { instantAt } from '#domain/time.ts'
import {
  deliveryDays,
  hasCapacity,
  isStillOffered,
  offeredDays,
  overLimit,
  wantedDayText,
} from './delivery-days.ts'
import { deliverySettings } from './delivery-settings.ts'

const settings = { ...deliverySettings.initial, weekdays: [1, 6], leadDays: 2, loadsPerDay: 3 }
/** A Saturday. */
const today = '2027-04-10'

test('days are the delivery weekdays after the lead time, except days when the company is closed', () => {
  const days = deliveryDays(settings, today, [{ date: '2027-04-17' }])
  expect(days.slice(0, 3)).toEqual(['2027-04-12', '2027-04-19', '2027-04-24'])
  expect(deliveryDays({ ...settings, leadDays: 0 }, today, [])[0]).toBe(today)
})

test('a day is free while it is empty, or has capacity for all loads of a delivery', () => {
  const booked = new Map([
    ['2027-04-12', 2],
    ['2027-04-17', 3],
  ])
  expect(hasCapacity('2027-04-12', 1, booked, settings)).toBe(true)
  expect(hasCapacity('2027-04-12', 2, booked, settings)).toBe(false)
  expect(hasCapacity('2027-04-17', 1, booked, settings)).toBe(false)
  expect(hasCapacity('2027-04-19', 4, booked, settings)).toBe(true)
})

test('the limit of a day is for two or more deliveries', () => {
  expect(overLimit([7], 6)).toBeNull()
  expect(overLimit([4, 2], 6)).toBeNull()
  expect(overLimit([4, 3], 6)).toEqual({ loads: 7, most: 6 })
})

test('a picked day is kept if its lead time had not begun by the payment, however far off it is, until the day itself', () => {
  const company = {
    timeZone: 'America/New_York',
    specialDays: [{ date: '2027-04-19' }],
  }
  const isKept = (day: string, paidOn: string, time = '12:00', leadDays = 2, today = paidOn) => {
    const on = (date: string) => instantAt(date, time, company.timeZone)
    const moments = { paidAt: on(paidOn), now: on(today) }
    return isStillOffered(day, { ...settings, leadDays }, moments, company)
  }
  expect(isKept('2027-04-12', '2027-04-10')).toBe(true)
  expect(isKept('2027-04-12', '2027-04-11', '00:02')).toBe(true)
  expect(isKept('2027-04-12', '2027-04-11')).toBe(false)
  expect(isKept('2027-08-28', '2027-04-10')).toBe(true)
  // Recorded the day before, and on the day itself.
  expect(isKept('2027-04-12', '2027-04-10', '12:00', 2, '2027-04-11')).toBe(true)
  expect(isKept('2027-04-12', '2027-04-10', '12:00', 2, '2027-04-12')).toBe(false)
  expect(isKept('2027-04-12', '2027-04-10', '12:00', 0, '2027-04-12')).toBe(true)
  // Closed, and no day of deliveries.
  expect(isKept('2027-04-19', '2027-04-10')).toBe(false)
  expect(isKept('2027-04-20', '2027-04-10')).toBe(false)
})

test('the next twelve free days are offered, and a picked one while it is free', () => {
  const free = deliveryDays({ ...settings, weekdays: [0, 1, 2, 3, 4, 5, 6] }, today, [])
  const next = free.slice(0, 12)
  expect(offeredDays(free, null)).toEqual(next)
  expect(offeredDays(free, '2027-04-20')).toEqual(next)
  expect(offeredDays(free, '2027-05-01')).toEqual([...next, '2027-05-01'])
  expect(offeredDays(free, '2027-04-11')).toEqual(next)
})

test('a chosen day is reserved once it is paid, unless it is full by then', () => {
  const days = ['2027-04-12', '2027-04-19']
  expect(wantedDayText(null, days)).toBe('Pick a day, then pay below.')
  expect(wantedDayText('2027-04-19', days)).toMatch(
    /^You picked Mon, Apr 19, 2027\. It is reserved/,
  )
  expect(wantedDayText('2027-04-17', days)).toMatch(
    /^Sat, Apr 17, 2027 is no longer free\. Please pick another day/,
  )
})
