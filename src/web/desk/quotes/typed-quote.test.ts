import { expect, test } from 'vitest'
import { emptyDocument, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { newQuote, quoteLine } from '#support/written-quotes.ts'
import { blankLine, readTyped, textsBeyond, typedFrom } from './typed-quote.ts'

const { recipient } = newQuote()
const document: QuoteDocument = {
  ...emptyDocument,
  title: 'Wall',
  sections: [
    {
      id: 's',
      name: 'Stage 1',
      lines: [
        quoteLine('a', {
          text: 'Blocks',
          detail: 'Tan',
          quantity: 177_500,
          unit: 'block',
          priceCents: 4_850,
          costCents: 3_100,
          isTaxable: true,
          offer: { is: 'one-of', group: 'Color' },
          priceItemId: 'p',
        }),
      ],
    },
  ],
  discount: { is: 'percent', rate: 5_500 },
  tax: { county: 'Forsyth', rate: 7_750 },
  schedule: [
    { id: '1', name: 'Deposit', share: { is: 'percent', rate: 30_000 }, due: 'accepted' },
    { id: '2', name: 'Stage 2', share: { is: 'amount', cents: 450_000 }, due: 'stage' },
    { id: '3', name: 'Balance', share: { is: 'rest' }, due: 'done' },
  ],
  validUntil: '2027-05-12',
}

test('a quote survives a round trip through its fields', () => {
  const read = readTyped(typedFrom(document, recipient))
  expect(read).toEqual({ document, recipient, problems: new Map() })
})

test('a payment without an amount counts as 0; the last takes the rest', () => {
  const typed = typedFrom(document, recipient)
  const { document: read } = readTyped({
    ...typed,
    stages: typed.stages.map((stage) => ({ ...stage, share: '' })),
  })
  expect(read.schedule.map(({ share }) => share)).toEqual([
    { is: 'amount', cents: 0 },
    { is: 'amount', cents: 0 },
    { is: 'rest' },
  ])
  expect(typedFrom(read, recipient).stages.map(({ share }) => share)).toEqual(['', '', ''])
})

test('an invalid number shows an error at its field, and an empty line is skipped', () => {
  const typed = typedFrom(document, recipient)
  const [section] = typed.sections
  const lines = [
    { ...blankLine('b'), text: 'Steps', price: 'ask', quantity: 'two', offer: 'one-of' as const },
    blankLine('c'),
  ]
  const { document: read, problems } = readTyped({
    ...typed,
    sections: [{ id: 's', name: '', ...section, lines }],
    discount: '500%',
    email: 'rosa@',
    phone: '555',
  })
  expect(read.sections[0]?.lines).toHaveLength(1)
  expect([...problems.keys()].toSorted()).toEqual([
    'discount',
    'email',
    'group b',
    'phone',
    'price b',
    'quantity b',
  ])
})

test('every figure and number of parts that a stored quote may not have shows an error', () => {
  const typed = typedFrom(document, recipient)
  const [section] = typed.sections
  const [stage] = typed.stages
  const line = {
    ...blankLine('b'),
    quantity: '1,000,001',
    price: '-10,000,000.01',
    cost: '10000001',
  }
  const { problems } = readTyped({
    ...typed,
    sections: Array.from({ length: 21 }, () => ({ id: 's', name: '', ...section, lines: [line] })),
    taxRate: '825',
    discount: '10,000,001',
    stages: typed.stages.map((each) => ({ ...each, ...stage, share: '10,000,001' })),
    validUntil: '20270-05-12',
  })
  expect([...problems.keys()].toSorted()).toEqual([
    'cost b',
    'discount',
    'parts',
    'price b',
    'quantity b',
    'share 1',
    'taxRate',
    'validUntil',
  ])
})

test('a line of which only the quantity, unit or cost is typed is kept', () => {
  const typed = typedFrom(document, recipient)
  const lines = [
    { ...blankLine('b'), quantity: '12' },
    { ...blankLine('c'), unit: 'ton' },
    { ...blankLine('d'), cost: '30' },
    { ...blankLine('e'), quantity: '' },
  ]
  const { document: read } = readTyped({ ...typed, sections: [{ id: 's', name: '', lines }] })
  expect(read.sections[0]?.lines.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})

test('typed texts are told from those of another quote, however their amounts are written', () => {
  const stored = typedFrom(document, recipient)
  const added = { ...blankLine('b'), text: 'Bluestone', price: 'about 12' }
  const [first = expect.fail('The quote has no section')] = stored.sections
  const section = {
    ...first,
    lines: [...first.lines.map((each) => ({ ...each, price: `$${each.price}` })), added],
  }
  const typed = { ...stored, note: 'Ring twice.', sections: [section] }
  expect(textsBeyond(typed, stored)).toEqual(['Bluestone, 1, about 12', 'Ring twice.'])
})
