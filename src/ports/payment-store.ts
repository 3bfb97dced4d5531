import type { PaymentPart } from '#domain/bookings/refund.ts'
import type { Dispute, KnownDispute, RefundTrouble } from '#domain/payments/news.ts'
import type { Mismatch, Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { MailsFor } from './mail-outbox.ts'

/** An order whose checkout session is not known to have ended. */
export interface WatchedOrder {
  readonly id: string
  readonly subject: PaymentSubject
  readonly createdAt: Instant
  /** The provider's; null where nobody knows whether one was opened. */
  readonly sessionId: string | null
  /** It is still to be paid: its subject has not dropped it. */
  readonly isWanted: boolean
}

/** What the payment provider says has gone back of a payment, whoever asked for it. */
export interface RefundReport {
  readonly paymentId: string
  /** The booking that it was for, as the provider remembers it; null for money of others. */
  readonly bookingId: string | null
  /** In all and so far, in cents. */
  readonly refundedCents: number
  /** When the provider counted it. */
  readonly countedAt: Instant
  /** The provider's id of the webhook event that told of it. */
  readonly webhookEventId: string
}

/**
 * What came of such a report: taken in, or seen before. `unknown-payment`: the payment is not
 * taken in yet, though its booking is known; the same report is needed again after that.
 */
export type RefundReported = 'taken' | 'known' | 'unknown-payment' | 'unknown-booking'

/** Money that has to go back at once, by the payment provider. */
export interface Refund extends PaymentPart {
  readonly id: string
  /** Null where the payment is for no booking. */
  readonly bookingId: string | null
}

/** A refund that is still to be carried out. */
export interface PendingRefund extends Refund {
  /** Attempts made so far. */
  readonly tries: number
  readonly nextTryAt: Instant
  /** How many of them the provider said no to. */
  readonly refusals: number
  /** Why the provider refused it at the last attempt; null where it did not. */
  readonly refusal: string | null
}

/** A refund that the provider tells to have failed, at once or after it was given. */
export interface RefundFailed extends PaymentPart {
  /** Ours; null for one that was made in the provider's own pages. */
  readonly refundId: string | null
  /** The provider's id of the refund: it fails once. */
  readonly providerRefundId: string
  /** Why, in the provider's words. */
  readonly reason: string
}

/** A payment that the owner should look at. */
export interface PaymentInTrouble extends Money {
  readonly paymentId: string
  readonly takenAt: Instant | null
  readonly subject: PaymentSubject | null
  readonly mismatch: Mismatch | null
  /** What went back of it, or is about to, in cents. */
  readonly refundedCents: number
  /** Why its last refund failed, or is refused; null where none did. */
  readonly refundProblem: string | null
  /** How its dispute stands, in the provider's words; null without one. */
  readonly dispute: string | null
}

/** Why a payment cannot be given back by itself. */
export type UnmatchedRefusal =
  | { readonly code: 'unknown-payment' | 'nothing-left' }
  /** What is due of it is given back with its booking. */
  | { readonly code: 'fits-booking'; readonly bookingId: string }

/**
 * Keeps orders, payments, refunds and disputes, whatever they belong to. As with bookings, each
 * step is one transaction with the mails that tell of it.
 */
export interface PaymentStore {
  /**
   * Those whose turn it is to be asked about, or all that have a checkout session too, from the one
   * that has waited longest.
   */
  watchedOrders(which: 'all' | 'due', now: Instant): Promise<readonly WatchedOrder[]>
  /** Notes that the provider was asked and the session has not ended. */
  watchAgain(orderId: string, at: Instant): Promise<void>
  /** The order's session has ended, or there never was one. */
  endWatch(orderId: string): Promise<void>
  /** Watches orders that a version before, running beside this one, has made since then. */
  adoptOrders(since: Instant): Promise<void>

  /** Refunds that the payment provider has not carried out yet, oldest first. */
  pendingRefunds(): Promise<readonly PendingRefund[]>
  markRefunded(refundId: string, now: Instant): Promise<void>
  /** The provider could not be asked; tries it again then. */
  postponeRefund(refundId: string, nextTryAt: Instant): Promise<void>
  /** The provider said no; tries it again then. Mails go out with the first no alone. */
  refuseRefund(
    refundId: string,
    reason: string,
    nextTryAt: Instant,
    now: Instant,
    mailsFor: MailsFor<RefundTrouble>,
  ): Promise<void>
  /**
   * A refund has come to nothing: what it gave back is due again, by `reopenRefund` where it was
   * a booking's. Answers false where that is known, or the refund is none of ours.
   */
  failRefund(
    failed: RefundFailed,
    now: Instant,
    mailsFor: MailsFor<RefundTrouble>,
  ): Promise<boolean>
  /** Applies `noteGoneBack` and marks the webhook event as seen, in one transaction. */
  noteRefundReport(report: RefundReport, now: Instant): Promise<RefundReported>
  /** Notes what is left of a payment that fits nothing as a refund; answers how much. */
  giveBackUnmatched(paymentId: string, now: Instant): Promise<Result<Money, UnmatchedRefusal>>

  /** Keeps how a dispute stands; mails go out when it is first heard of. */
  noteDispute(dispute: Dispute, now: Instant, mailsFor: MailsFor<KnownDispute>): Promise<void>

  /** Payments that fit nothing, are disputed, or whose refund failed or is refused; latest first. */
  inTrouble(): Promise<readonly PaymentInTrouble[]>
}
