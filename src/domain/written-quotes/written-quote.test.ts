import { expect, test } from 'vitest'
import { emptyDocument, type QuoteDocument, type Share, type Stage } from './document.ts'
import { taxAdvice } from './tax-advice.ts'
import { consentWording } from './version-content.ts'
import { missingToSend, type QuoteKind } from './written-quote.ts'
import { newQuote, quoteLine } from '#support/written-quotes.ts'

const { recipient } = newQuote()
const stone = quoteLine('stone', { isTaxable: true })
const labor = { ...stone, id: 'labor', isTaxable: false, priceCents: 200_000 }
const document: QuoteDocument = {
  ...emptyDocument,
  title: 'Wall',
  sections: [{ id: 'one', name: '', lines: [stone, labor] }],
  tax: { county: 'Forsyth', rate: 7_000 },
}
const missing = (change: Partial<QuoteDocument>, kind: QuoteKind = 'quote') =>
  missingToSend({ ...document, ...change }, recipient, kind, '2027-04-12')

test('tax below zero is of change orders alone', () => {
  const takenOff = { ...stone, priceCents: -100_000 }
  const sections = [{ id: 'one', name: '', lines: [takenOff, labor] }]
  expect(missing({})).toEqual([])
  expect(missing({ sections }, 'change-order')).toEqual([])
  expect(missing({ sections })).toEqual([
    'The tax is less than zero. Uncheck Taxable on lines that are subtracted.',
  ])
})

test('tax goes out for a county alone', () => {
  const wanted = ['Say which county the sales tax is for.']
  expect(missing({ tax: { county: '', rate: 7_000 } })).toEqual(wanted)
  expect(missing({ tax: { county: '', rate: 0 } })).toEqual([])
})

test('a payment without an amount is named before it goes out; the last is what is left', () => {
  const stage = (name: string, share: Share): Stage => ({ id: name, name, share, due: 'stage' })
  const balance = stage('Balance', { is: 'rest' })
  expect(missing({ schedule: [balance] })).toEqual([])
  expect(
    missing({
      schedule: [
        stage('Deposit', { is: 'percent', rate: 30_000 }),
        stage('Wall up', { is: 'rest' }),
        stage('Drain', { is: 'amount', cents: 0 }),
        balance,
      ],
    }),
  ).toEqual(['Wall up has no amount.', 'Drain has no amount.'])
})

test('the desk is warned of taxed lines without tax, of another county and of tax without taxed lines', () => {
  const advice = (change: Partial<QuoteDocument>, county: string | null = 'Forsyth') =>
    taxAdvice({ ...document, ...change }, county)
  const untaxed = [{ id: 'one', name: '', lines: [labor] }]
  expect([advice({}), advice({}, null), advice({ sections: untaxed, tax: null })]).toEqual([
    null,
    null,
    null,
  ])
  expect(advice({ tax: null }, null)).toBe('not-charged')
  expect(advice({}, 'Dawson')).toBe('other-county')
  expect(advice({ sections: untaxed })).toBe('nothing-taxed')
  // While the first line is being typed, there is nothing to tax yet.
  const unpriced = [{ id: 'one', name: '', lines: [{ ...labor, priceCents: 0 }] }]
  expect(advice({ sections: unpriced })).toBeNull()
})

test('what a customer signs names what it is', () => {
  expect(consentWording('quote', 'Evergreen')).toMatch(
    /^I accept this quote and its terms, and ask Evergreen to do the work at the prices stated\./,
  )
  expect(consentWording('change-order', 'Evergreen')).toMatch(
    /^I accept this change order and its terms, and ask Evergreen to change the work /,
  )
  expect(consentWording('delivery', 'Evergreen')).toMatch(/ask Evergreen to deliver at the prices /)
})
