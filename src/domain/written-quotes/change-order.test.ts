import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOrderFrom } from './change-order.ts'
import { emptyDocument, linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
import { totalsOf } from './totals.ts'
import { quoteLine } from '#support/written-quotes.ts'

const documentOf = (lines: readonly QuoteLine[], rest: Partial<QuoteDocument> = {}) => ({
  ...emptyDocument,
  title: 'Wall',
  sections: [{ id: 'one', name: 'Front', lines }],
  ...rest,
})

function ids() {
  let made = 0
  return () => `new-${(made += 1)}`
}

test('new and changed lines are kept as typed, and what they replace is credited', () => {
  const lights = quoteLine('lights', { offer: { is: 'optional' } })
  const signed = documentOf([quoteLine('wall'), quoteLine('steps'), quoteLine('cap'), lights], {
    note: 'Thank you.',
    terms: 'Net 30',
  })
  const draft = documentOf(
    [quoteLine('wall'), quoteLine('steps', { quantity: 2000 }), quoteLine('path')],
    { note: 'With the path.', terms: 'Net 15', title: 'Wall and path' },
  )
  const order = changeOrderFrom(signed, [], draft, ids())
  expect(order).toMatchObject({
    title: 'Change to Wall and path',
    note: 'With the path.',
    terms: 'Net 15',
    sections: [
      { name: 'Front', lines: [{ id: 'steps', quantity: 2000 }, { id: 'path' }] },
      {
        lines: [
          { text: 'Removed: Line steps', priceCents: -100_000 },
          // The customer did not choose the lights, so they get nothing back for them.
          { text: 'Removed: Line cap', priceCents: -100_000 },
        ],
      },
    ],
  })
  expect(linesOf(order)).toHaveLength(4)
})

test('a change of the discount is taxed as far as the lines that it is taken off', () => {
  const tax = { county: 'Forsyth', rate: 7000 }
  const discount = { is: 'percent', rate: 10_000 } as const
  const both = [quoteLine('stone', { isTaxable: true }), quoteLine('labor')]
  const signed = documentOf(both, { discount, tax })
  const draft = documentOf([...both, quoteLine('more', { priceCents: 50_000 })], { discount, tax })
  const order = changeOrderFrom(signed, [], draft, ids())
  expect(totalsOf(order, []).totalCents).toBe(45_000)
  const without = changeOrderFrom(signed, [], { ...signed, discount: null }, ids())
  expect(linesOf(without)).toMatchObject([
    { text: 'Change of the discount', priceCents: 10_000, isTaxable: true },
    { text: 'Change of the discount', priceCents: 10_000, isTaxable: false },
  ])
})

test('a cost or a price list item that was typed later changes no line', () => {
  const draft = documentOf([
    quoteLine('wall', { costCents: 1, priceItemId: 'stone' }),
    quoteLine('path'),
  ])
  const order = changeOrderFrom(documentOf([quoteLine('wall')]), [], draft, ids())
  expect(linesOf(order)).toMatchObject([{ id: 'path' }])
})

test('what was signed and its change order add up to the draft', () => {
  const offer: fc.Arbitrary<QuoteLine['offer']> = fc.constantFrom(
    { is: 'fixed' },
    { is: 'optional' },
    { is: 'one-of', group: 'Color' },
  )
  const line = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.nat({ max: 5000 }),
      priceCents: fc.integer({ min: -999, max: 99_999 }),
      offer,
    })
    .map(({ id, ...rest }) => quoteLine(id, rest))
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({ is: fc.constant('percent' as const), rate: fc.nat({ max: 100_000 }) }),
    fc.record({ is: fc.constant('amount' as const), cents: fc.nat({ max: 99_999 }) }),
  )
  const document = fc
    .tuple(fc.uniqueArray(line, { selector: ({ id }) => id }), discount)
    .map(([lines, off]) => documentOf(lines, { discount: off }))
  const picked = fc.subarray(['a', 'b', 'c', 'd'])
  const cents = (each: QuoteDocument, chosen: readonly string[]) =>
    totalsOf(each, chosen).totalCents
  fc.assert(
    fc.property(document, document, picked, (signed, draft, chosen) => {
      const order = changeOrderFrom(signed, chosen, draft, ids())
      expect(cents(signed, chosen) + cents(order, chosen)).toBe(cents(draft, chosen))
    }),
  )
})
