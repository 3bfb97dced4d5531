import type Stripe from 'stripe'
import { siteCurrency, type PaymentSubject } from '#domain/payments/subject.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { CheckoutRequest } from '#ports/payments.ts'

/** Fields of a checkout session that describe its payment, in a response or an event. */
type PaidSession = Pick<
  Stripe.Checkout.Session,
  'metadata' | 'payment_status' | 'amount_total' | 'currency'
> & { readonly payment_intent: Reference }

/** An object, or its id alone. */
type Reference = string | { readonly id: string } | null

export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Stripe refuses pages open for less than half an hour; the rest is for slow clocks. */
const shortestPage = 30 * minute + 20_000

/** The checkout session of an order, apart from the email address. */
export function sessionParamsOf(request: CheckoutRequest, now: Instant) {
  const { subject, quantity } = request
  // Returned with the payment.
  const metadata = { [`${subject.kind}_id`]: subject.id, order_id: request.orderId }
  return {
    mode: 'payment',
    client_reference_id: subject.id,
    // A bank takes days over a debit, but seats are held for minutes.
    ...(subject.kind === 'booking' ? { allowed_payment_method_types: ['card'] } : {}),
    line_items: [
      {
        quantity,
        price_data: {
          currency: siteCurrency,
          unit_amount: request.amountCents / quantity,
          product_data: { name: request.description },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.ceil(Math.max(request.payUntil, now + shortestPage) / 1000),
    success_url: request.successUrl,
    cancel_url: request.failureUrl,
  } satisfies Stripe.Checkout.SessionCreateParams
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
