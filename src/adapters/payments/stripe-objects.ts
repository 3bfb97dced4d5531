import type Stripe from 'stripe'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { CheckoutRequest } from '#ports/payments.ts'

/** Fields of a checkout session that describe its payment, in a response or an event. */
type PaidSession = Pick<
  Stripe.Checkout.Session,
  'metadata' | 'payment_status' | 'amount_total' | 'currency'
> & { readonly payment_intent: Reference }

/** An object, or its id alone. */
type Reference = string | { readonly id: string } | null

export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

/** Sent with a checkout session, and returned with its payment. */
export function metadataOf({ subject, orderId }: Pick<CheckoutRequest, 'subject' | 'orderId'>) {
  return { [`${subject.kind}_id`]: subject.id, order_id: orderId }
}

/** Subject of a payment, from the metadata of its session; null if it is not the site's. */
export function subjectOf(
  metadata: Readonly<Record<string, string>> | null,
): PaymentSubject | null {
  for (const kind of ['booking', 'quote'] as const) {
    const id = metadata?.[`${kind}_id`]
    if (id !== undefined) return { kind, id }
  }
  return null
}

/** The payment of a session; null while unpaid, or if the session is not the site's. */
export function paymentOf(
  session: PaidSession,
  webhookEventId: string | null,
): PaymentReceived | null {
  const subject = subjectOf(session.metadata)
  const orderId = session.metadata?.['order_id']
  const paymentId = idOf(session.payment_intent)
  const { amount_total: amountCents, currency } = session
  if (
    session.payment_status !== 'paid' ||
    subject === null ||
    orderId === undefined ||
    paymentId === null ||
    amountCents === null ||
    currency === null
  ) {
    return null
  }
  return { subject, orderId, paymentId, webhookEventId, amountCents, currency }
}
