import { expect, test } from 'vitest'
import { markupOf } from '#support/markup.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundMoney } from './settle-money.tsx'

const payment = {
  id: 'payment',
  at: Date.parse('2025-12-31T17:00:00Z'),
  about: 'Two hollies',
  email: '',
  customerId: null,
  name: 'Rosa',
  cents: 10_700,
  currency: 'usd',
  checkNumber: '',
  tax: null,
  mismatch: null,
  settledAt: null,
  fee: { is: 'none' },
  recordedBy: null,
  dispute: null,
  disputeFeeCents: 0,
  dueCents: 0,
  source: 'counter',
  subject: { kind: 'counter', id: 'counter' },
  refunds: [],
  elsewhereCents: 0,
  leftCents: 10_700,
  mayBeOwedAgain: false,
  lost: null,
} as const

/** The page's day of the payment. */
const dayOf = (method: 'cash' | 'card') =>
  /Day<\/dt><dd[^>]*>([^<]*)/.exec(
    markupOf(<PaymentFacts payment={{ ...payment, method }} />, 'desk', {
      timeZone: 'America/New_York',
    }),
  )?.[1]

test('a payment recorded by hand shows its day, and one made online its time too', () => {
  expect(dayOf('cash')).toBe('Wed, Dec 31, 2025')
  expect(dayOf('card')).toBe('Wed, Dec 31, 2025, 12:00 PM EST')
})

/** The refund of a customer with an email address. */
function Refund({ method }: { readonly method: 'cash' | 'card' }) {
  const ofQuote = { subject: { kind: 'quote', id: 'quote' }, email: 'rosa@example.com' } as const
  return <RefundMoney payment={{ ...payment, ...ofQuote, method }} fetcher={useFetcher()} />
}

test('an email is promised only where the money can go back to a card', () => {
  const shown = (method: 'cash' | 'card') =>
    markupOf(<Refund method={method} />, 'desk', { colleague: { id: 'casey' } })
  expect(shown('card')).toContain('With a refund to the card, the customer gets an email.')
  expect(shown('cash')).toContain('No email will be sent.')
})
