import type { Checkout } from '#domain/bookings/booking.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type {
  HandMethod,
  PaymentMethod,
  PaymentState,
} from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { PaymentReceived } from './booking-store.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { WatchedOrder } from './payment-store.ts'
import type { Actor } from './actor.ts'

/** The quote was deleted or never existed. */
export interface UnknownQuote {
  readonly code: 'unknown-quote'
}

/** The unpaid rest of an agreed payment, as an order for a card payment. */
export interface QuoteOrder {
  readonly order: Omit<WatchedOrder, 'isWanted'> & { readonly cents: number }
  /** The page where it can be paid; null if it is still to be opened. */
  readonly isOpen: { readonly url: string } | null
  /** Earlier orders of the same payment, to be closed first. */
  readonly replaced: readonly WatchedOrder[]
}

/**
 * `known`: the payment is stored already. `unmatched`: it is stored, but fits nothing that its
 * quote asks for.
 */
export type QuotePaid =
  | {
      readonly is: 'paid'
      readonly quote: WrittenQuote
      readonly state: PaymentState
      readonly method: PaymentMethod
    }
  | { readonly is: 'known' }
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }

/** A payment without the provider, as a colleague records it. */
export interface HandPayment {
  /** Id of the agreed payment. */
  readonly part: string
  readonly cents: number
  /** Its open amount as the colleague has seen it, in cents; any amount will do if left out. */
  readonly seen?: number
  readonly method: HandMethod
  /** Number of the check; empty or left out if unknown. */
  readonly checkNumber?: string
  /** When it came in; now if left out. */
  readonly at?: Instant
}

export interface FailedBankPayment {
  readonly quote: WrittenQuote
  readonly cents: number
  /** Name of the agreed payment. */
  readonly payment: string
}

/** Stores orders and payments for quotes, each change in one transaction. */
export interface QuotePaymentStore {
  /**
   * Returns the open order of the unpaid rest of an agreed payment, or a new one that replaces all
   * others. `nothing-to-pay`: nothing is owed for it. `not-for-card`: too little or too much for a
   * card (`isChargeable`).
   */
  openOrder(
    quoteId: string,
    part: string,
    now: Instant,
  ): Promise<
    Result<QuoteOrder, UnknownQuote | { readonly code: 'nothing-to-pay' | 'not-for-card' }>
  >
  /** Stores the session of an order; returns false if another order has replaced it. */
  attachCheckout(orderId: string, checkout: Checkout): Promise<boolean>
  /** Stores a payment of the provider, once for each payment id. */
  confirmPayment(
    payment: PaymentReceived,
    now: Instant,
    emailsFor: EmailsFor<Extract<QuotePaid, { is: 'paid' }>>,
    emailsForUnmatched: EmailsFor<UnmatchedPayment>,
  ): Promise<QuotePaid>
  /** Records that the order is paid from a bank account, which takes days. */
  recordBankPayment(orderId: string, now: Instant): Promise<void>
  /** Records once that the bank refused it; the amount can be paid again. */
  failBankPayment(
    orderId: string,
    now: Instant,
    emailsFor: EmailsFor<FailedBankPayment>,
  ): Promise<void>
  /**
   * Records a payment by hand; emails about it leave after `withdrawalPeriod`. Returns the id, also
   * if the same form was sent before.
   */
  recordPayment(
    quoteId: string,
    payment: HandPayment,
    actor: Actor,
    emailsFor: EmailsFor<Extract<QuotePaid, { is: 'paid' }>>,
  ): Promise<
    Result<
      string,
      | UnknownQuote
      | { readonly code: 'changed-meanwhile' }
      | { readonly code: 'unknown-part' | 'too-much'; readonly leftCents: number }
    >
  >
  /**
   * Removes a payment that the same colleague has just recorded, unless the customer was notified,
   * it scheduled a delivery, or some of it was refunded.
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
