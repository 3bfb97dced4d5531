import { expect, test } from 'vitest'
import { csvLine } from '#domain/csv.ts'
import { free, registered } from '#support/bookings.ts'
import { bookingJson, linesWithAnswers } from './bookings.ts'

test('a spreadsheet runs nothing that a guest wrote, and shows every answer', () => {
  const { booking } = registered(free, 1, {
    email: '+zoe@example.org',
    answers: [
      { name: 'firstName', value: '=HYPERLINK("https://evil.example")' },
      { name: '@notes', value: '-2+3\n"quoted"' },
      { name: 'interests', value: ['Soil', 'Water'] },
    ],
  })
  const other = { ...booking, answers: [], message: '\t=1+1', email: 'ann@example.org' }
  expect(linesWithAnswers([booking, other]).map(csvLine).join('').split('\r\n')).toEqual([
    `bookingId,status,willingness,attendeeEmail,adults,children,seats,amountCents,refundDueCents,bookedAt,message,firstName,"'@notes",interests`,
    `b1,confirmed,yes,"'+zoe@example.org",1,0,1,0,0,2027-01-15T08:00:00.000Z,,"'=HYPERLINK(""https://evil.example"")","'-2+3\n""quoted""",Soil; Water`,
    `b1,confirmed,yes,ann@example.org,1,0,1,0,0,2027-01-15T08:00:00.000Z,"'\t=1+1",,,`,
    '',
  ])
})

test('every column of the spreadsheet has a name of its own', () => {
  const { booking } = registered(free, 2, {
    answers: [
      { name: 'adults', value: '2' },
      { name: 'message', value: 'By the gate' },
    ],
  })
  const [names = [], row = []] = linesWithAnswers([booking])
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(-2)).toEqual(['message', 'message (answer)'])
  expect(row.slice(-2)).toEqual(['', 'By the gate'])
})

test('the list as JSON has the message of a guest who does not come', () => {
  const { booking } = registered(free, 1)
  expect(bookingJson(booking).message).toBeNull()
  expect(bookingJson({ ...booking, message: 'Ill' }).message).toBe('Ill')
})
