import type { Email } from '#domain/emails/email.ts'
import type { PaymentNews } from '#domain/payments/news.ts'

export const paymentSamples: readonly Email[] = paymentNews().map((data) => ({
  kind: 'payment-to-owner',
  data,
}))

function paymentNews(): readonly PaymentNews[] {
  const money = { paymentId: 'pi_3Nf0', amountCents: 7500, currency: 'usd' }
  const booking = {
    kind: 'booking',
    id: 'b7c1d2e3f4a5968778695a4b',
    name: 'Rosa Lindqvist',
  } as const
  const unknown = { kind: 'unknown', id: 'b7c1d2e3f4a5968778695a4b' } as const
  const refund = { ...money, subject: booking, reason: 'lost or stolen card' }
  const dispute = { ...money, id: 'du_1', subject: booking, reason: 'product not received' }
  const answerBy = Date.parse('2027-06-12T16:30:00Z')
  return [
    {
      is: 'unmatched',
      payment: { ...money, subject: unknown, mismatch: 'unknown-booking' },
    },
    {
      is: 'unmatched',
      payment: { ...money, currency: 'jpy', subject: booking, mismatch: 'other-currency' },
    },
    { is: 'refund-refused', refund },
    { is: 'refund-failed', refund },
    { is: 'refund-failed', refund: { ...refund, subject: unknown } },
    {
      is: 'refund-failed',
      refund: { ...refund, subject: { kind: 'quote', id: 'q7c1d2e3f4a5', name: 'Q-1001' } },
    },
    { is: 'disputed', dispute: { ...dispute, state: 'needs response', answerBy } },
    { is: 'disputed', dispute: { ...dispute, state: 'lost', answerBy: null } },
    {
      is: 'disputed',
      dispute: { ...dispute, subject: null, state: 'under review', answerBy: null },
    },
  ]
}
