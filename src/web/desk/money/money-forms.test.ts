import { expect, test } from 'vitest'
import { refundFormOf, refundQuestion, stoppedRefundEmail } from './money-forms.ts'

test('the confirmation of a refund names the amount, the method and the customer', () => {
  const ask = (method: 'card' | 'cash', name: string) => refundQuestion('$200.00', method, name)
  expect(ask('card', 'Rosa Lindqvist')).toBe('Refund $200.00 to Rosa Lindqvist’s card?')
  expect(ask('card', '')).toBe('Refund $200.00 to the card?')
  expect(refundQuestion('$200.00', 'card', 'Rosa', 'bank account')).toBe(
    'Refund $200.00 to Rosa’s bank account?',
  )
  expect(ask('cash', 'Rosa Lindqvist')).toBe('Refund $200.00 to Rosa Lindqvist by hand: Cash?')
  expect(ask('cash', '')).toBe('Refund $200.00 by hand: Cash?')
})

test('a refund of more than is left, or without the reason it needs, is refused', () => {
  const messages = (typed: object, mayBeOwedAgain = false, currency = 'usd') => {
    const form = refundFormOf({ leftCents: 10_700, currency, mayBeOwedAgain })
    const { error } = form.safeParse({ intent: 'refund', seen: 10_700, method: 'cash', ...typed })
    return error?.issues.map(({ message }) => message) ?? []
  }
  expect(messages({ amount: '107' })).toEqual([])
  expect(messages({ amount: '200' })).toEqual(['Only $107.00 of this payment is left.'])
  expect(messages({ amount: '200' }, false, 'eur')).toEqual([
    'Only 107.00 EUR of this payment is left.',
  ])
  expect(messages({ amount: 'ten' })).toEqual(['Enter an amount like 125.00.'])
  expect(messages({ amount: '5' }, true)).toEqual(['Choose whether the customer still owes it.'])
  expect(messages({ amount: '5', reason: 'courtesy' }, true)).toEqual([])
})

test('a customer who was told of a refund that is stopped is written to', () => {
  const link = stoppedRefundEmail({ name: 'Rosa', email: 'rosa@example.com' }, '$200.00')
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol + pathname).toBe('mailto:rosa@example.com')
  expect(searchParams.get('subject')).toBe('Your refund of $200.00')
  expect(searchParams.get('body')).toMatch(
    /^Hello Rosa,\r\n\r\nWe wrote that a refund of \$200\.00 /,
  )
})
