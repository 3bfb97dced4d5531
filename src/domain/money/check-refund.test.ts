import { describe, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import {
  checkRefund,
  mayBeOwedAgain,
  customerRefundReason,
  type RequestedRefund,
  type RefundedPayment,
} from './check-refund.ts'

const agreed: RefundedPayment = {
  subject: { kind: 'quote', id: 'q1' },
  mismatch: null,
  method: 'card',
  isCalledOff: false,
  overpaidCents: 2_000,
  leftCents: 5_000,
}
const twice: RefundedPayment = { ...agreed, mismatch: 'paid-already' }
const off: RefundedPayment = { ...agreed, isCalledOff: true }
const ofGuest: RefundedPayment = { ...agreed, subject: { kind: 'booking', id: 'b1' } }
const asked = (change: Partial<RequestedRefund> = {}): RequestedRefund => ({
  cents: 5_000,
  method: 'card',
  reason: null,
  ...change,
})

describe('a refund', () => {
  test('never gives back more than is left', () => {
    expect(checkRefund(asked(), ofGuest)).toMatchObject({ ok: true })
    expect(checkRefund(asked({ cents: 5_001 }), ofGuest)).toEqual(
      err({ code: 'too-much', leftCents: 5_000 }),
    )
  })

  test('is not made over another that its page has not shown', () => {
    expect(checkRefund(asked({ cents: 2_000, seen: 5_000 }), ofGuest).ok).toBe(true)
    const after = { ...ofGuest, leftCents: 3_000 }
    const again = (seen: number) => checkRefund(asked({ cents: 2_000, seen }), after)
    expect(again(5_000)).toEqual(err({ code: 'changed-meanwhile' }))
    expect(again(3_000).ok).toBe(true)
  })

  test('goes to a card only where one has paid', () => {
    const byCheck = { ...ofGuest, method: 'check' } as const
    expect(checkRefund(asked(), byCheck)).toMatchObject(err({ code: 'not-by-card' }))
    expect(checkRefund(asked({ method: 'cash' }), byCheck)).toMatchObject({ ok: true })
  })

  test('needs a reason for an agreed quote, and for no other payment', () => {
    expect(checkRefund(asked(), agreed)).toMatchObject(err({ code: 'no-reason' }))
    for (const [reason, isOwedAgain] of [
      ['courtesy', false],
      ['owed-again', true],
    ] as const) {
      expect(checkRefund(asked({ reason }), agreed)).toMatchObject(ok({ isOwedAgain }))
    }
    const may = [agreed, twice, off, ofGuest].map(mayBeOwedAgain)
    expect(may).toEqual([true, false, false, false])
    for (const payment of [twice, off, ofGuest]) {
      expect(checkRefund(asked(), payment)).toMatchObject({ ok: true })
    }
  })

  test('of the amount that a change order took off is not owed again, and is at most that amount', () => {
    const back = (cents: number) => checkRefund(asked({ cents, reason: 'overpaid' }), agreed)
    expect(back(2_000)).toEqual(ok({ isOwedAgain: true, overpaidCents: 0 }))
    expect(back(2_001)).toEqual(err({ code: 'not-overpaid', overpaidCents: 2_000 }))
  })

  test('as a courtesy gives back first what a change order took off', () => {
    const overpaid = (cents: number, payment = agreed) => {
      const checked = checkRefund(asked({ cents, reason: 'courtesy' }), payment)
      return checked.ok ? checked.value.overpaidCents : null
    }
    expect([500, 2_000, 2_500].map((cents) => overpaid(cents))).toEqual([500, 2_000, 2_000])
    expect([overpaid(500, twice), overpaid(500, off)]).toEqual([0, 0])
  })

  test('of a quote that is called off is not owed again', () => {
    expect(checkRefund(asked({ reason: 'owed-again' }), off)).toMatchObject(
      ok({ isOwedAgain: false }),
    )
  })
})

test.each([
  ['the customer is told what the colleague said', agreed, 'courtesy', 'courtesy'],
  ['the customer is told what the colleague said', agreed, 'owed-again', 'owed-again'],
  ['what was paid twice was not owed, whatever was said', twice, 'owed-again', 'not-owed'],
  ['what was paid twice was not owed', twice, null, 'not-owed'],
  ['a quote that is called off says so, whatever was said', off, 'owed-again', 'called-off'],
  ['so does one that was paid twice', { ...twice, isCalledOff: true }, null, 'called-off'],
] as const)('%s', (_, payment, reason, stated) => {
  expect(customerRefundReason(reason, payment)).toBe(stated)
})
