import { expect, test } from 'vitest'
import { monthsBefore } from '#domain/time.ts'
import { forgetOld } from './forget-old.ts'

const at = (text: string) => Date.parse(text)

/** Dependencies that note up to when it were asked to forget. */
function noting() {
  const asked: Record<string, string> = {}
  const note = (name: string) => async (moment: number) => {
    asked[name] = new Date(moment).toISOString()
    return 3
  }
  const forget = forgetOld({
    leads: { eraseBefore: note('leads') },
    bookings: { eraseOfEventsBefore: note('bookings') },
    clock: { now: () => at('2026-06-01T12:00:00Z') },
  })
  return { asked, forget }
}

test('leads and bookings go after months of their own', async () => {
  const { asked, forget } = noting()
  expect(await forget({ leadMonths: 24, bookingMonths: 6 })).toEqual({ leads: 3, bookings: 3 })
  expect(asked).toEqual({
    leads: '2024-06-01T12:00:00.000Z',
    bookings: '2025-12-01T12:00:00.000Z',
  })
})

test('0 months keeps for ever', async () => {
  const { asked, forget } = noting()
  expect(await forget({ leadMonths: 0, bookingMonths: 0 })).toEqual({ leads: 0, bookings: 0 })
  expect(asked).toEqual({})
})

test('a month that is too short gives its last day', () => {
  expect(monthsBefore(at('2026-03-31T08:00:00Z'), 1)).toBe(at('2026-02-28T08:00:00Z'))
  expect(monthsBefore(at('2024-03-31T08:00:00Z'), 25)).toBe(at('2022-02-28T08:00:00Z'))
})
