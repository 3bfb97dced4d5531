import { expect, test } from 'vitest'
import {
  amountOfUnit,
  amountText,
  parseAmount,
  parseQuantity,
  parseRate,
  plainAmount,
  quantityText,
  rateText,
  salesTaxText,
} from './amount-text.ts'

test('amounts, quantities and rates read back as they are shown', () => {
  for (const cents of [0, 5, 99, 100, 1_480_000, -2_550, 123_456_789]) {
    expect(parseAmount(amountText(cents)), amountText(cents)).toBe(cents)
    expect(parseAmount(plainAmount(cents))).toBe(cents)
  }
  for (const quantity of [0, 1, 500, 2_500, 1_200_000]) {
    expect(parseQuantity(quantityText(quantity))).toBe(quantity)
  }
  for (const rate of [0, 7_000, 7_750, 8_875]) expect(parseRate(rateText(rate))).toBe(rate)
  expect(amountText(1_480_000)).toBe('$14,800.00')
  expect(amountText(-2_550)).toBe('-$25.50')
})

test('a colleague types amounts in many ways, and what is none is not taken for one', () => {
  expect(['$1,250', ' 1250.5 ', '.5', '-40', '1250.'].map(parseAmount)).toEqual([
    125_000, 125_050, 50, -4_000, 125_000,
  ])
  for (const typed of ['', '.', '-', 'ten', '1,25', '1.234', '1e3', '12 34.5.6', '١٢']) {
    expect(parseAmount(typed), typed).toBeNull()
  }
})

test.each([
  [480_000, 'block', '480 blocks'],
  [1_000, 'hour', '1 hour'],
  [2_500, 'cubic yard', '2.5 cubic yards'],
  [186_000, 'square foot', '186 square feet'],
  [62_000, 'linear ft', '62 linear ft'],
  [8_000, 'bag of 2 cu ft', '8 bags of 2 cu ft'],
  [3_000, 'bush', '3 bushes'],
  [2_000, 'assembly', '2 assemblies'],
  [4_000, 'day', '4 days'],
  [14_000, '', '14'],
  [6_000, 'tons', '6 tons'],
  [3_000, 'm²', '3 m²'],
] as const)('%s thousandths of "%s" are %s', (quantity, unit, words) => {
  expect(amountOfUnit(quantity, unit)).toBe(words)
})

test('a county is named once, and not without one', () => {
  for (const county of ['Forsyth', 'Forsyth County']) {
    expect(salesTaxText({ county, rate: 7_000 })).toBe('Sales tax, Forsyth County, 7%')
  }
  expect(salesTaxText({ county: '', rate: 0 })).toBe('Sales tax, 0%')
})
