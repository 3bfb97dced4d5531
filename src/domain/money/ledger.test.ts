import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portionOf } from './arithmetic.ts'
import { taxWithin } from './counter-payment.ts'
import {
  amountsBeginning,
  searchedAmounts,
  ledgerTotals,
  taxOfSteps,
  methodText,
  type LedgerEntry,
  type LedgerGroup,
} from './ledger.ts'
import { ledgerCsv, quickBooksCsv, quickBooksFiles } from './ledger-csv.ts'
import { ledgerPeriod, neighborPeriods, periodMoments, ledgerPeriodText } from './ledger-period.ts'

const entry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 'pay-1',
  kind: 'payment',
  paymentId: 'pay-1',
  at: Date.parse('2027-04-12T12:00:00Z'),
  cents: 30_000,
  currency: 'usd',
  method: 'check',
  source: 'quote',
  name: 'Rosa Lindqvist',
  email: 'rosa@example.com',
  customerId: null,
  about: 'Q-1001 Retaining wall',
  checkNumber: '',
  mismatch: null,
  tax: null,
  fee: { is: 'none' },
  ...change,
})

const known = (cents: number, payout: (LedgerEntry['fee'] & { is: 'known' })['payout'] = null) =>
  ({ is: 'known', cents, payout }) as const

test('the tax of parts sums to that of the whole, whatever the parts, and goes back with them', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 25_000 }), (cents, rate) => {
      const totalCents = cents.reduce((all, each) => all + each, 0)
      const whole = { totalCents, taxCents: taxWithin(totalCents, rate) }
      const movements = cents.map((each) => ({ kind: 'payment', cents: each }) as const)
      const back = movements.map((each) => ({ kind: 'refund', cents: -each.cents }) as const)
      const taxes = taxOfSteps([...movements, ...back], whole)
      const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0)
      expect(sum(taxes.slice(0, cents.length))).toBe(whole.taxCents)
      expect(sum(taxes)).toBe(0)
    }),
    { numRuns: 2_000 },
  )
})

test('the tax is that of the money left, in any order of payments and refunds', () => {
  const moves = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 12 })
  fc.assert(
    fc.property(
      moves,
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.nat(25_000),
      (all, most, rate) => {
        const whole = { totalCents: most, taxCents: taxWithin(most, rate) }
        let left = 0
        const movements = all.map((asked) => {
          // Never more than is owed, and never more back than came in.
          const cents = Math.min(Math.max(asked, -left), most - left)
          left += cents
          return { kind: cents < 0 ? 'refund' : 'payment', cents } as const
        })
        const tax = taxOfSteps(movements, whole).reduce((sum, each) => sum + each, 0)
        expect(tax).toBe(portionOf(whole.taxCents, left, most))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('money that replaces a lost dispute is not taxed again', () => {
  const moved = (kind: LedgerEntry['kind'], cents: number) => ({ kind, cents })
  const deposit = [moved('payment', 5_000), moved('dispute', -5_000)]
  const whole = { totalCents: 10_700, taxCents: 700 }
  expect(taxOfSteps([...deposit, moved('payment', 5_000), moved('payment', 5_700)], whole)).toEqual(
    [327, 0, 0, 373],
  )
  expect(
    taxOfSteps([...deposit, moved('dispute-won', 5_000), moved('refund', -5_000)], whole),
  ).toEqual([327, 0, 0, -327])
})

test('a change order moves the tax of the credited amount, once it is agreed on', () => {
  const paid = [{ kind: 'payment', cents: 207_000 }] as const
  const whole = { totalCents: 207_000, taxCents: 7_000 }
  const order = (totalCents: number, taxCents: number) =>
    ({ kind: 'change-order', cents: 0, change: { totalCents, taxCents } }) as const
  const refund = (cents: number) => ({ kind: 'refund', cents: -cents }) as const
  const stoneOff = order(-107_000, -7_000)
  expect(taxOfSteps([...paid, stoneOff, refund(107_000)], whole)).toEqual([7_000, -7_000, 0])
  const laborOff = order(-100_000, 0)
  expect(taxOfSteps([...paid, laborOff, refund(100_000)], whole)).toEqual([7_000, 0, 0])
  // After calling off, the stone can be sold again; only the kept part of the money has its tax.
  const calledOff = order(107_000, 7_000)
  expect(taxOfSteps([...paid, stoneOff, refund(107_000), calledOff], whole)).toEqual([
    7_000, -7_000, 0, 3_382,
  ])
})

test('the tax is that of the last agreed total, whatever change orders take off', () => {
  const step = fc.oneof(
    fc.record({ cents: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
    fc.record({
      totalCents: fc.integer({ min: -500_000, max: 0 }),
      taxCents: fc.integer({ min: -40_000, max: 40_000 }),
    }),
  )
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.nat(25_000),
      (all, totalCents, rate) => {
        const sold = { totalCents, taxCents: taxWithin(totalCents, rate) }
        const now = { ...sold }
        let left = 0
        const steps = all.map((each) => {
          if ('totalCents' in each) {
            now.totalCents += each.totalCents
            now.taxCents += each.taxCents
            return { kind: 'change-order', cents: 0, change: each } as const
          }
          const cents = Math.max(each.cents, -left)
          left += cents
          return { kind: cents < 0 ? 'refund' : 'payment', cents } as const
        })
        const tax = taxOfSteps(steps, sold).reduce((sum, each) => sum + each, 0)
        const counts = Math.min(left, now.totalCents)
        expect(tax).toBe(now.totalCents <= 0 ? 0 : portionOf(now.taxCents, counts, now.totalCents))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the tax within an amount is what its net price would be taxed', () => {
  expect(taxWithin(10_700, 7_000)).toBe(700)
  expect(taxWithin(100, 0)).toBe(0)
})

test('totals count payments and refunds by method, source and county, in one currency', () => {
  const group = (change: Partial<LedgerGroup>): LedgerGroup => ({
    kind: 'payment',
    method: 'check',
    currency: 'usd',
    county: '',
    entries: 1,
    cents: 0,
    taxCents: 0,
    feeCents: 0,
    feesNotKnown: 0,
    ...change,
  })
  const all = [
    group({ method: 'card', cents: 5_000, feeCents: 175 }),
    group({ cents: 10_700, county: 'Forsyth', taxCents: 700 }),
    group({ kind: 'refund', cents: -2_140, county: 'Forsyth', taxCents: -140 }),
    group({ kind: 'refund-failed', cents: 140, method: 'card', feesNotKnown: 1 }),
    group({ kind: 'dispute', cents: 0, method: 'card', feeCents: -20 }),
    group({ cents: 9_999, currency: 'eur', entries: 2 }),
    // A quote without a county.
    group({ method: 'cash', cents: 1_070, taxCents: 70 }),
  ]
  expect(ledgerTotals(all)).toEqual({
    inCents: 16_770,
    backCents: 2_000,
    netCents: 14_770,
    feeCents: 155,
    disputeFeeCents: -20,
    entries: 6,
    feesNotKnown: 1,
    byMethod: [
      { method: 'card', cents: 5_140 },
      { method: 'check', cents: 8_560 },
      { method: 'cash', cents: 1_070 },
    ],
    taxByCounty: [
      { county: '', cents: 70 },
      { county: 'Forsyth', cents: 560 },
    ],
    foreign: 2,
  })
})

test('a refund and a payment name their method', () => {
  expect(methodText(entry({ checkNumber: '1042' }))).toBe('Check 1042')
  expect(methodText(entry({ kind: 'refund', method: 'card' }))).toBe('Refund: card, online')
  expect(methodText(entry({ kind: 'refund', method: 'check' }))).toBe('Refund: check')
  expect(methodText(entry({ kind: 'refund', method: 'zelle' }))).toBe('Refund: Zelle')
  expect(methodText(entry({ kind: 'dispute', method: 'card' }))).toBe('Disputed')
})

test('an amount is found by its beginning, with or without its cents', () => {
  const isFound = (typed: string, cents: number) =>
    amountsBeginning(typed).some(({ from, to }) => from <= cents && cents <= to)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(), (cents, cut) => {
      const text = (cents / 100).toFixed(2)
      const typed = text.slice(0, (cut % text.length) + 1)
      expect(isFound(typed, cents)).toBe(true)
      expect(isFound(typed, cents + 1)).toBe(((cents + 1) / 100).toFixed(2).startsWith(typed))
    }),
  )
  expect(isFound('$1,250', 125_000)).toBe(true)
  expect(amountsBeginning('wall')).toEqual([])
})

test('a search is for an amount if it is written as one, not as a number or a measure', () => {
  for (const typed of ['$107', '107.50', '1,070', '$1,070.5', '-20.00', ' $9 ']) {
    expect(searchedAmounts(typed).length, typed).toBeGreaterThan(0)
  }
  for (const typed of ['107', '12.5', '770.555', 'Q-1001', '1,000 blocks', '$', '']) {
    expect(searchedAmounts(typed), typed).toEqual([])
  }
})

describe('files', () => {
  const refund = entry({
    kind: 'refund',
    cents: -1_050,
    name: '=HYPERLINK("x")',
    about: 'Q-1001, wall\nand steps',
  })

  test('QuickBooks gets three columns, the oldest first, with signed amounts', () => {
    expect(quickBooksCsv([refund, entry({ checkNumber: '1042' })], 'America/New_York', 1)).toBe(
      'Date,Description,Amount\r\n' +
        '04/12/2027,Payment - Rosa Lindqvist - Q-1001 Retaining wall - Check 1042,300.00\r\n' +
        '04/12/2027,Refund - =HYPERLINK( x ) - Q-1001 wall and steps - Check,-10.50\r\n',
    )
  })

  test('tax that a change order moves is in the whole list, but not in the file for the bank', () => {
    const tax = { county: 'Forsyth', cents: -7_000 }
    const moved = entry({ kind: 'change-order', cents: 0, tax })
    expect(ledgerCsv([moved], 'America/New_York')).toContain(',0.00,USD,-70.00,Forsyth,')
    expect(quickBooksCsv([moved], 'America/New_York', 1)).toBe('Date,Description,Amount\r\n')
  })

  test('QuickBooks gets the payment provider’s fee as a line of its own', () => {
    const paid = entry({ method: 'card', fee: known(900) })
    const free = entry({ kind: 'refund', cents: -5, method: 'card', fee: known(0) })
    expect(quickBooksCsv([free, paid], 'America/New_York', 1).split('\r\n').slice(1, -1)).toEqual([
      '04/12/2027,Payment - Rosa Lindqvist - Q-1001 Retaining wall - Card online,300.00',
      '04/12/2027,Payment fee - Rosa Lindqvist - Q-1001 Retaining wall,-9.00',
      '04/12/2027,Refund - Rosa Lindqvist - Q-1001 Retaining wall - Card online,-0.05',
    ])
  })

  test('QuickBooks gets files of at most 1,000 lines and 350 KB, with every entry in one of them', () => {
    const long = { about: 'Retaining wall '.repeat(20), fee: known(900) }
    const all = Array.from({ length: 1_200 }, (_, n) =>
      entry({ ...long, method: 'card', name: `Customer ${1_200 - n}` }),
    )
    const files = Array.from({ length: quickBooksFiles(all.length) }, (_, n) =>
      quickBooksCsv(all, 'America/New_York', n + 1),
    )
    expect(files).toHaveLength(3)
    for (const file of files) {
      expect(Buffer.byteLength(file)).toBeLessThan(350_000)
      expect(file.trimEnd().split('\r\n').length).toBeLessThanOrEqual(1_000)
    }
    const paid = files.join('').match(/Payment - Customer \d+/g)
    expect(paid).toEqual(Array.from({ length: 1_200 }, (_, n) => `Payment - Customer ${n + 1}`))
    expect(quickBooksFiles(0)).toBe(1)
  })

  test('the whole list has fee and payout, or that the fee is not known yet', () => {
    const payout = { id: 'po_1', state: 'paid', arrivesOn: '2027-04-14' } as const
    const paid = entry({ method: 'card', fee: known(900, payout) })
    const open = entry({ method: 'card', fee: { is: 'not-known' } })
    const lines = ledgerCsv([paid, open], 'America/New_York').split('\r\n')
    expect(lines[1]).toContain(',9.00,po_1,2027-04-14,')
    expect(lines[2]).toContain(',not known yet,,,')
  })

  test('the whole list has a safe line for each entry', () => {
    const all = [refund, entry({ checkNumber: '1042' })]
    const [head, line, paid] = ledgerCsv(all, 'America/New_York').split('\r\n')
    expect(head).toMatch(/^Date,Kind,Customer/)
    expect(line).toContain('"\'=HYPERLINK(""x"")"')
    expect(line).toContain(',-10.50,USD')
    expect(paid).toMatch(/,Check,300\.00,.*,pay-1,1042$/)
  })
})

test('periods are months and years of the company’s own days', () => {
  const month = ledgerPeriod('2027-03', '2027-04-12')
  expect(ledgerPeriodText(month)).toBe('March 2027')
  expect(neighborPeriods(month)).toEqual({ before: '2027-02', after: '2027-04' })
  // Clocks change on March 14.
  expect(periodMoments(month, 'America/New_York')).toEqual({
    from: Date.parse('2027-03-01T05:00:00Z'),
    until: Date.parse('2027-04-01T04:00:00Z'),
  })
  const year = ledgerPeriod('2027', '2027-04-12')
  expect(neighborPeriods(year)).toEqual({ before: '2026', after: '2028' })
  expect(ledgerPeriod('2027-13', '2027-04-12').name).toBe('2027-04')
})
