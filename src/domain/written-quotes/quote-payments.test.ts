import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lostOf } from '#domain/payments/dispute.ts'
import {
  checkNumberOf,
  leftText,
  nextPayment,
  overpaidOf,
  owedAgain,
  paymentStates,
  paymentToRefund,
  receivedParts,
  settledText,
  type AgreedPayment,
  type ReceivedPayment,
} from './quote-payments.ts'

const agreed = (...cents: readonly number[]): readonly AgreedPayment[] =>
  cents.map((each, index) => ({ id: String(index), name: '', due: 'stage', cents: each }))
const cents = fc.integer({ min: 0, max: 1_000_000 })
const left = (states: ReturnType<typeof paymentStates>) => states.map(({ leftCents }) => leftCents)

test('the credit of a change order reduces the last payments first', () => {
  const states = paymentStates(agreed(300, 400, 300), [], 500, false)
  expect(left(states)).toEqual([300, 200, 0])
  expect(nextPayment(states, [])?.id).toBe('0')
})

test('what the bank is about to pay is on its way, and open again once the bank refuses it', () => {
  const [state = expect.fail()] = paymentStates(agreed(300), [], 0, false)
  expect(leftText(state, [])).toBe('$3.00 open')
  expect(leftText(state, [{ part: '0', hasFailed: false }])).toBe('$3.00 on its way')
  expect(leftText(state, [{ part: '0', hasFailed: true }])).toBe('$3.00 open')
  expect(leftText(state, [{ part: '1', hasFailed: false }])).toBe('$3.00 open')
})

test('a payment that was called off half paid is not said to be paid', () => {
  const half = [{ part: '0', cents: 100, courtesyCents: 0 }]
  const text = (...of: Parameters<typeof paymentStates>) =>
    paymentStates(...of).map((state) => leftText(state, []))
  expect(text(agreed(300, 400), half, 0, true)).toEqual(['Nothing owed', 'Nothing owed'])
  expect(text(agreed(100), half, 0, true)).toEqual(['Paid'])
  expect(text(agreed(300), half, 200, false)).toEqual(['Paid'])
})

test('a stage is due once money has come for it; what is due on acceptance comes first', () => {
  const [wall, balance] = agreed(400, 300)
  const deposit = { id: 'deposit', name: '', due: 'accepted', cents: 300 } as const
  const plan = [wall, balance, deposit].filter((each) => each !== undefined)
  const next = (...parts: readonly string[]) => {
    const received = parts.map((part) => ({ part, cents: 300, courtesyCents: 0 }))
    return nextPayment(paymentStates(plan, received, 0, false), received)
  }
  expect(next()).toMatchObject({ id: 'deposit', isDue: true })
  expect(next('deposit')).toMatchObject({ id: '0', isDue: false })
  expect(next('deposit', '0')).toMatchObject({ id: '0', leftCents: 100, isDue: true })
  expect(next('deposit', '0', '0', '1')).toBeNull()
})

test('once a quote is called off nothing of it is owed', () => {
  expect(left(paymentStates(agreed(300, 700), [], 0, true))).toEqual([0, 0])
})

test('a courtesy is owed no more, and what came too much counts for no other payment', () => {
  const received = [
    { part: '0', cents: 260, courtesyCents: 40 },
    { part: '1', cents: 900, courtesyCents: 0 },
  ]
  expect(left(paymentStates(agreed(300, 700, 500), received, 0, false))).toEqual([0, 0, 500])
})

test('paid, written-off, credited and open amounts are the agreed total, for any payments', () => {
  const payments = fc.array(
    fc.record({ cents, paid: cents, courtesy: cents, isTwice: fc.boolean() }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(payments, cents, (all, credit) => {
      const received = all.flatMap(({ paid, courtesy, isTwice }, index) => {
        const one = { part: String(index), cents: paid, courtesyCents: courtesy }
        return isTwice ? [one, one] : [one]
      })
      const states = paymentStates(
        agreed(...all.map((each) => each.cents)),
        received,
        credit,
        false,
      )
      let open = 0
      for (const { cents: whole, paidCents, courtesyCents, creditCents, leftCents } of states) {
        const uncovered = Math.max(0, whole - paidCents - courtesyCents)
        expect(creditCents + leftCents).toBe(uncovered)
        expect(Math.min(creditCents, leftCents)).toBeGreaterThanOrEqual(0)
        open += uncovered
      }
      const credited = states.reduce((sum, { creditCents }) => sum + creditCents, 0)
      expect(credited).toBe(Math.min(credit, open))
    }),
    { numRuns: 2_000 },
  )
})

test('paid, written-off and open amounts minus refunds due are the agreed total', () => {
  const share = fc.integer({ min: 0, max: 100 })
  const payments = fc.array(fc.record({ cents, paid: share, courtesy: share }), { maxLength: 6 })
  fc.assert(
    fc.property(payments, share, share, fc.nat(), (all, credited, back, which) => {
      const parts = all.map(({ cents: whole, paid, courtesy }, index) => {
        const paidCents = Math.floor((whole * paid) / 100)
        const courtesyCents = Math.floor(((whole - paidCents) * courtesy) / 100)
        return { part: String(index), cents: paidCents, courtesyCents }
      })
      const both = agreed(...all.map((each) => each.cents))
      const wholeCents = sum(both.map((each) => each.cents))
      const letGo = sum(parts.map((each) => each.courtesyCents))
      const credit = Math.floor(((wholeCents - letGo) * credited) / 100)
      const states = paymentStates(both, parts, credit, false)
      const overpaid = overpaidOf(states, credit, false)
      const paid = sum(parts.map((each) => each.cents))
      expect(paid + letGo + sum(left(states)) - overpaid).toBe(wholeCents - credit)
      expect(overpaid).toBeGreaterThanOrEqual(0)
      expect(overpaidOf(paymentStates(both, parts, credit, true), credit, true)).toBe(0)

      // A refund of overpaid money, from any payment, is neither due anymore nor owed again.
      const from = parts[which % parts.length]
      if (from === undefined) return
      const refunded = Math.min(from.cents, Math.floor((overpaid * back) / 100))
      const after = parts.map((each) =>
        each === from ? { ...each, cents: each.cents - refunded } : each,
      )
      const since = paymentStates(both, after, credit, false)
      expect(overpaidOf(since, credit, false)).toBe(overpaid - refunded)
      expect(left(since)).toEqual(left(states))
    }),
    { numRuns: 2_000 },
  )
})

test('a customer who has overpaid is told so, and no more is refunded than was paid', () => {
  const paid = [{ part: '0', cents: 1_000, courtesyCents: 0 }]
  const states = paymentStates(agreed(1_000), paid, 300, false)
  const back = overpaidOf(states, 300, false)
  expect(settledText(states, false, back)).toContain('We owe you $3.00 back')
  const written = paymentStates(
    agreed(1_000),
    [{ part: '0', cents: 0, courtesyCents: 1_000 }],
    300,
    false,
  )
  expect(overpaidOf(written, 300, false)).toBe(0)
})

test('a refund comes out of the latest payment that covers it, or of the largest', () => {
  const three = [
    received('0', { cents: 900 }),
    received('1', { cents: 500 }),
    received('1', { cents: 300, refundedCents: 200 }),
    received('1', { cents: 5_000, mismatch: 'paid-already' }),
  ]
  expect(paymentToRefund(three, 400)).toBe(three[1])
  expect(paymentToRefund(three, 1_000)).toBe(three[0])
  expect(paymentToRefund([], 1_000)).toBeNull()
})

/** A payment of that part, of which nothing was given back unless said. */
const received = (part: string, change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id: `${part} ${JSON.stringify(change)}`,
  part,
  cents: 0,
  refundedCents: 0,
  elsewhereCents: 0,
  lostCents: 0,
  courtesyCents: 0,
  writtenOffCents: 0,
  mismatch: null,
  ...change,
})
const statesOf = (
  all: readonly AgreedPayment[],
  payments: readonly ReceivedPayment[],
  credit = 0,
) => paymentStates(all, receivedParts(payments), credit, false)
const claims = (all: readonly AgreedPayment[], payments: readonly ReceivedPayment[]) =>
  owedAgain(statesOf(all, payments), payments).map(({ cents: each }) => each)

test('a lost dispute is owed again until it is paid another way or written off', () => {
  const whole = { cents: 3_000, refundedCents: 0, disputedCents: 3_000 }
  // The bank gives back everything, including what was refunded before.
  expect(lostOf({ ...whole, refundedCents: 500 })).toBe(2_500)
  expect(lostOf({ ...whole, disputedCents: 0 })).toBe(0)
  const lost = received('0', { cents: 3_000, lostCents: 3_000 })
  const deposit = agreed(3_000)
  expect(claims(deposit, [lost])).toEqual([3_000])
  expect(claims(deposit, [lost, received('0', { cents: 1_800 })])).toEqual([1_200])
  expect(claims(deposit, [lost, received('0', { cents: 3_000 })])).toEqual([])
  const writtenOff = { ...lost, writtenOffCents: 3_000, courtesyCents: 3_000 }
  expect(claims(deposit, [writtenOff])).toEqual([])
  // Money that goes after a write-off is owed again.
  const more = { elsewhereCents: 500, refundedCents: 500, writtenOffCents: 200, courtesyCents: 200 }
  expect(claims(deposit, [received('0', { cents: 3_000, ...more })])).toEqual([300])
  expect(claims(deposit, [{ ...lost, mismatch: 'paid-already' }])).toEqual([])
})

test('two losses of one agreed payment together ask for no more than is open of it', () => {
  const two = [
    received('0', { cents: 1_000, lostCents: 1_000 }),
    received('0', { cents: 2_000, lostCents: 2_000 }),
  ]
  expect(claims(agreed(3_000), two)).toEqual([2_000, 1_000])
  // Later money covers the earlier loss first.
  expect(claims(agreed(3_000), [...two, received('0', { cents: 700 })])).toEqual([2_000, 300])
  expect(claims(agreed(3_000), [...two, received('0', { cents: 1_600 })])).toEqual([1_400])
  // Money for another payment covers neither.
  const other = received('1', { cents: 500, lostCents: 500 })
  expect(claims(agreed(3_000, 500), [...two, other])).toEqual([2_000, 1_000, 500])
})

const moves = fc.array(
  fc.record({
    part: fc.constantFrom('0', '1'),
    cents,
    refunded: cents,
    isCourtesy: fc.boolean(),
    disputed: fc.option(cents, { nil: 0 }),
    mismatch: fc.constantFrom(null, null, null, 'paid-already' as const),
  }),
  { minLength: 1, maxLength: 6 },
)

test('every lost and open cent is asked for once, and a write-off covers exactly that', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      moves,
      cents,
      fc.infiniteStream(fc.nat()),
      (a, b, all, credit, pick) => {
        const both = agreed(a, b)
        let payments = all.map((each, index): ReceivedPayment => {
          const refundedCents = Math.min(each.refunded, each.cents)
          const lostCents = lostOf({
            cents: each.cents,
            refundedCents,
            disputedCents: each.disputed,
          })
          return received(each.part, {
            id: String(index),
            cents: each.cents,
            refundedCents,
            lostCents,
            courtesyCents: each.isCourtesy ? refundedCents : 0,
            mismatch: each.mismatch,
          })
        })
        for (;;) {
          const states = statesOf(both, payments, credit)
          const owed = owedAgain(states, payments)
          for (const { id, leftCents } of states) {
            const own = payments.filter((each) => each.part === id && each.mismatch === null)
            const lost = sum(own.map((each) => each.lostCents - each.writtenOffCents))
            const ids = new Set(own.map((each) => each.id))
            const asked = sum(owed.filter((each) => ids.has(each.id)).map((each) => each.cents))
            expect(asked).toBe(Math.min(lost, leftCents))
          }
          if (owed.length === 0) return
          const [random = 0] = pick.take(1)
          const written = owed[random % owed.length]
          payments = payments.map((each) =>
            each.id === written?.id
              ? {
                  ...each,
                  writtenOffCents: each.writtenOffCents + written.cents,
                  courtesyCents: each.courtesyCents + written.cents,
                }
              : each,
          )
          const after = statesOf(both, payments, credit)
          const rest = owed.filter(({ id }) => id !== written?.id)
          expect(owedAgain(after, payments)).toEqual(rest)
          expect(sum(left(states)) - sum(left(after))).toBe(written?.cents)
          // A credit of a change order stays with its payment.
          expect(after.map(({ creditCents }) => creditCents)).toEqual(
            states.map(({ creditCents }) => creditCents),
          )
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('only a check has a number', () => {
  expect(checkNumberOf({ method: 'check', checkNumber: '1042' })).toBe('1042')
  expect(checkNumberOf({ method: 'check' })).toBe('')
  expect(checkNumberOf({ method: 'cash', checkNumber: '1042' })).toBe('')
})

const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + each, 0)
