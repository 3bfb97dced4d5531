import type { Email } from '#domain/emails/email.ts'
import {
  quoteRefundReasons,
  type QuoteMessage,
  type QuoteNews,
  type QuoteOfEmail,
} from '#domain/emails/quote-news.ts'

export const writtenQuoteSamples: readonly Email[] = quoteMessages().map((message) => ({
  kind: 'written-quote',
  data: { quote: sampleQuote(message.is === 'sent' && message.message === '' ? 2 : 1), message },
}))

export const quoteNewsSamples: readonly Email[] = [null, 'lead-1'].flatMap((requestId) =>
  quoteNews().map((news) => ({
    kind: 'written-quote-news',
    data: { quote: sampleQuote(1), news, replyTo: 'rosa@example.com', requestId },
  })),
)

function sampleQuote(version: number): QuoteOfEmail {
  return {
    id: 'quote',
    revocation: 0,
    number: 1042,
    kind: 'quote',
    version,
    title: 'Retaining wall along the drive',
    name: 'Rosa Lindqvist',
    totalCents: 1_480_000,
    validUntil: '2027-05-12',
  }
}

function quoteMessages(): readonly QuoteMessage[] {
  const message =
    'Hi Rosa,\n\nAs we talked about on Thursday: the wall in three stages, with the steps as an option.'
  return [
    { is: 'sent', from: 'Ruth Calloway', message },
    { is: 'sent', from: 'Ruth Calloway', message: '' },
    { is: 'day-full' },
    { is: 'reminder', isEnding: false },
    { is: 'reminder', isEnding: true },
    { is: 'accepted', due: { name: 'Deposit', cents: 444_000, isForCard: true }, deliveryOn: null },
    { is: 'accepted', due: null, deliveryOn: null },
    {
      is: 'called-off',
      from: 'Ruth Calloway',
      message: 'Hi Rosa,\n\nNo harm done: call us when you are ready for the wall.',
      paidCents: 444_000,
    },
    { is: 'called-off', from: 'Ruth Calloway', message: '', paidCents: 0 },
    ...quoteRefundReasons.map((reason) => {
      const payment = reason === 'not-owed' ? '' : 'Deposit'
      return { is: 'refunded', cents: 20_000, payment, reason } as const
    }),
    {
      is: 'paid',
      cents: 444_000,
      method: 'check',
      checkNumber: '1042',
      at: Date.parse('2027-04-12T16:30:00Z'),
      payment: 'Deposit',
      leftCents: 0,
    },
    {
      is: 'paid',
      cents: 100_000,
      method: 'card',
      checkNumber: '',
      at: Date.parse('2027-05-20T16:30:00Z'),
      payment: 'Stage 2',
      leftCents: 50_000,
    },
    { is: 'payment-failed', cents: 444_000, payment: 'Deposit' },
  ]
}

function quoteNews(): readonly QuoteNews[] {
  return [
    { is: 'accepted', signature: 'Rosa Lindqvist' },
    { is: 'declined', reason: 'We wait until next spring.' },
    { is: 'declined', reason: '' },
    { is: 'question', text: 'Could the steps be of the same stone?' },
    { is: 'other-figures' },
    { is: 'day-full' },
    { is: 'paid', cents: 444_000, payment: 'Deposit' },
    { is: 'payment-failed', cents: 444_000, payment: 'Deposit' },
  ]
}
