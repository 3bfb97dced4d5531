import type { Checkout } from '#domain/bookings/booking.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { HandMethod, PaymentState } from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { PaymentReceived } from './booking-store.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { WatchedOrder } from './payment-store.ts'
import type { Actor } from './request-store.ts'

/** No quote has that id. */
export interface UnknownQuote {
  readonly code: 'unknown-quote'
}

/** What is left of an agreed payment, as it is paid by card. */
export interface QuoteOrder {
  readonly order: Omit<WatchedOrder, 'isWanted'> & { readonly cents: number }
  /** The page on which it can be paid already; null where it is still to be opened. */
  readonly isOpen: { readonly url: string } | null
  /** Orders of the same payment that are to be closed first. */
  readonly replaced: readonly WatchedOrder[]
}

/** What came of money for a quote. */
export type QuotePaid =
  | { readonly is: 'paid'; readonly quote: WrittenQuote; readonly state: PaymentState }
  | { readonly is: 'known' }
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }

/** Money that came by hand for an agreed payment. */
export interface HandPayment {
  readonly part: string
  readonly cents: number
  readonly method: HandMethod
  /** When it came, where that was not now. */
  readonly at?: Instant
}

/** Takes what comes of money for written quotes. */
export interface QuotePaymentStore {
  /**
   * The order of what is left of an agreed payment: the one that is open, or a new one, which stands
   * in the place of all others.
   */
  openOrder(
    quoteId: string,
    part: string,
    now: Instant,
  ): Promise<Result<QuoteOrder, UnknownQuote | { readonly code: 'nothing-to-pay' }>>
  /** Stores the session of an order; false where another order stands in its place by now. */
  attachCheckout(orderId: string, checkout: Checkout): Promise<boolean>
  /** Money from the provider, once for each payment. */
  confirmPayment(
    payment: PaymentReceived,
    now: Instant,
    emailsFor: EmailsFor<Extract<QuotePaid, { is: 'paid' }>>,
    emailsForUnmatched: EmailsFor<UnmatchedPayment>,
  ): Promise<QuotePaid>
  /**
   * Money that came by hand; emails about it leave after `visitEmailsWait`. Answers the id, or that of the
   * one which the same form made.
   */
  recordPayment(
    quoteId: string,
    payment: HandPayment,
    actor: Actor,
    emailsFor: EmailsFor<Extract<QuotePaid, { is: 'paid' }>>,
  ): Promise<
    Result<
      string,
      UnknownQuote | { readonly code: 'unknown-part' | 'too-much'; readonly leftCents: number }
    >
  >
  /**
   * Removes a payment that the same colleague has just taken down, unless the customer has heard of
   * it, it brought a delivery into the schedule, or some of it went back.
   */
  undoPayment(
    quoteId: string,
    paymentId: string,
    actor: Actor,
  ): Promise<
    Result<
      null,
      { readonly code: 'unknown-payment' | 'only-refunded' | 'email-left' | 'is-scheduled' }
    >
  >
}
