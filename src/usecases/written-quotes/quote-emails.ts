import type { QuoteMessage, QuoteNews, QuoteOfEmail } from '#domain/emails/quote-news.ts'
import type { PaymentMethod, PaymentState } from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailSubject, NewEmail } from '#ports/mail-outbox.ts'
import type { HandPayment } from '#ports/quote-payment-store.ts'
import type { AlertRecipient } from '#usecases/emails/alert-recipients.ts'

/** Email to the customer; none without an address. */
export const emailToCustomer = (quote: WrittenQuote, message: QuoteMessage): NewEmail => ({
  to: quote.recipient.email,
  email: { kind: 'written-quote', data: { quote: forEmail(quote), message } },
  about: aboutOf(quote),
})

type ReceivedPayment = Pick<HandPayment, 'cents' | 'checkNumber'> & {
  readonly method: PaymentMethod
  readonly at: Instant
}

export function receiptToCustomer(
  { quote, state }: { readonly quote: WrittenQuote; readonly state: PaymentState },
  { cents, method, checkNumber = '', at }: ReceivedPayment,
): readonly NewEmail[] {
  const { name: payment, leftCents } = state
  const message = { is: 'paid', cents, method, checkNumber, at, payment, leftCents } as const
  return [emailToCustomer(quote, message)]
}

/** Emails to the recipients of alerts about answers to quotes. */
export function emailsToDesk(
  recipients: readonly AlertRecipient[],
  quote: WrittenQuote,
  news: QuoteNews,
): readonly NewEmail[] {
  const data = { quote: forEmail(quote), news, replyTo: quote.recipient.email }
  return recipients.map(({ to, atDesk }) => ({
    to,
    email: {
      kind: 'written-quote-news',
      data: { ...data, requestId: atDesk ? quote.requestId : null },
    },
    // No part of a conversation with the customer.
    about: { kind: 'quote', id: quote.id },
  }))
}

/** Emails about an answer belong to the request, where there is one. */
const aboutOf = ({ id, requestId }: WrittenQuote): EmailSubject =>
  requestId === null ? { kind: 'quote', id } : { kind: 'lead', id: requestId }

function forEmail(quote: WrittenQuote): QuoteOfEmail {
  const { id, revocation, number, kind, version, title, totalCents, validUntil } = quote
  const { name } = quote.recipient
  return { id, revocation, number, kind, version, title, name, totalCents, validUntil }
}
