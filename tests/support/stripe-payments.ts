import { unwrap } from '#domain/result.ts'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { minute } from '#domain/time.ts'
import type { CheckoutRequest, RefundRequest } from '#ports/payments.ts'
import { newForEachTest } from './stores.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

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
export const stripeForEachTest = () =>
  newForEachTest(async () => {
    const stripe = await startStripeStandIn()
    /** Errors that the adapter reported. */
    const reported: unknown[] = []
    const payments = stripePayments({
      secretKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      now: Date.now,
      report: (error) => reported.push(error),
    })
    /** Opens a checkout session; returns its id. */
    const opened = async (change: Partial<CheckoutRequest> = {}) =>
      unwrap(await payments.openCheckout(order(change))).sessionId
    /** Opens one that is paid. */
    const paid = async (change: Partial<CheckoutRequest> = {}) => {
      const id = await opened(change)
      stripe.pay(id)
      return id
    }
    return { stripe, payments, reported, opened, paid }
  })
