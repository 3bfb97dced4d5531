import type { RequestedRefund, RequestedRefundRefusal } from '#domain/money/check-refund.ts'
import type { CounterPayment } from '#domain/money/counter-payment.ts'
import type { Fee, LedgerEntry, LedgerFilter, LedgerTotals } from '#domain/money/ledger.ts'
import type { QuoteRefundReason } from '#domain/emails/quote-news.ts'
import type { LostPayment } from '#domain/payments/dispute.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentMethod, RefundReason } from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { WithEvent } from './booking-store.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { Actor } from './actor.ts'
import type { Booking } from '#domain/bookings/booking.ts'

/** A refund of a payment, requested or made; `cents` are of the currency of the payment. */
export interface LedgerRefund {
  readonly id: string
  readonly cents: number
  readonly method: PaymentMethod
  readonly askedAt: Instant
  /** Name of the colleague; null for the site, the command line and the provider's dashboard. */
  readonly by: string | null
  /** Null until it is made. */
  readonly madeAt: Instant | null
  readonly failedAt: Instant | null
  /** Whether a colleague gave it up. */
  readonly isStopped: boolean
  /** Whether it needs a look, and can be given up. */
  readonly isProblem: boolean
  /** For a payment of a quote; null for any other. */
  readonly reason: RefundReason | null
  /** Why it failed or is refused so far; null if it did not. */
  readonly problem: string | null
  readonly fee: Fee
}

/** A payment with its refunds, its newest dispute, and the fees of the provider. */
export interface LedgerPayment extends Omit<LedgerEntry, 'kind' | 'paymentId'> {
  readonly subject: PaymentSubject
  /** When it was retained although it fits nothing, or its loss was written off. */
  readonly settledAt: Instant | null
  /** Name of the colleague who recorded it; null if the provider reported it. */
  readonly recordedBy: string | null
  /** Oldest first. */
  readonly refunds: readonly LedgerRefund[]
  /** Refunded in the provider's dashboard, in cents. */
  readonly elsewhereCents: number
  /** Still refundable, in cents. */
  readonly leftCents: number
  /** Due back to the guest of its booking or the customer of its quote, in cents. */
  readonly dueCents: number
  /** Whether its customer may owe a refund again, because its quote is still agreed on. */
  readonly mayBeOwedAgain: boolean
  /** The part that its customer owes again after a loss; null if there is none. */
  readonly lost: LostPayment | null
  /**
   * Its dispute: the state as the provider names it, until when to answer, and the cents that the
   * bank took; null if there is none.
   */
  readonly dispute: {
    readonly state: string
    readonly answerBy: Instant | null
    readonly takenCents: number
  } | null
  /** The provider's fees for its disputes, in cents. */
  readonly disputeFeeCents: number
}

/** A refund for a booking; `refundCents` is the amount of this refund alone. */
export type RefundedBooking = WithEvent<{
  readonly booking: Booking
  readonly refundCents: number
  /** `courtesy`: more than was due to the guest. `not-owed`: not for what they booked. */
  readonly reason: 'due' | 'courtesy' | 'not-owed'
}>

/** A refund for a quote; `refundCents` is the amount of this refund alone. */
export interface RefundedQuote {
  readonly quote: WrittenQuote
  readonly refundCents: number
  /** Name of the agreed payment; empty if it fits none. */
  readonly payment: string
  readonly reason: QuoteRefundReason
}

/** A refund to a card, of which the customer is notified. */
export type CustomerRefund =
  | ({ readonly is: 'booking' } & RefundedBooking)
  | ({ readonly is: 'quote' } & RefundedQuote)

export interface LedgerQuery extends LedgerFilter, PageQuery {
  readonly from: Instant
  /** End of the period, exclusive. */
  readonly until: Instant
}

/** A page of the list of payments, latest first. */
export interface LedgerPage extends ListPage {
  readonly entries: readonly LedgerEntry[]
}

/** Reads the ledger, and records what colleagues settle by hand. */
export interface LedgerStore {
  /** Brings the ledger up to date, as every read does; it takes long only after an upgrade. */
  post(): Promise<void>
  /** Everything that came in and went back from `from` until before `until`, latest first. */
  entries(from: Instant, until: Instant): Promise<readonly LedgerEntry[]>
  list(query: LedgerQuery): Promise<LedgerPage>
  /** Ids of payments of the period that fit nothing and were neither retained nor refunded. */
  unsettled(from: Instant, until: Instant): Promise<readonly string[]>
  /** The totals of the list. */
  totals(from: Instant, until: Instant): Promise<LedgerTotals>
  find(paymentId: string): Promise<LedgerPayment | null>
  /** Returns the id, also if the same form was sent before. */
  record(payment: CounterPayment, actor: Actor): Promise<string>
  /**
   * Removes a counter payment that the same colleague has just recorded, unless some of it was
   * refunded. Any other payment needs a refund.
   */
  undo(
    paymentId: string,
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'unknown-payment' | 'only-refunded' }>>
  /**
   * Refunds all or part of a payment, never more than is left: to the card by the background work,
   * or as recorded by hand. One form refunds once. The payer of a booking or quote is emailed about
   * a refund to a card.
   */
  refund(
    paymentId: string,
    asked: RequestedRefund,
    actor: Actor,
    emailsFor: EmailsFor<CustomerRefund>,
  ): Promise<Result<null, RequestedRefundRefusal | { readonly code: 'unknown-payment' }>>
  /** Records that money which fits nothing stays, and why; returns false if there is none. */
  retain(paymentId: string, reason: string, actor: Actor): Promise<boolean>
  /**
   * Writes off a payment of a quote that was lost to a dispute or refunded in the provider's
   * dashboard: the customer owes nothing again. Returns false if nothing is lost.
   */
  writeOff(paymentId: string, actor: Actor): Promise<boolean>
  /** Undoes `retain` or `writeOff` of that moment; false if it was not settled last then. */
  undoSettling(paymentId: string, settledAt: Instant, actor: Actor): Promise<boolean>
}
