import { expect, test } from 'vitest'
import { emptyDocument, type QuoteDocument, type QuoteLine } from './document.ts'
import { revisionSentences } from './revisions.ts'
import { figuresOf } from './version-content.ts'
import type { QuoteRecipient } from './written-quote.ts'
import { newQuote, quoteLine } from '#support/written-quotes.ts'

const { recipient } = newQuote()
const line = (id: string, rest: Partial<QuoteLine> = {}) =>
  quoteLine(id, { text: id, priceCents: 10_000, costCents: null, ...rest })
const sections = [
  { id: 'one', name: 'The wall', lines: [line('Blocks'), line('Caps')] },
  { id: 'two', name: '', lines: [line('Steps')] },
]
const document: QuoteDocument = {
  ...emptyDocument,
  sections,
  tax: { county: 'Forsyth', rate: 7_000 },
  photographs: ['before'],
}
const sent = (of: QuoteDocument, to: QuoteRecipient) => ({
  document: of,
  recipient: to,
  figures: figuresOf(of),
})
const mulch = (of: Partial<QuoteLine>) =>
  sent({ ...document, sections: [{ id: 'one', name: '', lines: [line('Mulch', of)] }] }, recipient)
const changesOf = (change: Partial<QuoteDocument>, to: Partial<QuoteRecipient> = {}) =>
  revisionSentences(
    sent(document, recipient),
    sent({ ...document, ...change }, { ...recipient, ...to }),
  )
const [wall, steps] = sections

test('equal versions have no sentences', () => {
  expect(changesOf({})).toEqual([])
})

test('a total of an earlier rule is named if it is different now', () => {
  const credit = {
    ...document,
    sections: [
      { id: 'one', name: '', lines: [line('Stone', { priceCents: -100_000, isTaxable: true })] },
    ],
  }
  const now = sent(credit, recipient)
  const before = { ...now, figures: { ...now.figures, taxCents: 0, totalCents: -100_000 } }
  expect(revisionSentences(before, now)).toEqual(['The total is -$1,070.00 instead of -$1,000.00.'])
})

test('a revision says what sales tax there is, or that there is none', () => {
  const county = { county: 'Hall', rate: 7_750 }
  expect(changesOf({ tax: county })).toEqual(['Sales tax is 7.75% (Hall County).'])
  expect(changesOf({ tax: null })).toEqual(['No sales tax is charged.'])
})

test('a revision names changed headings', () => {
  const named = (one: string, two: string) =>
    changesOf({
      sections: [
        { id: 'one', name: one, lines: wall?.lines ?? [] },
        { id: 'two', name: two, lines: steps?.lines ?? [] },
      ],
    })
  expect(named('The long wall', 'Steps')).toEqual([
    '“The wall” is now called “The long wall”.',
    '“Steps” is a new heading.',
  ])
  expect(named('', '')).toEqual(['The heading “The wall” is gone.'])
})

test('a revision names a changed order of lines once, and not for a new or removed line', () => {
  const lines = (...ids: readonly string[]) =>
    changesOf({
      sections: [
        { id: 'one', name: 'The wall', lines: ids.map((id) => line(id)) },
        { id: 'two', name: '', lines: [line('Steps')] },
      ],
    })
  expect(lines('Caps', 'Blocks')).toEqual(['The lines are in a different order.'])
  expect(lines('Blocks', 'Drain', 'Caps')).not.toContain('The lines are in a different order.')
  expect(lines('Caps')).not.toContain('The lines are in a different order.')
})

test('a revision names a line that is taxed now, if there is a tax', () => {
  const taxed = [
    { id: 'one', name: 'The wall', lines: [line('Blocks', { isTaxable: true }), line('Caps')] },
    { id: 'two', name: '', lines: [line('Steps')] },
  ]
  expect(changesOf({ sections: taxed })).toContain('Blocks is taxed.')
  expect(changesOf({ sections: taxed, tax: null })).not.toContain('Blocks is taxed.')
})

test('a revision names a line that is called otherwise by both names', () => {
  const lines = [
    line('Blocks', { text: 'Tan blocks', quantity: 2000 }),
    line('Caps', { detail: 'Flat' }),
  ]
  expect(
    changesOf({ sections: [{ id: 'one', name: 'The wall', lines }, ...sections.slice(1)] }),
  ).toEqual([
    'Tan blocks instead of Blocks.',
    'Tan blocks: 2 instead of 1.',
    'Caps has a new description.',
    'The total is $400.00 instead of $300.00.',
  ])
})

test('a revision names both units if the unit is another one', () => {
  const tons = mulch({ quantity: 3000, unit: 'ton' })
  expect(revisionSentences(mulch({ quantity: 3000, unit: 'cubic yard' }), tons)).toEqual([
    'Mulch: 3 tons instead of 3 cubic yards.',
  ])
  expect(revisionSentences(tons, mulch({ quantity: 4000, unit: 'ton' }))).toContain(
    'Mulch: 4 tons instead of 3.',
  )
})

test('a revision names the price of each unit, and that of a lump sum alone', () => {
  const cheaper = (unit: string) =>
    revisionSentences(mulch({ priceCents: 5000, unit }), mulch({ priceCents: 4000, unit }))
  expect(cheaper('ton')).toContain('Mulch: $40.00 instead of $50.00 each.')
  expect(cheaper('')).toContain('Mulch: $40.00 instead of $50.00.')
})

test('a revision names the recipient and place, never the former recipient', () => {
  const address = { ...recipient.address, street1: '14 Oak St' }
  const to = { name: 'Ben Lindqvist', email: 'ben@example.com', address }
  const sentences = changesOf({ photographs: [] }, to)
  expect(sentences).toEqual([
    'It is for Ben Lindqvist.',
    'The address is 14 Oak St, Cumming, GA 30040.',
    'The email address has changed.',
    'The photographs have changed.',
  ])
})
