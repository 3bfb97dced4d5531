import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lostOf } from '#domain/payments/dispute.ts'
import {
  courtesyOf,
  nextPayment,
  owedAgain,
  paymentStates,
  type AgreedPayment,
} from './quote-payments.ts'

const agreed = (...cents: readonly number[]): readonly AgreedPayment[] =>
  cents.map((each, index) => ({ id: String(index), name: '', due: 'stage', cents: each }))
const left = (states: ReturnType<typeof paymentStates>) => states.map(({ leftCents }) => leftCents)

test('what a change order gives back comes off the last payments first', () => {
  const states = paymentStates(agreed(300, 400, 300), [], 500, false)
  expect(left(states)).toEqual([300, 200, 0])
  expect(nextPayment(states)?.id).toBe('0')
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

const cents = fc.integer({ min: 0, max: 1_000_000 })

test('paid, let go, credited and open are what was agreed on, whatever came', () => {
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

test('a lost dispute is owed again until it is paid another way or written off', () => {
  const whole = { cents: 3_000, refundedCents: 0, disputedCents: 3_000 }
  // The bank gives back all, also what had been refunded before.
  expect(lostOf({ ...whole, refundedCents: 500 })).toBe(2_500)
  expect(lostOf({ ...whole, disputedCents: 0 })).toBe(0)
  expect(owedAgain(3_000, { leftCents: 3_000 })).toBe(3_000)
  expect(owedAgain(3_000, { leftCents: 1_200 })).toBe(1_200)
  expect(owedAgain(3_000, { leftCents: 0 })).toBe(0)
  expect(courtesyOf(500, 2_500, false)).toBe(500)
  expect(courtesyOf(500, 2_500, true)).toBe(3_000)
})

test('nothing is left of a payment once it is refunded, lost and written off in any order', () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), (whole, back, disputed, isCourtesy) => {
      const refundedCents = Math.min(back, whole)
      const lostCents = lostOf({ cents: whole, refundedCents, disputedCents: disputed })
      const kept = whole - refundedCents - lostCents
      expect(kept).toBeGreaterThanOrEqual(0)
      const courtesyCents = courtesyOf(isCourtesy ? refundedCents : 0, lostCents, true)
      const received = [{ part: '0', cents: kept, courtesyCents }]
      const [state] = paymentStates(agreed(whole), received, 0, false)
      expect(state?.leftCents).toBe(isCourtesy ? 0 : refundedCents)
    }),
    { numRuns: 2_000 },
  )
})
