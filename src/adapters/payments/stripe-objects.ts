import type Stripe from 'stripe'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { CheckoutRequest } from '#ports/payments.ts'

/** What tells of a payment in a checkout session, from an answer or from an event. */
type PaidSession = Pick<
  Stripe.Checkout.Session,
  'metadata' | 'payment_status' | 'amount_total' | 'currency'
> & { readonly payment_intent: Reference }

/** An object, or its id alone. */
type Reference = string | { readonly id: string } | null

export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

/** What goes with a checkout session, and comes back with its payment. */
export function metadataOf({ subject, orderId }: Pick<CheckoutRequest, 'subject' | 'orderId'>) {
  return { [`${subject.kind}_id`]: subject.id, order_id: orderId }
}

/** What a payment is for, by what we gave with its session; null where it is not ours. */
export function subjectOf(
  metadata: Readonly<Record<string, string>> | null,
): PaymentSubject | null {
  for (const kind of ['booking', 'quote'] as const) {
    const id = metadata?.[`${kind}_id`]
    if (id !== undefined) return { kind, id }
  }
  return null
}

/** The payment that a session tells of; null while unpaid, or where the session is not ours. */
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
