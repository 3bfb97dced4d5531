import { expect, test } from 'vitest'
import { defaultRecordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import { monthsBefore } from '#domain/time.ts'
import { forgetOld } from './forget-old.ts'

const at = (text: string) => Date.parse(text)
const written = (moment: number | null) =>
  moment === null ? null : new Date(moment).toISOString().slice(0, 10)

/** Dependencies that record up to when they were called to forget. */
function noting(periods: RecordPeriods, failing = '') {
  const asked: Record<string, string | null> = {}
  const failures: unknown[] = []
  const note = (name: string) => async (moment: number) => {
    if (name === failing) throw new Error(`no ${name}`)
    asked[name] = written(moment)
    return 3
  }
  const forget = forgetOld({
    retention: {
      async deleteRequests({ requestsBefore, wonBefore, announcedUntil }) {
        asked['requests'] = written(requestsBefore)
        asked['won'] = written(wonBefore)
        asked['announced until'] = written(announcedUntil)
        return { forgotten: 3, announced: 1 }
      },
      deleteEmails: note('emails'),
      deleteDigests: note('digests'),
      deleteFormKeys: async () => 0,
      deleteActivity: note('activity'),
      erasePayers: note('payers'),
      deleteIdleCustomers: async () => 2,
    },
    bookings: { eraseOfEventsBefore: note('bookings') },
    visits: { deleteBefore: note('visits') },
    writtenQuotes: {
      async deleteOld({ open, accepted }) {
        asked['open quotes'] = written(open)
        asked['accepted quotes'] = written(accepted)
        return 3
      },
    },
    clock: { now: () => at('2026-06-01T12:00:00Z') },
    recordPeriods: async () => periods,
    onError: (error) => failures.push(error),
  })
  return { asked, failures, forget }
}

test('each kind of record goes after months of its own, and won work stays as long as money', async () => {
  const { asked, forget } = noting({ ...defaultRecordPeriods, guestMonths: 6, activityMonths: 12 })
  expect(await forget()).toEqual({
    requests: 3,
    announced: 1,
    bookings: 3,
    visits: 3,
    quotes: 3,
    emails: 6,
    activity: 3,
    customers: 2,
  })
  expect(asked).toEqual({
    requests: '2024-06-01',
    won: '2019-06-01',
    'announced until': '2026-07-01',
    bookings: '2025-12-01',
    visits: '2019-06-01',
    'open quotes': '2024-06-01',
    'accepted quotes': '2019-06-01',
    emails: '2024-06-01',
    digests: '2026-05-02',
    activity: '2025-06-01',
    payers: '2019-06-01',
  })
})

test('0 months keeps without an end', async () => {
  const never = { requestMonths: 0, guestMonths: 0, moneyMonths: 0 }
  const { asked, forget } = noting({ ...never, emailMonths: 0, activityMonths: 0 })
  expect(await forget()).toMatchObject({ bookings: 0, emails: 3, activity: 0 })
  expect(asked).toEqual({
    requests: null,
    won: null,
    'open quotes': null,
    'accepted quotes': null,
    'announced until': '2026-07-01',
    digests: '2026-05-02',
  })
})

test('a failed deletion is reported, and the others go on', async () => {
  const { asked, failures, forget } = noting(defaultRecordPeriods, 'emails')
  expect(await forget()).toMatchObject({ requests: 3, bookings: 3, emails: 3, activity: 3 })
  expect(failures).toEqual([new Error('no emails')])
  expect(Object.keys(asked)).toContain('activity')
})

test('won work is never kept shorter than other requests', async () => {
  const { asked, forget } = noting({ ...defaultRecordPeriods, requestMonths: 120 })
  await forget()
  expect(asked).toMatchObject({ requests: '2016-06-01', won: '2016-06-01' })
})

test('a month that is too short gives its last day', () => {
  expect(monthsBefore(at('2026-03-31T08:00:00Z'), 1)).toBe(at('2026-02-28T08:00:00Z'))
  expect(monthsBefore(at('2024-03-31T08:00:00Z'), 25)).toBe(at('2022-02-28T08:00:00Z'))
})
