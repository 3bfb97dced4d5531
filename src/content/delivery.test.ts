import { expect, test } from 'vitest'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { unedited } from '#domain/site/documents.ts'
import { matchAnswer } from '#domain/chat/match.ts'
import { contentWith } from './content.ts'
import { deliveryTownsOf } from './delivery.ts'

const cities = new Map([
  ['30040', 'Cumming'],
  ['30041', 'Cumming'],
  ['30004', 'Alpharetta'],
])
const zones = [{ zips: ['30041', '30999'] }, { zips: ['30040', '30004'] }]
const towns = deliveryTownsOf(zones, cities)

test('the towns are those of the zones, each with its own ZIP codes', () => {
  expect(towns).toEqual([
    { name: 'Alpharetta', zips: ['30004'] },
    { name: 'Cumming', zips: ['30040', '30041'] },
    { name: 'Elsewhere', zips: ['30999'] },
  ])
  expect(deliveryTownsOf([], cities)).toEqual([])
})

/** The chat's answer if material is delivered to those towns. */
function answerTo(question: string, known: typeof towns) {
  const book = contentWith(unedited, defaultRecordPeriods, known).chat('2026-06-01')
  const id = matchAnswer(book, question)
  return book.answers.find((answer) => answer.id === id)
}

test('the chat answers a question about delivery with the towns, or with whom to ask if there are none', () => {
  expect(answerTo('Do you deliver?', towns)).toMatchObject({
    id: 'delivery',
    details: [
      { label: 'Alpharetta', value: '30004' },
      { label: 'Cumming', value: '30040, 30041' },
      { label: 'Elsewhere', value: '30999' },
    ],
  })
  const unset = answerTo('Do you deliver to Cumming?', [])
  expect(unset?.text.join(' ')).toMatch(/^Please ask us/)
  expect(unset?.details?.map(({ label }) => label)).toEqual(['Phone', 'Email', 'Address'])
})

test.each([
  ['Do you deliver to 30040?', 'Yes, we deliver to Cumming: ZIP codes 30040, 30041.'],
  ['30004', 'Yes, we deliver to Alpharetta: ZIP code 30004.'],
  ['do you deliver mulch in cumming', 'Yes, we deliver to Cumming: ZIP codes 30040, 30041.'],
  ['Can you haul to 30999', 'Yes, we deliver to ZIP code 30999.'],
  ['Do you deliver to 90210?', expect.stringMatching(/^That ZIP code is not on our delivery list/)],
  ['Where in Cumming are you?', expect.stringMatching(/^You will find the nursery/)],
  ['90210', expect.stringMatching(/^That ZIP code is not on our delivery list/)],
  ['I need sod for 12000 square feet', expect.not.stringMatching(/ZIP code/)],
  ['how much mulch for 10000 sq ft', expect.not.stringMatching(/ZIP code/)],
  ['How much is a delivery?', expect.stringMatching(/^We deliver to the ZIP codes below/)],
])('asked “%s”, the chat says yes or no first', (question, answer) => {
  expect(answerTo(question, towns)?.text[0]).toEqual(answer)
})
