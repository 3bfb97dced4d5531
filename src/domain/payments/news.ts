import type { Instant } from '#domain/time.ts'
import type { Mismatch, Money, PaymentSubject } from './subject.ts'

/** Verified money that fits nothing that was asked for. */
export interface UnmatchedPayment extends Money {
  readonly paymentId: string
  readonly mismatch: Mismatch
  /** A booking, where there is one; otherwise what the provider says it is for. */
  readonly subject: PaymentSubject
}

/** A refund that went wrong, and why in the provider's words. */
export interface RefundTrouble extends Money {
  readonly paymentId: string
  readonly subject: PaymentSubject
  readonly reason: string
}

/** A payment that the card's owner disputes at their bank. */
export interface Dispute extends Money {
  readonly id: string
  readonly paymentId: string
  /** The provider's words for why, and for how it stands. */
  readonly reason: string
  readonly state: string
  /** Until when the owner can answer it; null where they need not. */
  readonly answerBy: Instant | null
}

/** A dispute with what its payment is for; null where the payment is not ours. */
export interface KnownDispute extends Dispute {
  readonly subject: PaymentSubject | null
}

/** What has happened to money that the owner has to look after. */
export type PaymentNews =
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }
  /** The provider says no to a refund, which is tried again. */
  | { readonly is: 'refund-refused'; readonly refund: RefundTrouble }
  /** A refund has come to nothing, and the money is here again. */
  | { readonly is: 'refund-failed'; readonly refund: RefundTrouble }
  | { readonly is: 'disputed'; readonly dispute: KnownDispute }
