import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuoteDocument, type QuoteLine, type Stage, emptyDocument } from './document.ts'
import {
  askedPayments,
  countedLines,
  offeredPicks,
  paymentsOf,
  profitOf,
  signedTotals,
  totalsOf,
} from './totals.ts'
import { quoteLine } from '#support/written-quotes.ts'

const line = (id: string, rest: Partial<QuoteLine> = {}) =>
  quoteLine(id, { text: id, priceCents: 10_000, costCents: null, ...rest })

const documentOf = (lines: readonly QuoteLine[], rest: Partial<QuoteDocument> = {}) => ({
  ...emptyDocument,
  sections: [{ id: 'one', name: '', lines }],
  ...rest,
})

test('optional lines count when they are picked, and of a group exactly one', () => {
  const document = documentOf([
    line('wall'),
    line('lights', { offer: { is: 'optional' } }),
    line('gray', { offer: { is: 'one-of', group: 'Color' } }),
    line('tan', { offer: { is: 'one-of', group: 'Color' } }),
  ])
  expect([...countedLines(document, [])]).toEqual(['wall', 'gray'])
  expect([...countedLines(document, ['tan', 'lights'])]).toEqual(['wall', 'lights', 'tan'])
  expect([...countedLines(document, ['tan', 'gray', 'of nobody'])]).toEqual(['wall', 'gray'])
  expect(offeredPicks(document, ['lights', 'wall', 'made up'])).toEqual(['lights', 'gray'])
})

test('the discount goes off the lines before tax is taken, once, on what is left of the taxed ones', () => {
  const document = documentOf(
    [line('stone', { priceCents: 33_333, isTaxable: true }), line('labor', { priceCents: 66_667 })],
    {
      discount: { is: 'percent', rate: 10_000 },
      tax: { county: 'Forsyth', rate: 7_000 },
    },
  )
  const totals = totalsOf(document, [])
  expect(totals.subtotalCents).toBe(100_000)
  expect(totals.discountCents).toBe(10_000)
  expect(totals.lines.get('stone')).toEqual({ cents: 33_333, discountCents: 3_333 })
  // 7 % of $300.00.
  expect(totals.tax).toEqual({ county: 'Forsyth', rate: 7_000, taxableCents: 30_000, cents: 2_100 })
  expect(totals.totalCents).toBe(92_100)
})

test('a taxed line that is taken off takes its tax off too', () => {
  const tax = { county: 'Forsyth', rate: 7_000 }
  const document = documentOf([line('stone', { priceCents: -100_000, isTaxable: true })], { tax })
  expect(totalsOf(document, [])).toMatchObject({ tax: { cents: -7_000 }, totalCents: -107_000 })
})

test('a signed quote keeps its signed total and tax', () => {
  const tax = { county: 'Forsyth', rate: 7_000 }
  const document = documentOf([line('stone', { priceCents: -100_000, isTaxable: true })], { tax })
  const signed = { picked: [], totalCents: -100_000, taxCents: 0 }
  expect(signedTotals(document, signed)).toMatchObject({
    subtotalCents: -100_000,
    tax: { county: 'Forsyth', cents: 0 },
    totalCents: -100_000,
  })
})

test('profit leaves out lines with unknown cost, and says how many', () => {
  const document = documentOf(
    [
      line('wall', { costCents: 6_000 }),
      line('fee', { priceCents: 5_000 }),
      line('extra', { offer: { is: 'optional' }, costCents: 9_000 }),
    ],
    { discount: { is: 'amount', cents: 1_500 } },
  )
  expect(profitOf(document, [])).toEqual({ cents: 3_000, rate: 33_333, unknownLines: 1 })
})

test('a credit alone has a loss, but no rate of profit', () => {
  const credit = documentOf([line('credit', { priceCents: -5_000, costCents: 0 })])
  expect(profitOf(credit, [])).toEqual({ cents: -5_000, rate: null, unknownLines: 0 })
})

const cents = fc.integer({ min: 0, max: 50_000_000 })
const anyLine = fc
  .record({
    quantity: fc.integer({ min: 0, max: 10_000_000 }),
    priceCents: fc.integer({ min: -100_000, max: 10_000_000 }),
    isTaxable: fc.boolean(),
    offer: fc.oneof(
      fc.constant({ is: 'fixed' } as const),
      fc.constant({ is: 'optional' } as const),
      fc.record({ is: fc.constant('one-of' as const), group: fc.constantFrom('A', 'B') }),
    ),
  })
  .map((rest) => line('', rest))
const anyDocument = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    discount: fc.option(
      fc.oneof(
        fc.record({ is: fc.constant('amount' as const), cents }),
        fc.record({ is: fc.constant('percent' as const), rate: fc.nat(100_000) }),
      ),
    ),
    rate: fc.option(fc.nat(15_000)),
  })
  .map(({ lines, discount, rate }) =>
    documentOf(
      lines.map((each, index) => ({ ...each, id: `line-${index}` })),
      { discount, tax: rate === null ? null : { county: 'Hall', rate } },
    ),
  )
const anyShare = fc.oneof(
  fc.constant({ is: 'rest' } as const),
  fc.record({ is: fc.constant('amount' as const), cents }),
  fc.record({ is: fc.constant('percent' as const), rate: fc.nat(100_000) }),
)

/** Rounds a fraction of big integers to whole units: half up, below zero away from zero. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return numerator < 0n ? -rounded : rounded
}

test('totals are the exact fractions, rounded where documents round and nowhere else', () => {
  const picks = fc.array(fc.integer({ min: 0, max: 11 }).map((index) => `line-${index}`))
  fc.assert(
    fc.property(anyDocument, picks, (document, picked) => {
      const totals = totalsOf(document, picked)
      const lines = document.sections[0]?.lines ?? []
      const counted = lines.filter(({ id }) => totals.lines.has(id))
      const amounts = counted.map((each) =>
        halfUp(BigInt(each.quantity) * BigInt(each.priceCents), 1000n),
      )
      const subtotal = amounts.reduce((all, each) => all + each, 0n)
      expect(BigInt(totals.subtotalCents)).toBe(subtotal)
      const most = subtotal > 0n ? subtotal : 0n
      const { discount } = document
      const wanted =
        discount === null
          ? 0n
          : discount.is === 'amount'
            ? BigInt(discount.cents)
            : halfUp(most * BigInt(discount.rate), 100_000n)
      expect(BigInt(totals.discountCents)).toBe(wanted < most ? wanted : most)
      const spread = [...totals.lines.values()].map(({ discountCents }) => discountCents)
      expect(spread.reduce((all, each) => all + each, 0)).toBe(totals.discountCents)
      const taxable = counted.reduce((all, each, index) => {
        if (!each.isTaxable) return all
        return all + (amounts[index] ?? 0n) - BigInt(spread[index] ?? 0)
      }, 0n)
      const { tax } = document
      expect(BigInt(totals.tax?.cents ?? 0)).toBe(
        tax === null ? 0n : halfUp(taxable * BigInt(tax.rate), 100_000n),
      )
      expect(totals.totalCents).toBe(
        totals.subtotalCents - totals.discountCents + (totals.tax?.cents ?? 0),
      )
    }),
    { numRuns: 2_000 },
  )
})

test('a schedule always sums to the total, whatever its shares', () => {
  const stages = fc
    .array(anyShare, { maxLength: 8 })
    .map((shares) =>
      shares.map((share, index): Stage => ({ id: String(index), name: '', share, due: 'stage' })),
    )
  fc.assert(
    fc.property(stages, cents, (schedule, total) => {
      const payments = paymentsOf({ schedule }, total)
      expect(payments.reduce((all, each) => all + each.cents, 0)).toBe(total)
      expect(payments.every((each) => each.cents >= 0)).toBe(true)
      expect(payments).toHaveLength(Math.max(1, schedule.length))
      let left = BigInt(total)
      for (const { share, cents } of payments.slice(0, -1)) {
        if (share.is === 'percent') {
          const wanted = halfUp(BigInt(total) * BigInt(share.rate), 100_000n)
          expect(BigInt(cents)).toBe(wanted < left ? wanted : left)
        }
        left -= BigInt(cents)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a customer is not asked for a payment of nothing', () => {
  const deposit = { id: 'deposit', name: 'Deposit', due: 'accepted' } as const
  const balance = { id: 'balance', name: 'Balance', due: 'done', share: { is: 'rest' } } as const
  const asked = (rate: number, totalCents: number) =>
    askedPayments(
      { schedule: [{ ...deposit, share: { is: 'percent', rate } }, balance] },
      totalCents,
    ).map(({ id }) => id)
  expect(asked(30_000, 1_000)).toEqual(['deposit', 'balance'])
  expect(asked(100_000, 1_000)).toEqual(['deposit'])
  expect(asked(30_000, -1_000)).toEqual([])
})
