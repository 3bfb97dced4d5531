import { expect, test } from 'vitest'
import { lineInUnit, namedLine, type PriceChoice } from './price-choice.ts'

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

test('a line that is typed by hand is taxed by default in a unit of materials, and not by the hour', () => {
  const typed = { priceItemId: null, unit: '' }
  expect(lineInUnit(typed, 'tons')).toEqual({ unit: 'tons', isTaxable: true })
  expect(lineInUnit(typed, 'hour')).toEqual({ unit: 'hour' })
  expect(lineInUnit({ ...typed, unit: 'ton' }, 'hour')).toEqual({ unit: 'hour', isTaxable: false })
  // The choice for a line stays, and the price list has its own.
  expect(lineInUnit({ ...typed, unit: 'ton' }, 'tons')).toEqual({ unit: 'tons' })
  expect(lineInUnit({ ...typed, priceItemId: 'crew' }, 'ton')).toEqual({ unit: 'ton' })
})
