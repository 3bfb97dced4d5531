import { expect, test } from 'vitest'
import { usualRecordPeriods } from '#domain/settings/record-periods.ts'
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

test('who asks the chat whether we deliver reads the towns, or whom to ask where none is set', () => {
  const answerOf = (known: typeof towns) => {
    const book = contentWith(unedited, usualRecordPeriods, known).chat('2026-06-01')
    const id = matchAnswer(book, 'Do you deliver to Cumming?')
    return book.answers.find((answer) => answer.id === id)
  }
  expect(answerOf(towns)).toMatchObject({
    id: 'delivery',
    details: [
      { label: 'Alpharetta', value: '30004' },
      { label: 'Cumming', value: '30040, 30041' },
      { label: 'Elsewhere', value: '30999' },
    ],
  })
  const unset = answerOf([])
  expect(unset?.text.join(' ')).toMatch(/^Please ask us/)
  expect(unset?.details?.map(({ label }) => label)).toEqual(['Phone', 'Email', 'Address'])
})
