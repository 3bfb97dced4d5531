import type { PaymentPart } from '#domain/bookings/refund.ts'
import type { RefundDue } from '#domain/desk/trouble.ts'
import type { Dispute, KnownDispute, RefundTrouble } from '#domain/payments/news.ts'
import type { LostPayment } from '#domain/payments/dispute.ts'
import type { Mismatch, Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor } from './actor.ts'
import type { EmailsFor } from './mail-outbox.ts'

/** An order whose checkout session may still be open. */
export interface WatchedOrder {
  readonly id: string
  readonly subject: PaymentSubject
  readonly createdAt: Instant
  /** The provider's id; null if it is unknown whether a session was opened. */
  readonly sessionId: string | null
  /** Whether it is still to be paid, because its subject has not dropped it. */
  readonly isWanted: boolean
}

/** The refunded amount of a payment as the provider reports it, no matter who refunded it. */
export interface RefundReport {
  readonly paymentId: string
  /** The subject that the provider stored with the payment; null for payments of others. */
  readonly subject: PaymentSubject | null
  /** Total so far, in cents. */
  readonly refundedCents: number
  /** When the provider counted it. */
  readonly countedAt: Instant
  /** The provider's id of the webhook event that reported it. */
  readonly webhookEventId: string
}

/** A refund to make at the payment provider. */
export interface Refund extends PaymentPart {
  readonly id: string
  /** Null if the payment is for no booking. */
  readonly bookingId: string | null
}

/** A refund that is neither made nor failed nor given up; the background tries it at `nextTryAt`. */
export interface PendingRefund extends Refund {
  readonly createdAt: Instant
  /** Attempts so far. */
  readonly tries: number
  readonly nextTryAt: Instant
  /** Attempts that the provider refused. */
  readonly refusals: number
  /** Why the provider refused the last attempt; null if it did not. */
  readonly refusal: string | null
}

/** A refund that failed, at once or after it was made. */
export interface RefundFailed extends PaymentPart {
  /** Our id; null for a refund made in the provider's dashboard. */
  readonly refundId: string | null
  /** The provider's id of the refund, which fails once. */
  readonly providerRefundId: string
  /** The reason in the provider's words. */
  readonly reason: string
  /** When it failed, by the same clock as `countedAt`. */
  readonly failedAt: Instant
}

/** A payment that needs the owner's attention. */
export interface PaymentInTrouble extends Money {
  readonly paymentId: string
  readonly takenAt: Instant | null
  readonly subject: PaymentSubject | null
  readonly mismatch: Mismatch | null
  /** Refunded so far, in cents, including pending refunds. */
  readonly refundedCents: number
  /** Its last refund that is refused, or has failed without a newer one since. */
  readonly refundProblem: RefundProblem | null
  /** The state of its dispute, as the provider names it; null if there is none. */
  readonly dispute: string | null
  /** Deadline for the owner's answer to the dispute; null if there is none. */
  readonly answerBy: Instant | null
  /**
   * The part that the customer of its quote owes again, because the dispute is lost, or because it
   * was refunded in the provider's dashboard; null if there is none.
   */
  readonly lost: LostPayment | null
}

export interface RefundProblem {
  /** `failed`: the money is back here. `refused`: it is tried again automatically. */
  readonly is: 'failed' | 'refused'
  readonly cents: number
  /** In the provider's words. */
  readonly reason: string
}

/** Why a payment cannot be refunded on its own. */
export type UnmatchedRefusal =
  | { readonly code: 'unknown-payment' | 'nothing-left' }
  /** It belongs to a subject, so it is refunded there. */
  | { readonly code: 'fits'; readonly subject: PaymentSubject }

/**
 * Stores orders, payments, refunds and disputes of any subject. Each method is one transaction with
 * the emails about it.
 */
export interface PaymentStore {
  /**
   * Due orders, longest waiting first, of one subject or of any; with `all`, also orders that are
   * not due but have a checkout session.
   */
  watchedOrders(
    which: 'all' | 'due' | PaymentSubject,
    now: Instant,
  ): Promise<readonly WatchedOrder[]>
  /** Schedules the next check of a session that has not ended. */
  watchAgain(orderId: string, at: Instant): Promise<void>
  /** Stops watching, because the session has ended. */
  endWatch(orderId: string): Promise<void>
  /** Stops watching an order without a session; false if one was opened meanwhile. */
  endUnopened(orderId: string): Promise<boolean>

  /** Refunds that are not made yet, oldest first. */
  pendingRefunds(): Promise<readonly PendingRefund[]>
  /** Takes a refund to try it or to stop it; false while another process has it. */
  claimRefund(refundId: string, until: Instant, now: Instant): Promise<boolean>
  /** Ends a claim early, with nothing else changed. */
  releaseRefund(refundId: string, claimedUntil: Instant): Promise<void>
  markRefunded(refundId: string, now: Instant): Promise<void>
  /** Schedules another try, because the provider was unavailable. */
  postponeRefund(refundId: string, nextTryAt: Instant): Promise<void>
  /** Schedules another try after a refusal. Queues emails for the first refusal only. */
  refuseRefund(
    refundId: string,
    reason: string,
    nextTryAt: Instant,
    now: Instant,
    emailsFor: EmailsFor<RefundTrouble>,
  ): Promise<void>
  /**
   * Records a failed refund: the money is due again, by `reopenRefund` if it was a booking's.
   * `known` if it was recorded before or is not ours.
   */
  failRefund(
    failed: RefundFailed,
    now: Instant,
    emailsFor: EmailsFor<RefundTrouble>,
  ): Promise<'taken' | 'known'>
  /**
   * Gives up a refund that the provider refuses, claimed until then, or that failed: its amount
   * counts as not given back, by `reopenRefund` if it was a booking's. Does nothing if it was
   * stopped before; false if it is made or may be.
   */
  stopRefund(
    refund: Pick<Refund, 'id' | 'paymentId'> & { readonly claimedUntil: Instant | null },
    actor: Actor,
  ): Promise<boolean>
  /**
   * Applies `applyRefundReport` and marks the webhook event as seen, in one transaction.
   * `too-early`: the payment is still to come, since its subject exists; `ignored`: of another site.
   */
  recordRefundReport(
    report: RefundReport,
    now: Instant,
  ): Promise<'taken' | 'known' | 'ignored' | 'too-early'>
  /** Stores a refund of the rest of a payment that fits nothing; returns the amount. */
  refundUnmatched(paymentId: string, now: Instant): Promise<Result<Money, UnmatchedRefusal>>

  /**
   * Stores the state of a dispute, unless a newer one is known, and queues emails when it begins,
   * when an inquiry becomes a dispute, and when it ends. Money that a guest got by a lost dispute is
   * not due to them anymore.
   */
  recordDispute(dispute: Dispute, now: Instant, emailsFor: EmailsFor<KnownDispute>): Promise<void>

  /** Largest first. */
  refundsDue(tenant: string, limit: number): Promise<readonly RefundDue[]>
  /** Payments that fit nothing, are disputed, or have a failed or refused refund; latest first. */
  inTrouble(): Promise<readonly PaymentInTrouble[]>
}
