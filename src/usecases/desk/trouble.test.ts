import { expect, test } from 'vitest'
import { troubleWords } from '#domain/desk/trouble.ts'
import type { PaymentInTrouble } from '#ports/payment-store.ts'
import { findTrouble } from './trouble.ts'

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
  lost: null,
}

const noPage = { page: 1, pageLength: 20, total: 0, hasNext: false, isPartial: false }

const wordsOf = async (change: Partial<PaymentInTrouble>) => {
  const found = await findTrouble({
    paymentStore: {
      inTrouble: async () => [{ ...payment, ...change }],
      refundsDue: async () => [],
    },
    emailLog: { list: async () => ({ ...noPage, emails: [] }) },
    receivedEmails: { countOther: async () => 0 },
    leadDeliveries: { notTaken: async () => [] },
    tenant: 'evergreen',
  })()
  return found.map(troubleWords)
}

test('a refund that failed is not called refused, and names its own amount', async () => {
  const refund = { cents: 300_000, reason: 'card closed' }
  expect(await wordsOf({ refundProblem: { is: 'failed', ...refund } })).toEqual([
    { title: 'Refund failed', about: '$3,000.00 did not reach the customer: card closed' },
  ])
  expect(await wordsOf({ refundProblem: { is: 'refused', ...refund } })).toEqual([
    { title: 'Refund refused', about: '$3,000.00: card closed' },
  ])
})

test('a payment that is disputed says in plain words how that stands', async () => {
  expect(await wordsOf({ dispute: 'needs response' })).toEqual([
    { title: 'Payment disputed', about: '$5,000.00: waiting for your answer' },
  ])
})

test('a lost dispute says what is owed again until that is settled', async () => {
  const lost = { cents: 300_000, payment: 'Deposit', quote: 'Q-1001 Retaining wall' }
  expect(await wordsOf({ dispute: 'lost', lost })).toEqual([
    {
      title: 'Dispute lost',
      about: '$3,000.00 is gone, and Deposit of Q-1001 Retaining wall is owed again',
    },
  ])
  expect(await wordsOf({ dispute: 'lost' })).toEqual([])
})
