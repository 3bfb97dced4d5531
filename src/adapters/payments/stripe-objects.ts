import type Stripe from 'stripe'
import type { PaymentReceived } from '#ports/booking-store.ts'

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

/** The payment that a session tells of; null while unpaid, or where the session is not ours. */
export function paymentOf(
  session: PaidSession,
  webhookEventId: string | null,
): PaymentReceived | null {
  const bookingId = session.metadata?.['booking_id']
  const orderId = session.metadata?.['order_id']
  const paymentId = idOf(session.payment_intent)
  const { amount_total: amountCents, currency } = session
  if (
    session.payment_status !== 'paid' ||
    bookingId === undefined ||
    orderId === undefined ||
    paymentId === null ||
    amountCents === null ||
    currency === null
  ) {
    return null
  }
  return { bookingId, orderId, paymentId, webhookEventId, amountCents, currency }
}
