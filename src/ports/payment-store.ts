import type { PaymentPart } from '#domain/bookings/refund.ts'
import type { Dispute, KnownDispute, RefundTrouble } from '#domain/payments/news.ts'
import type { Mismatch, Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor } from './mail-outbox.ts'

/** An order whose checkout session may still be open. */
export interface WatchedOrder {
  readonly id: string
  readonly subject: PaymentSubject
  readonly createdAt: Instant
  /** The provider's; null where it is unknown whether one was opened. */
  readonly sessionId: string | null
  /** Still to be paid: its subject has not dropped it. */
  readonly isWanted: boolean
}

/** What the payment provider reports as refunded of a payment, whoever asked for it. */
export interface RefundReport {
  readonly paymentId: string
  /** What the payment is for, as the provider stored it; null for payments of others. */
  readonly subject: PaymentSubject | null
  /** In total so far, in cents. */
  readonly refundedCents: number
  /** When the provider counted it. */
  readonly countedAt: Instant
  /** The provider's id of the webhook event that reported it. */
  readonly webhookEventId: string
}

/**
 * The result of a report. `unknown-payment`: what it is for is known but not the payment yet; the
 * report must be sent again.
 */
export type RefundReported = 'taken' | 'known' | 'unknown-payment' | 'unknown-subject'

/** A refund that the payment provider has to make. */
export interface Refund extends PaymentPart {
  readonly id: string
  /** Null where the payment is for no booking. */
  readonly bookingId: string | null
}

/** A refund that is not made yet. */
export interface PendingRefund extends Refund {
  /** Attempts made so far. */
  readonly tries: number
  readonly nextTryAt: Instant
  /** How many of them the provider refused. */
  readonly refusals: number
  /** Why the provider refused the last attempt; null where it did not. */
  readonly refusal: string | null
}

/** A refund that failed, at once or after it was made. */
export interface RefundFailed extends PaymentPart {
  /** Our id; null for a refund made in the provider's dashboard. */
  readonly refundId: string | null
  /** The provider's id of the refund, which fails once. */
  readonly providerRefundId: string
  /** Why, in the provider's text. */
  readonly reason: string
}

/** A payment that needs the owner's attention. */
export interface PaymentInTrouble extends Money {
  readonly paymentId: string
  readonly takenAt: Instant | null
  readonly subject: PaymentSubject | null
  readonly mismatch: Mismatch | null
  /** Refunded of it, pending refunds included, in cents. */
  readonly refundedCents: number
  /** Its last refund, where that failed or is refused. */
  readonly refundProblem: RefundProblem | null
  /** The state of its dispute, as the provider names it; null without one. */
  readonly dispute: string | null
  /** What a customer owes again of a quote, since the dispute is lost; null where nothing. */
  readonly lost: LostPayment | null
}

/** A refund that did not go through. */
export interface RefundProblem {
  /** `failed`: the money is here again. `refused`: it is tried again by itself. */
  readonly is: 'failed' | 'refused'
  readonly cents: number
  /** In the provider's words. */
  readonly reason: string
}

/** An agreed payment of a quote that a bank gave back to the customer. */
export interface LostPayment {
  readonly cents: number
  /** Name of the agreed payment. */
  readonly payment: string
  /** Number and title. */
  readonly quote: string
}

/** What is due back to a guest, or to a customer of a quote, and nobody has given back yet. */
export interface RefundDue {
  readonly is: 'booking' | 'quote'
  /** Of that. */
  readonly id: string
  /** From which it goes back; null where it is not in the books. */
  readonly paymentId: string | null
  readonly email: string
  /** Null where they are no customer of the desk. */
  readonly customerId: string | null
  /** Name of the event, or number and title of the quote. */
  readonly about: string | null
  readonly amountCents: number
}

/** Why a payment cannot be refunded by itself. */
export type UnmatchedRefusal =
  | { readonly code: 'unknown-payment' | 'nothing-left' }
  /** Its refund goes through what it is for. */
  | { readonly code: 'fits'; readonly subject: PaymentSubject }

/**
 * Stores orders, payments, refunds and disputes of any subject. Each method is one transaction with
 * the emails about it.
 */
export interface PaymentStore {
  /**
   * Due orders, or all that have a checkout session too, of one subject or of any, longest waiting
   * first.
   */
  watchedOrders(
    which: 'all' | 'due' | PaymentSubject,
    now: Instant,
  ): Promise<readonly WatchedOrder[]>
  /** Schedules the next check of a session that has not ended. */
  watchAgain(orderId: string, at: Instant): Promise<void>
  /** Stops watching: the session has ended, or there never was one. */
  endWatch(orderId: string): Promise<void>
  /** Watches orders that a previous version, running beside this one, has made since then. */
  adoptOrders(since: Instant): Promise<void>

  /** Refunds that are not made yet, oldest first. */
  pendingRefunds(): Promise<readonly PendingRefund[]>
  markRefunded(refundId: string, now: Instant): Promise<void>
  /** Retries then, because the provider was away. */
  postponeRefund(refundId: string, nextTryAt: Instant): Promise<void>
  /** Retries then, because the provider refused. Emails are queued for the first refusal only. */
  refuseRefund(
    refundId: string,
    reason: string,
    nextTryAt: Instant,
    now: Instant,
    emailsFor: EmailsFor<RefundTrouble>,
  ): Promise<void>
  /**
   * Records a failed refund: the money is due again, by `reopenRefund` where it was a booking's.
   * False for one that is known or not ours.
   */
  failRefund(
    failed: RefundFailed,
    now: Instant,
    emailsFor: EmailsFor<RefundTrouble>,
  ): Promise<boolean>
  /** Applies `noteGoneBack` and marks the webhook event as seen, in one transaction. */
  noteRefundReport(report: RefundReport, now: Instant): Promise<RefundReported>
  /** Stores a refund of the rest of a payment that fits nothing; answers how much. */
  giveBackUnmatched(paymentId: string, now: Instant): Promise<Result<Money, UnmatchedRefusal>>

  /**
   * Stores the state of a dispute, and emails when it is new and when it has ended. What a guest has
   * by a lost one is not due to them any more.
   */
  noteDispute(dispute: Dispute, now: Instant, emailsFor: EmailsFor<KnownDispute>): Promise<void>

  /** The largest first. */
  refundsDue(tenant: string, limit: number): Promise<readonly RefundDue[]>
  /** Payments that fit nothing, are disputed, or have a failed or refused refund; latest first. */
  inTrouble(): Promise<readonly PaymentInTrouble[]>
}
