import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingHours } from '#domain/site/company-facts.ts'
import type { SpecialDay } from '#domain/site/special-days.ts'
import { hour, instantAt } from '#domain/time.ts'
import { followUpAfterReply, followUpRefusal, followUpState, followUpText } from './follow-up.ts'
import {
  hoursTodayText,
  openDayFrom,
  openTimeBetween,
  waitingSinceText,
  waitingText,
} from './opening-hours.ts'
import { isOpen, workStatuses } from './request-status.ts'
import { answered, changeWork, followedUp, type RequestWork } from './request-work.ts'
import { reversed } from './undo-work.ts'
import { todayGroups, type TodayRule } from './today.ts'
import { err, unwrap } from '#domain/result.ts'

const zone = 'America/New_York'
const hours = openingHours([
  ...Array.from({ length: 6 }, () => ({ opens: '07:00', closes: '19:00' })),
  { opens: '09:00', closes: '12:00' },
])
const eightHours = openingHours(
  Array.from({ length: 7 }, (_, index) => (index < 5 ? { opens: '08:00', closes: '16:00' } : {})),
)
const open = (from: number, to: number, specialDays: readonly SpecialDay[] = []) =>
  openTimeBetween(from, to, { hours, specialDays, timeZone: zone })
const at = (date: string, time: string) => instantAt(date, time, zone)

const work: RequestWork = {
  status: 'new',
  lostReason: null,
  followUpOn: null,
  followUpNote: '',
  assignedTo: null,
  waitingSince: 1000,
  repliedAt: null,
  firstAnsweredAt: null,
  closedAt: null,
  lastActivityAt: 1000,
  beforeSpam: null,
  revision: 1,
}

test('a request is followed up three days after a reply, on a day when the company is open', () => {
  expect(followUpAfterReply(null, '2026-11-23', 3)).toBe('2026-11-26')
  expect(followUpAfterReply('2026-11-20', '2026-11-23', 3)).toBe('2026-11-26')
  expect(followUpAfterReply('2026-11-24', '2026-11-23', 3)).toBe('2026-11-24')
  const closed = { date: '2026-11-26', name: 'Thanksgiving' }
  const opening = { hours, specialDays: [closed], timeZone: zone }
  expect(openDayFrom('2026-11-25', opening)).toBe('2026-11-25')
  expect(openDayFrom('2026-11-26', opening)).toBe('2026-11-27')
  expect(openDayFrom('2026-11-26', { ...opening, hours: [], specialDays: [] })).toBe('2026-11-26')
})

test('the hours of a day are those of its weekday, unless it is a holiday', () => {
  const specialDays = [
    { date: '2026-11-26' },
    { date: '2026-11-27', opens: '09:00', closes: '12:00' },
  ]
  const words = (date: string) => hoursTodayText(date, { hours, specialDays, timeZone: zone })
  expect(words('2026-11-25')).toBe('open 7 AM to 7 PM')
  expect(words('2026-11-26')).toBe('closed today')
  expect(words('2026-11-27')).toBe('open 9 AM to 12 PM')
  expect(words('2026-11-29')).toBe('open 9 AM to 12 PM')
  const weekend = { hours: eightHours, specialDays: [], timeZone: zone }
  expect(hoursTodayText('2026-11-28', weekend)).toBe('closed today')
})

describe('waiting counts opening hours', () => {
  test('and not on a day on which we are closed, or before a late start', () => {
    const [from, to] = [at('2026-06-05', '18:00'), at('2026-06-06', '11:00')]
    expect(open(from, to)).toBe(5 * hour)
    expect(open(from, to, [{ date: '2026-06-06' }])).toBe(hour)
    expect(open(from, to, [{ date: '2026-06-06', opens: '10:00', closes: '12:00' }])).toBe(2 * hour)
  })

  test('of one day, over a night, and over a Sunday', () => {
    // 2026-06-05 is a Friday.
    expect(open(at('2026-06-05', '08:00'), at('2026-06-05', '11:55'))).toBe(
      3.9166666666666665 * hour,
    )
    expect(open(at('2026-06-05', '18:00'), at('2026-06-06', '08:00'))).toBe(2 * hour)
    expect(open(at('2026-06-06', '19:00'), at('2026-06-08', '07:00'))).toBe(3 * hour)
    expect(open(at('2026-06-05', '20:00'), at('2026-06-05', '23:00'))).toBe(0)
  })

  test('adds up for any moments, and never exceeds the time on the clock', () => {
    const moment = fc.integer({ min: at('2026-02-01', '00:00'), max: at('2027-03-20', '00:00') })
    const days = [{ date: '2026-02-16' }, { date: '2026-05-25', opens: '09:00', closes: '12:00' }]
    fc.assert(
      fc.property(moment, moment, moment, (...moments) => {
        const [from, between, to] = moments.toSorted((a, b) => a - b)
        if (from === undefined || between === undefined || to === undefined) return
        const whole = open(from, to, days)
        expect(open(from, between, days) + open(between, to, days)).toBe(whole)
        expect(whole).toBeGreaterThanOrEqual(0)
        expect(whole).toBeLessThanOrEqual(to - from)
      }),
    )
  })

  test('in words', () => {
    expect(waitingText(20_000, { hours })).toBe('just now')
    expect(waitingText(26 * 60_000, { hours })).toBe('26 min')
    expect(waitingText(2 * hour, { hours })).toBe('2 h')
    expect(waitingText(2 * hour + 5 * 60_000, { hours })).toBe('2 h 05 min')
    expect(waitingText(50 * hour, { hours })).toBe('4 days')
    // Three days of eight hours.
    expect(waitingText(25 * hour, { hours: eightHours })).toBe('3 days')
  })

  test('and until the next opening says that they wrote after closing', () => {
    const waited = (from: number, to: number) =>
      waitingSinceText(from, to, { hours, specialDays: [], timeZone: zone })
    // A Friday, closed from 7 PM to 7 AM.
    const evening = at('2026-06-05', '20:30')
    expect(waited(evening, at('2026-06-05', '20:31'))).toBe('just now')
    expect(waited(evening, at('2026-06-05', '22:39'))).toBe('since closing')
    expect(waited(evening, at('2026-06-06', '07:00'))).toBe('since closing')
    expect(waited(evening, at('2026-06-06', '07:26'))).toBe('26 min')
    expect(waited(at('2026-06-05', '18:50'), at('2026-06-05', '22:39'))).toBe('10 min')
  })

  test('over years as over days, with each holiday of its own', () => {
    const closed = ['2026-07-04', '2026-11-26', '2026-12-25'].map((date) => ({ date }))
    // Sundays of three hours, and 313 other days of twelve hours, three of them holidays.
    expect(open(at('2026-01-01', '00:00'), at('2027-01-01', '00:00'), closed)).toBe(
      (52 * 3 + 313 * 12 - 3 * 12) * hour,
    )
  })

  test('by the clock on the wall on both days on which clocks change', () => {
    const overNight = (eve: string, morning: string) => open(at(eve, '18:00'), at(morning, '10:00'))
    expect(overNight('2026-03-07', '2026-03-08')).toBe(2 * hour)
    expect(overNight('2026-10-31', '2026-11-01')).toBe(2 * hour)
  })

  test('by the clock where we are open on no day of the week', () => {
    const never = openingHours(Array.from({ length: 7 }, () => ({})))
    const [from, to] = [at('2026-06-05', '20:00'), at('2026-06-07', '21:00')]
    const waited = openTimeBetween(from, to, { hours: never, specialDays: [], timeZone: zone })
    expect(waitingText(waited, { hours: never })).toBe('2 days')
  })
})

test('a new follow-up date keeps a colleague’s note, and none of the desk’s own', () => {
  const set = { ...work, followUpOn: '2026-11-24', followUpNote: 'Call about the wall' }
  expect(followedUp(set, null)).toEqual(set)
  expect(followedUp(set, '2026-11-24')).toEqual(set)
  expect(followedUp(set, '2026-11-26')).toEqual({ ...set, followUpOn: '2026-11-26' })
  const own = { ...work, followUpOn: '2026-11-24', followUpNote: 'Check on the quote' }
  expect(followedUp(own, '2026-11-26').followUpNote).toBe('')
})

test('a follow-up date is from today on, and at most two years away', () => {
  const today = '2026-06-05'
  const refusals = ['2026-06-05', '2028-06-04'].map((on) => followUpRefusal(on, today))
  expect(refusals).toEqual([null, null])
  expect(followUpRefusal('2026-06-04', today)).toMatch(/^This day is over/)
  expect(followUpRefusal('2062-06-05', today)).toMatch(/^This is more than two years away/)
})

test('a follow-up date is late, due, near or far, and says so', () => {
  const today = '2026-06-05'
  const shown = (on: string | null) => [followUpState(on, today), followUpText(on, today)]
  expect(shown(null)).toEqual(['no-date', 'Pick a date'])
  expect(shown('2026-06-04')).toEqual(['overdue', '1 day late'])
  expect(shown('2026-06-02')).toEqual(['overdue', '3 days late'])
  expect(shown('2026-06-05')).toEqual(['today', 'Today'])
  expect(shown('2026-06-06')).toEqual(['this-week', 'Tomorrow'])
  expect(shown('2026-06-11')).toEqual(['this-week', 'Jun 11'])
  expect(shown('2027-01-02')).toEqual(['later', 'Jan 2, 2027'])
})

test('each request is in one group of Today, under the reply if its customer has written', () => {
  const groupsOf = (hasReplied: boolean, isNew: boolean) =>
    Object.entries<TodayRule>(todayGroups)
      .filter(([, rule]) => rule.hasReplied === hasReplied && (rule.isNew ?? isNew) === isNew)
      .map(([group]) => group)
  expect(groupsOf(true, true)).toEqual(['replied'])
  expect(groupsOf(true, false)).toEqual(['replied'])
  expect(groupsOf(false, true)).toEqual(['new'])
  expect(groupsOf(false, false)).toEqual(['due'])
})

describe('the work on a request', () => {
  test('leaving New counts as an answer, and going back makes the customer wait as before', () => {
    const { work: moved } = unwrap(
      changeWork(work, { is: 'status', to: 'quoted', reason: null }, 1000, 9000),
    )
    expect(moved).toMatchObject({ waitingSince: null, firstAnsweredAt: 9000 })
    const back = { is: 'status', to: 'new', reason: null } as const
    expect(changeWork(moved, back, 1000, 9500)).toMatchObject({
      value: { work: { status: 'new', waitingSince: 1000, firstAnsweredAt: null } },
    })
  })

  test('handling a customer’s message ends their wait, unless the request is still unanswered', () => {
    const seenTo = { is: 'replied', at: null } as const
    for (const [status, waitingSince] of [
      ['contacted', null],
      ['new', 1000],
    ] as const) {
      const replied = { ...work, status, repliedAt: 5000 }
      expect(changeWork(replied, seenTo, 1000, 6000)).toMatchObject({
        value: { work: { repliedAt: null, waitingSince } },
      })
    }
  })

  test.each([
    ['contacted', 'new', { waitingSince: null }],
    ['contacted', 'won', { followUpOn: '2026-06-05', followUpNote: 'Call Rosa', repliedAt: 5000 }],
    ['won', 'new', { closedAt: 4000 }],
  ] as const)('undoing a step from %s to %s leaves no trace', (status, to, more) => {
    const before = { ...work, status, firstAnsweredAt: 2000, ...more }
    const mistake = { is: 'status', to, reason: null } as const
    const { work: after } = unwrap(changeWork(before, mistake, 1000, 9000))
    const undo = reversed(mistake, before) ?? mistake
    expect(unwrap(changeWork(after, undo, 1000, 9500)).work).toEqual({
      ...before,
      lastActivityAt: 9500,
      revision: 3,
    })
  })

  test('a lost request needs a reason, and possible spam is cleared first', () => {
    const lost = { is: 'status', to: 'lost', reason: null } as const
    expect(changeWork(work, lost, 0, 1)).toEqual(err({ code: 'reason-missing' }))
    const spam = { ...work, status: 'possible-spam' } as const
    expect(changeWork(spam, { is: 'assign', to: 'ruth' }, 0, 1)).toEqual(
      err({ code: 'possible-spam' }),
    )
  })

  test('closed requests have an end and no follow-up date, and revisions rise only with changes', () => {
    const change = fc.oneof(
      fc.record({
        is: fc.constant('status' as const),
        to: fc.constantFrom(...workStatuses),
        reason: fc.constantFrom(null, 'price' as const),
      }),
      fc.record({
        is: fc.constant('follow-up' as const),
        on: fc.constantFrom(null, '2026-06-05', '2026-07-01'),
        note: fc.constantFrom('', 'Call'),
      }),
      fc.record({ is: fc.constant('assign' as const), to: fc.constantFrom(null, 'ruth', 'june') }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let current = work
        for (const [index, each] of changes.entries()) {
          const step = changeWork(current, each, 1000, 2000 + index)
          if (!step.ok) continue
          const { work: after, event } = step.value
          expect(after.revision - current.revision).toBe(event === null ? 0 : 1)
          expect(after.closedAt === null).toBe(isOpen(after.status))
          expect(after.lostReason === null).toBe(after.status !== 'lost')
          current = after
        }
      }),
    )
  })

  test('the time of the first answer is kept, and a new request becomes contacted', () => {
    const first = answered(work, 2000)
    expect(first).toMatchObject({ status: 'contacted', firstAnsweredAt: 2000, waitingSince: null })
    expect(answered({ ...first, status: 'quoted' }, 3000)).toMatchObject({
      status: 'quoted',
      firstAnsweredAt: 2000,
    })
  })
})
