import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { priceActionForm } from './price-forms.ts'

function read(typed: readonly (readonly [string, string])[]) {
  const form = new FormData()
  for (const [name, value] of [['seen', '3'] as const, ...typed]) form.append(name, value)
  return parseWithZod(form, { schema: priceActionForm })
}

test('typed zones are read as they are saved, and without rows there are none', () => {
  const typed = read([
    ['intent', 'zones'],
    ['rows[0].name', ' Cumming '],
    ['rows[0].priceCents', '$1,085'],
    ['rows[0].costCents', ''],
    ['rows[0].zips', '30040, 30041;30028'],
  ])
  const rows = [
    { name: 'Cumming', priceCents: 108_500, costCents: null, zips: ['30040', '30041', '30028'] },
  ]
  expect(typed).toMatchObject({ status: 'success', value: { rows } })
  expect(read([['intent', 'zones']])).toMatchObject({ status: 'success', value: { rows: [] } })
})

test('an error is at the field that was typed, one between rows at their list', () => {
  const typed = (zips: string) =>
    read([
      ['intent', 'taxes'],
      ['rows[0].county', 'Forsyth'],
      ['rows[0].rate', '7'],
      ['rows[0].zips', '30040'],
      ['rows[1].county', 'Hall'],
      ['rows[1].rate', '7.75%'],
      ['rows[1].zips', zips],
    ]).reply().error
  expect(typed('30501 9990')).toEqual({
    'rows[1].zips': ['“9990” is not a ZIP code. A ZIP code has five digits.'],
  })
  expect(typed('30040')).toEqual({ rows: [expect.stringContaining('30040 is in two rows')] })
  expect(typed('30501 30501')).toBeUndefined()
  expect(typed(' ')).toEqual({ 'rows[1].zips': ['Enter at least one ZIP code.'] })
  expect(
    read([
      ['intent', 'taxes'],
      ['rows[0].rate', 'seven'],
      ['rows[0].zips', '30040'],
    ]).reply().error,
  ).toEqual({
    'rows[0].county': ['Enter the county.'],
    'rows[0].rate': ['Enter a percentage like 7 or 7.75.'],
  })
})

test('deliveries without terms and tax are read, and a typed deposit is a rate', () => {
  const days = ['1', '5'].map((day) => ['weekdays', day] as const)
  const figures = ['loadsPerDay', 'leadDays', 'cubicYardsOfLoad', 'tonsOfLoad'] as const
  const deliveries = read([
    ['intent', 'deliveries'],
    ...days,
    ['from', '08:00'],
    ['to', '17:00'],
    ...figures.map((name) => [name, '2'] as const),
    ['terms', ''],
  ])
  const value = { weekdays: [1, 5], isTaxed: false, terms: '', leadDays: 2 }
  expect(deliveries).toMatchObject({ status: 'success', value })
  expect(read([['intent', 'deliveries']]).reply().error).toMatchObject({
    weekdays: ['Choose at least one day.'],
    loadsPerDay: ['Enter a whole number from 1 to 100.'],
  })
  const deposit = (typed: string) =>
    read([
      ['intent', 'defaults'],
      ['depositRate', typed],
      ['validDays', '30'],
    ])
  expect(deposit('33.3 %')).toMatchObject({ value: { depositRate: 33_300 } })
  expect(deposit('-5').reply().error).toEqual({ depositRate: ['Enter a percentage like 30.'] })
})
