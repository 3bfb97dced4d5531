import { afterEach, beforeEach } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { minute } from '#domain/time.ts'
import type { CheckoutRequest, Payments, RefundRequest } from '#ports/payments.ts'
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

/** A refund of that whole payment. */
export function refundOf(paymentId: string, change: Partial<RefundRequest> = {}): RefundRequest {
  return {
    id: 'refund-1',
    bookingId: 'booking-1',
    paymentId,
    amountCents: 5_000,
    createdAt: Date.now(),
    refusals: 0,
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
  const opened = async (change: Partial<CheckoutRequest> = {}) =>
    unwrap(await payments.openCheckout(order(change))).sessionId
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
    opened,
    /** Opens one that is paid. */
    async paid(change: Partial<CheckoutRequest> = {}): Promise<string> {
      const id = await opened(change)
      stripe.pay(id)
      return id
    },
  }
}
