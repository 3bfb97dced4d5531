import { expect, test } from 'vitest'
import { countTrouble, troubleText } from '#domain/desk/trouble.ts'
import type { PaymentInTrouble } from '#ports/payment-store.ts'
import { firstOf, troubleOfPayment } from './trouble.ts'

const payment: PaymentInTrouble = {
  paymentId: 'pi_1',
  takenAt: 0,
  amountCents: 500_000,
  currency: 'usd',
  subject: { kind: 'quote', id: 'quote-1' },
  mismatch: null,
  refundedCents: 0,
  refundProblem: null,
  dispute: null,
  answerBy: null,
  lost: null,
}

const findTexts = (change: Partial<PaymentInTrouble>) =>
  troubleOfPayment({ ...payment, ...change }, 'America/New_York').map(troubleText)

test('a refund that is due names the person, or else the address', () => {
  const due = {
    is: 'refund-due',
    to: 'booking',
    id: 'b1',
    amountCents: 2500,
    paymentId: null,
    name: 'Rosa Reed',
    email: 'rosa@example.com',
    customerId: null,
    about: 'Moss Walk',
  } as const
  const about = (change: object = {}) => troubleText({ ...due, ...change }).about
  expect(about()).toBe('$25.00 to Rosa Reed, Moss Walk')
  expect(about({ name: '' })).toBe('$25.00 to rosa@example.com, Moss Walk')
  expect(about({ name: '', email: '' })).toContain('a guest whose data was deleted')
})

test('a refund that failed is not called refused, and names its own amount', () => {
  const refund = { cents: 300_000, reason: 'card closed' }
  expect(findTexts({ refundProblem: { is: 'failed', ...refund } })).toEqual([
    { title: 'Refund failed', about: '$3,000.00 did not reach the customer: card closed' },
  ])
  expect(findTexts({ refundProblem: { is: 'refused', ...refund } })).toEqual([
    { title: 'Refund refused', about: '$3,000.00: card closed' },
  ])
})

test('a payment that is disputed says in plain words how that stands', () => {
  const answerBy = Date.parse('2027-06-13T00:30:00Z')
  expect(findTexts({ dispute: 'needs response', answerBy })).toEqual([
    { title: 'Payment disputed', about: '$5,000.00: waiting for your answer by Jun 12' },
  ])
})

test('a lost dispute says what is owed again until that is settled', () => {
  const lost = {
    cents: 300_000,
    payment: 'Deposit',
    quote: 'Q-1001 Retaining wall',
    isRefund: false,
  }
  expect(findTexts({ dispute: 'lost', lost })).toEqual([
    {
      title: 'Dispute lost',
      about: '$3,000.00 is gone, and Deposit of Q-1001 Retaining wall is owed again',
    },
  ])
  expect(findTexts({ dispute: 'lost' })).toEqual([])
})

test('of many the first are named, and the others counted', () => {
  const [due] = troubleOfPayment({ ...payment, mismatch: 'unknown-quote' }, 'America/New_York')
  if (due === undefined) throw new Error('no trouble')
  const all = firstOf(
    'payments',
    Array.from({ length: 23 }, () => due),
  )
  expect([all.length, countTrouble(all)]).toEqual([21, 23])
  expect(all.slice(19).map(troubleText)).toEqual([
    expect.objectContaining({ title: 'Unmatched payment' }),
    { title: '3 more', about: 'Payments that need a look' },
  ])
  expect(firstOf('payments', all.slice(0, 20))).toHaveLength(20)
})
