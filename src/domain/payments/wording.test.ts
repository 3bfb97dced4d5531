import { expect, test } from 'vitest'
import { moneyText } from './wording.ts'

test('an amount in another currency is said with its code, and with as many places as it has', () => {
  expect(moneyText({ amountCents: 300_000, currency: 'usd' })).toBe('$3,000.00')
  expect(moneyText({ amountCents: 123_450, currency: 'eur' })).toBe('1,234.50 EUR')
  expect(moneyText({ amountCents: -7500, currency: 'jpy' })).toBe('-7,500 JPY')
  expect(moneyText({ amountCents: 7500, currency: 'kwd' })).toBe('7.500 KWD')
  expect(moneyText({ amountCents: 50_000, currency: 'HUF' })).toBe('500.00 HUF')
  expect(moneyText({ amountCents: -7500, currency: 'no code' })).toBe('-75.00 NO CODE')
})
