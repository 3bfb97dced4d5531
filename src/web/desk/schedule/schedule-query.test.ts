import { expect, test } from 'vitest'
import { readScheduleQuery } from './schedule-query.ts'

test.each(['', '2027-02-30', '9999-12-31', '0202-06-01'])(
  'the schedule shows today instead of “%s”',
  (date) => {
    const url = new URL(`https://site.example/desk/schedule?date=${date}&to=${date}`)
    expect(readScheduleQuery(url, '2027-04-15')).toMatchObject({ date: '2027-04-15', to: null })
  },
)
