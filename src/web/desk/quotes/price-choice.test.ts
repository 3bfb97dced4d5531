import { expect, test } from 'vitest'
import { namedLine, type PriceChoice } from './price-choice.ts'

const crew: PriceChoice = {
  id: 'crew',
  name: 'Crew of three',
  unit: 'hour',
  price: '142.00',
  cost: '',
  isTaxable: false,
}

test('the unit after the name of a price is not part of the line, whether chosen or typed', () => {
  const { id: priceItemId, name: text, ...filled } = crew
  const whole = { ...filled, text, priceItemId }
  expect(namedLine({ priceItemId: null }, 'Crew of three (hour)', [crew])).toEqual(whole)
  expect(namedLine({ priceItemId: null }, 'Crew of three', [crew])).toEqual(whole)
  expect(namedLine({ priceItemId }, 'Crew of three (hour)', [crew])).toEqual({ text })
  expect(namedLine({ priceItemId }, 'Crew of three (ho', [crew])).toEqual({
    text: 'Crew of three (ho',
  })
})
