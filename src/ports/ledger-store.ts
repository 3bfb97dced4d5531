import type { RefundAsked, RefundAskedRefusal } from '#domain/money/check-refund.ts'
import type { CounterPayment } from '#domain/money/counter-payment.ts'
import type {
  Fee,
  LedgerEntry,
  LedgerFilter,
  LedgerSource,
  LedgerTotals,
  TaxPart,
} from '#domain/money/ledger.ts'
import type { QuoteRefundReason } from '#domain/emails/quote-news.ts'
import type { Mismatch, PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentMethod, RefundReason } from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { WithEvent } from './booking-store.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { LostPayment } from './payment-store.ts'
import type { Actor } from './request-store.ts'
import type { Booking } from '#domain/bookings/booking.ts'

/** A refund of a payment, and how it stands. */
export interface LedgerRefund {
  readonly id: string
  readonly cents: number
  readonly method: PaymentMethod
  readonly askedAt: Instant
  /** Name of the colleague; null for the site, the command line and the provider's own pages. */
  readonly by: string | null
  /** Null while it is on its way. */
  readonly madeAt: Instant | null
  readonly failedAt: Instant | null
  /** Of a payment of a quote; null for any other. */
  readonly reason: RefundReason | null
  /** Why it failed, or is refused so far; null where neither. */
  readonly problem: string | null
  readonly fee: Fee
}

/** All that is known of one payment. */
export interface LedgerPayment {
  readonly id: string
  readonly at: Instant
  readonly cents: number
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly method: PaymentMethod
  readonly subject: PaymentSubject
  readonly source: LedgerSource
  readonly name: string
  readonly email: string
  readonly customerId: string | null
  readonly about: string
  /** The sales tax that came with it; null without any. */
  readonly tax: TaxPart | null
  readonly mismatch: Mismatch | null
  /** When it was kept although it fitted nothing, or its loss written off. */
  readonly keptAt: Instant | null
  /** Name of the colleague who took it down; null where the provider told of it. */
  readonly recordedBy: string | null
  readonly fee: Fee
  /** The oldest first. */
  readonly refunds: readonly LedgerRefund[]
  /** What went back in the provider's own pages. */
  readonly elsewhereCents: number
  /** What can still go back. */
  readonly leftCents: number
  /** What the guest is owed of the booking it is for, or the customer of the quote. */
  readonly dueCents: number
  /** Whether its customer may owe again what goes back: of a quote that is still agreed on. */
  readonly mayBeOwedAgain: boolean
  /** What its customer owes again, since the dispute is lost; null where nothing. */
  readonly lost: LostPayment | null
  /** Its dispute, null without one: the state as the provider names it, and what the bank has of it. */
  readonly dispute: { readonly state: string; readonly takenCents: number } | null
  /** What the provider kept for disputes of it. */
  readonly disputeFeeCents: number
}

/** A booking's payment that goes back. */
export type RefundedBooking = WithEvent<{
  readonly booking: Booking
  readonly refundCents: number
  /** `courtesy`: more than was due to the guest. */
  readonly reason: 'due' | 'courtesy'
}>

/** Money of a quote that goes back. */
export interface RefundedQuote {
  readonly quote: WrittenQuote
  readonly refundCents: number
  /** Name of the agreed payment; empty for one that fits none. */
  readonly payment: string
  readonly reason: QuoteRefundReason
}

/** What goes back to a card, of which its customer hears. */
export type RefundToTell =
  | ({ readonly is: 'booking' } & RefundedBooking)
  | ({ readonly is: 'quote' } & RefundedQuote)

/** Which part of the books a list shows. */
export interface LedgerQuery extends LedgerFilter {
  readonly from: Instant
  /** The first moment after it. */
  readonly until: Instant
  /** From 1. */
  readonly page: number
}

/** A page of the books, the latest first. */
export interface LedgerPage extends ListPage {
  readonly entries: readonly LedgerEntry[]
}

/** Reads the books, and writes what is settled by hand. */
export interface LedgerStore {
  /** Brings the books up to date, as every reading does; long after an upgrade alone. */
  post(): Promise<void>
  /** All that came and went back from then until before then, the latest first. */
  entries(from: Instant, until: Instant): Promise<readonly LedgerEntry[]>
  list(query: LedgerQuery): Promise<LedgerPage>
  /** Ids of payments that came in it, fit nothing, and were neither kept nor given back. */
  unsettled(from: Instant, until: Instant): Promise<readonly string[]>
  /** What all of it comes to. */
  totals(from: Instant, until: Instant): Promise<LedgerTotals>
  find(paymentId: string): Promise<LedgerPayment | null>
  /** Answers the id, or that of the one which the same form made. */
  record(payment: CounterPayment, actor: Actor): Promise<string>
  /**
   * Removes a payment that the same colleague has just taken down at the counter, unless some of it
   * went back. Any other is given back by a refund.
   */
  undo(
    paymentId: string,
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'unknown-payment' | 'only-refunded' }>>
  /**
   * Gives back all or part of a payment, never more than is left: to the card by the background
   * work, or as it was given by hand. One form refunds once. Who paid for a booking or a quote
   * hears of what goes back to a card.
   */
  refund(
    paymentId: string,
    asked: RefundAsked,
    actor: Actor,
    emailsFor: EmailsFor<RefundToTell>,
  ): Promise<Result<null, RefundAskedRefusal | { readonly code: 'unknown-payment' }>>
  /** Keeps money that fits nothing, with the reason; false where there is nothing to keep. */
  keep(paymentId: string, reason: string, actor: Actor): Promise<boolean>
  /**
   * Of a payment of a quote whose dispute is lost, the customer owes nothing again; false where
   * nothing is lost.
   */
  writeOff(paymentId: string, actor: Actor): Promise<boolean>
  /** Takes `keep` or `writeOff` of that moment back; false where it was not settled then. */
  undoSettling(paymentId: string, settledAt: Instant, actor: Actor): Promise<boolean>
}
