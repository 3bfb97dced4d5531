import { afterEach, beforeEach } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { minute } from '#domain/time.ts'
import type { CheckoutRequest, Payments } from '#ports/payments.ts'
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'

/** An order of two seats for 50 dollars. */
export function order(change: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    subject: { kind: 'booking', id: 'booking-1' },
    orderId: 'order-1',
    email: 'rosa@example.com',
    description: 'Pruning class',
    amountCents: 5_000,
    quantity: 2,
    payUntil: Date.now() + 30 * minute,
    successUrl: 'https://evergreen.example/events/success?bookingId=booking-1',
    failureUrl: 'https://evergreen.example/events/failure',
    ...change,
  }
}

/** A stand-in of Stripe for each test, and the adapter that calls it. */
export function stripeForEachTest() {
  let stripe: StripeStandIn
  let payments: Payments
  const reported: unknown[] = []
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    reported.length = 0
    payments = stripePayments({
      secretKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      now: Date.now,
      report: (error) => reported.push(error),
    })
  })
  afterEach(() => stripe.close())
  return {
    get stripe() {
      return stripe
    },
    get payments() {
      return payments
    },
    /** Errors that the adapter reported. */
    reported,
    /** Opens a checkout session; returns its id. */
    async opened(change: Partial<CheckoutRequest> = {}): Promise<string> {
      return unwrap(await payments.openCheckout(order(change))).sessionId
    },
  }
}
