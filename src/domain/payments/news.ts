import type { Instant } from '#domain/time.ts'
import type { Mismatch, Money, PaymentSubject } from './subject.ts'

/** Verified money that fits nothing that was asked for. */
export interface UnmatchedPayment extends Money {
  readonly paymentId: string
  readonly mismatch: Mismatch
  /** A booking if there is one; otherwise the subject that the provider reports. */
  readonly subject: PaymentSubject
}

/** A failed or refused refund, with the provider's reason. */
export interface RefundTrouble extends Money {
  readonly paymentId: string
  readonly subject: PaymentSubject
  readonly reason: string
}

/** A payment that the card's owner disputes at their bank. */
export interface Dispute extends Money {
  readonly id: string
  readonly paymentId: string
  /** The provider's words for the reason and the state. */
  readonly reason: string
  readonly state: string
  /** Deadline for the owner's answer; null if none is needed. */
  readonly answerBy: Instant | null
}

/** A dispute with the subject of its payment; null if the payment is not ours. */
export interface KnownDispute extends Dispute {
  readonly subject: PaymentSubject | null
}

/** A change of a payment that needs the owner's attention. */
export type PaymentNews =
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }
  /** The provider refused a refund, which is tried again. */
  | { readonly is: 'refund-refused'; readonly refund: RefundTrouble }
  /** A refund failed, and the money is back here. */
  | { readonly is: 'refund-failed'; readonly refund: RefundTrouble }
  | { readonly is: 'disputed'; readonly dispute: KnownDispute }
