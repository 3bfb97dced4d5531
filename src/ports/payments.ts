import type { Checkout } from '#domain/bookings/booking.ts'
import type { Dispute } from '#domain/payments/news.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentReceived } from './booking-store.ts'
import type { Refund, RefundFailed, RefundReport } from './payment-store.ts'

/** What a guest is asked to pay. */
export interface CheckoutRequest {
  readonly bookingId: string
  /** Also keeps a repeated request from opening a second page. */
  readonly orderId: string
  readonly email: string
  /** Shown on the payment page: the event's name and the number of seats. */
  readonly description: string
  /** US cents, in all; a multiple of `quantity`. */
  readonly amountCents: number
  /** Seats that are paid for. */
  readonly quantity: number
  readonly payUntil: Instant
  readonly successUrl: string
  readonly failureUrl: string
}

/** A payment page that was opened. */
export interface OpenedCheckout extends Checkout {
  /** When the provider closes it by itself; not before `payUntil`, where it can be chosen. */
  readonly endsAt: Instant
}

/** What a webhook event of the provider tells. */
export type WebhookEvent =
  | { readonly is: 'paid'; readonly payment: PaymentReceived }
  | { readonly is: 'refunded'; readonly report: RefundReport }
  | { readonly is: 'refund-failed'; readonly failed: RefundFailed }
  | { readonly is: 'disputed'; readonly dispute: Dispute }
  /** A checkout session has ended without a payment. */
  | { readonly is: 'ended'; readonly bookingId: string; readonly orderId: string }

/** How a payment page stands. */
export type CheckoutState =
  | { readonly is: 'open' }
  | { readonly is: 'paid'; readonly payment: PaymentReceived }
  /** Run out, closed by us, or unknown to the provider. */
  | { readonly is: 'ended' }

/** The provider cannot be reached, or is not set up. */
export interface PaymentsUnavailable {
  readonly code: 'payments-unavailable'
}

/** Money to give back. */
export interface RefundRequest extends Refund {
  /** How often the provider has said no to it. */
  readonly refusals: number
}

/** Why money did not go back. */
export type RefundFailure =
  | PaymentsUnavailable
  /** The provider said no, and will again until someone mends the cause, which it names. */
  | { readonly code: 'refund-refused'; readonly reason: string }
  /** The refund was made and has come to nothing; the money is here again. */
  | { readonly code: 'refund-failed'; readonly providerRefundId: string; readonly reason: string }

/** Takes money through a payment provider's own page. */
export interface Payments {
  /** Opens a page on which the order can be paid. */
  openCheckout(request: CheckoutRequest): Promise<Result<OpenedCheckout, PaymentsUnavailable>>
  /** Asks the provider how a page stands. */
  checkoutState(sessionId: string): Promise<Result<CheckoutState, PaymentsUnavailable>>
  /**
   * The checkout session of an order that was opened then, and of which the answer was lost; null
   * where there is none.
   */
  findCheckout(
    orderId: string,
    openedAt: Instant,
  ): Promise<Result<string | null, PaymentsUnavailable>>
  /** Closes a page that is no longer wanted; nothing happens where it was paid or has ended. */
  expireCheckout(sessionId: string): Promise<Result<true, PaymentsUnavailable>>
  /** Gives money back; repeated under the same refund id it is given once. */
  refund(refund: RefundRequest): Promise<Result<true, RefundFailure>>
  /**
   * Reads a webhook event that claims to come from the provider. Null for one that tells of nothing that
   * concerns us; refused when unsigned, forged or stale, or signed and no webhook event.
   */
  readWebhookEvent(
    body: string,
    signature: string | null,
    now: Instant,
  ): Promise<Result<WebhookEvent | null, { readonly code: 'bad-signature' | 'unreadable-webhook' }>>
}
