import { expect, test } from 'vitest'
import { emptyDocument, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { agreedLines } from './agreed-lines.tsx'
import { quoteLine } from '#support/written-quotes.ts'

const line = quoteLine('block', {
  text: 'Wall block, tan',
  quantity: 240_000,
  unit: 'block',
  priceCents: 1_250,
  isTaxable: true,
})
const cap = quoteLine('cap', {
  text: 'Cedar cap',
  priceCents: 64_000,
  isTaxable: true,
  offer: { is: 'optional' },
})
const document: QuoteDocument = {
  ...emptyDocument,
  sections: [
    { id: 'one', name: 'Stage 1', lines: [line] },
    { id: 'two', name: 'Stage 2', lines: [cap] },
  ],
  tax: { county: 'Forsyth', rate: 7_000 },
}

test('accepted lines add up to the signed total and show no costs', () => {
  const signed = { picked: ['cap'], totalCents: 389_480, taxCents: 25_480 }
  expect(agreedLines(document, signed)).toEqual({
    sections: [
      {
        id: 'one',
        name: 'Stage 1',
        lines: [
          {
            id: 'block',
            text: 'Wall block, tan',
            detail: '',
            each: '240 blocks at $12.50',
            amount: '$3,000.00',
          },
        ],
      },
      {
        id: 'two',
        name: 'Stage 2',
        lines: [{ id: 'cap', text: 'Cedar cap', detail: '', each: '', amount: '$640.00' }],
      },
    ],
    figures: [
      { name: 'Subtotal', amount: '$3,640.00' },
      { name: 'Sales tax, Forsyth County, 7%', amount: '$254.80' },
      { name: 'Total', amount: '$3,894.80' },
    ],
  })
  const without = agreedLines({ ...document, tax: null }, { ...signed, picked: [] })
  expect(without.sections.map(({ id }) => id)).toEqual(['one'])
  expect(without.figures).toEqual([{ name: 'Total', amount: '$3,894.80' }])
})
