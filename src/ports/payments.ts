import type { Checkout } from '#domain/bookings/booking.ts'
import type { BalanceTransaction, PaymentBalance, Payout } from '#domain/payments/balance.ts'
import type { Dispute } from '#domain/payments/news.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentReceived } from './booking-store.ts'
import type { Refund, RefundFailed, RefundReport } from './payment-store.ts'

/** An amount for a guest or customer to pay. */
export interface CheckoutRequest {
  readonly subject: PaymentSubject
  /** Also the idempotency key: a repeated request opens the same session. */
  readonly orderId: string
  readonly email: string
  /** Shown by the provider: the event's name, or which payment of a quote. */
  readonly description: string
  /** US cents in total; a multiple of `quantity`. */
  readonly amountCents: number
  /** Number of seats; 1 for a payment of a quote. */
  readonly quantity: number
  readonly payUntil: Instant
  readonly successUrl: string
  readonly failureUrl: string
}

export interface OpenedCheckout extends Checkout {
  /** When the provider expires it; not before `payUntil`, if the provider lets us choose. */
  readonly endsAt: Instant
}

/** A webhook event of the provider, as far as it concerns us. */
export type WebhookEvent =
  | { readonly is: 'paid'; readonly payment: PaymentReceived }
  | { readonly is: 'refunded'; readonly report: RefundReport }
  | { readonly is: 'refund-failed'; readonly failed: RefundFailed }
  | { readonly is: 'disputed'; readonly dispute: Dispute }
  /** A payout to our bank was made or has changed its state. */
  | { readonly is: 'payout'; readonly payout: Payout }
  /**
   * A checkout session has ended without a payment, or its guest is done and the bank decides within
   * days (`pending`), or has refused (`failed`).
   */
  | {
      readonly is: 'ended' | 'pending' | 'failed'
      readonly subject: PaymentSubject
      readonly orderId: string
    }

export type CheckoutState =
  | { readonly is: 'open' }
  | { readonly is: 'paid'; readonly payment: PaymentReceived }
  /** The guest is done, and the bank decides within days, or has refused. */
  | { readonly is: 'pending' | 'failed' }
  /** Expired by time or by us, or unknown to the provider. */
  | { readonly is: 'ended' }

/** The provider is unreachable or not set up. */
export interface PaymentsUnavailable {
  readonly code: 'payments-unavailable'
}

export interface RefundRequest extends Refund {
  readonly createdAt: Instant
  /** Number of attempts that the provider has refused. */
  readonly refusals: number
}

export type RefundFailure =
  | PaymentsUnavailable
  /** The provider refused, and will until someone fixes the cause that it names. */
  | { readonly code: 'refund-refused'; readonly reason: string }
  /** The refund was made and failed later; the money is back here. */
  | { readonly code: 'refund-failed'; readonly providerRefundId: string; readonly reason: string }

type Answered<T> = Promise<Result<T, PaymentsUnavailable>>

/** Takes payments through the checkout pages of a provider. */
export interface Payments {
  /** Whether customers can pay by card: false without a provider. */
  readonly takesCards: boolean
  /** Opens a checkout session for an order. */
  openCheckout(request: CheckoutRequest): Answered<OpenedCheckout>
  /** Asks the provider for the state of a session. */
  checkoutState(sessionId: string): Answered<CheckoutState>
  /** The session of an order that was opened then, if its answer was lost; null without one. */
  findCheckout(orderId: string, openedAt: Instant): Answered<string | null>
  /** Expires a session that is no longer wanted; does nothing if it is paid or has ended. */
  expireCheckout(sessionId: string): Answered<true>
  /**
   * Makes a refund; the same id is refunded once. One of the same amount that was made at the
   * provider by hand since `createdAt` is taken for it.
   */
  refund(refund: RefundRequest): Promise<Result<true, RefundFailure>>
  /** Whether the provider has a refund that `refund` would find, made or failed. */
  hasRefund(refund: RefundRequest): Answered<boolean>
  /** The provider's fees for a payment and its refunds; empty if it takes none. */
  balanceOf(paymentId: string): Answered<PaymentBalance>
  /** Payouts to our bank since then. */
  payoutsSince(since: Instant): Answered<readonly Payout[]>
  /** The payments and refunds in a payout. */
  paidOutWith(payoutId: string): Answered<readonly BalanceTransaction[]>
  /** Whether a provider is set up that sends us webhook events. */
  readonly hasWebhook: boolean
  /**
   * Sends a signed, meaningless event to our own webhook at that address, to test whether requests
   * from outside arrive unchanged.
   */
  testWebhook(address: string): Promise<WebhookTest>
  /**
   * Reads a webhook event. Null if it does not concern us; refused if unsigned, forged, stale, or
   * unreadable though signed.
   */
  readWebhookEvent(
    body: string,
    signature: string | null,
    now: Instant,
  ): Promise<Result<WebhookEvent | null, { readonly code: 'bad-signature' | 'unreadable-webhook' }>>
}

export type WebhookTest =
  | { readonly is: 'taken' }
  /** There is no payment provider that sends webhook events. */
  | { readonly is: 'none' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'refused'; readonly status: number }
