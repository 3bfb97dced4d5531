import type { QuoteRefundReason } from '#domain/emails/quote-news.ts'
import type { Mismatch, PaymentSubject } from '#domain/payments/subject.ts'
import { err, ok, type Result } from '#domain/result.ts'
import {
  isOnline,
  type HandMethod,
  type PaymentMethod,
  type RefundReason,
} from '#domain/written-quotes/quote-payments.ts'

/** A refund as an owner requests it. */
export interface RequestedRefund {
  /** In the smallest unit of the payment's currency. */
  readonly cents: number
  /** To the card through the provider, or already given by hand. */
  readonly method: 'card' | HandMethod
  /** Null if none is needed (`mayBeOwedAgain`). */
  readonly reason: RefundReason | null
  /** The rest of the payment as the colleague has seen it; any amount will do if left out. */
  readonly seen?: number
}

export type RequestedRefundRefusal =
  /** It is not said whether the customer of a quote still owes the amount. */
  | { readonly code: 'no-reason' }
  /** It cannot go back to a card. */
  | { readonly code: 'not-by-card' }
  | { readonly code: 'too-much'; readonly leftCents: number }
  /** Something was refunded since the colleague has seen it, perhaps for the same reason. */
  | { readonly code: 'changed-meanwhile' }
  /** More than the customer has overpaid. */
  | { readonly code: 'not-overpaid'; readonly overpaidCents: number }

export interface RefundedPayment {
  readonly subject: PaymentSubject
  readonly mismatch: Mismatch | null
  readonly method: PaymentMethod
  /** Whether its quote is called off, so that nothing is owed. */
  readonly isCalledOff: boolean
  /** For a quote: paid money that change orders made superfluous, in cents. */
  readonly overpaidCents: number
  /** Neither refunded nor taken by the bank, in cents. */
  readonly leftCents: number
}

/** Whether it is a payment that a quote asked for, so that a refund of it can be owed again. */
export const isAgreedPayment = ({
  subject,
  mismatch,
}: Pick<RefundedPayment, 'subject' | 'mismatch'>): boolean =>
  subject.kind === 'quote' && mismatch === null

/** Whether its customer may owe a refund again, because its quote is still agreed on. */
export const mayBeOwedAgain = (
  payment: Pick<RefundedPayment, 'subject' | 'mismatch' | 'isCalledOff'>,
): boolean => isAgreedPayment(payment) && !payment.isCalledOff

/** The effect of a refund on the amount owed for a quote. */
interface RefundEffect {
  /** Whether its customer owes the amount again. */
  readonly isOwedAgain: boolean
  /**
   * The part of a courtesy that refunds what change orders made superfluous, in cents; that is due
   * anyway, so it comes first.
   */
  readonly overpaidCents: number
}

/** Checks a refund; returns its effect. */
export function checkRefund(
  { cents, method, reason, seen }: RequestedRefund,
  payment: RefundedPayment,
): Result<RefundEffect, RequestedRefundRefusal> {
  const { leftCents, overpaidCents } = payment
  if (method === 'card' && !isOnline(payment.method)) return err({ code: 'not-by-card' })
  if (mayBeOwedAgain(payment) && reason === null) return err({ code: 'no-reason' })
  if (seen !== undefined && seen !== leftCents && leftCents > 0) {
    return err({ code: 'changed-meanwhile' })
  }
  if (cents > leftCents) return err({ code: 'too-much', leftCents })
  if (reason === 'overpaid' && cents > overpaidCents) {
    return err({ code: 'not-overpaid', overpaidCents })
  }
  const isCourtesy = mayBeOwedAgain(payment) && reason === 'courtesy'
  return ok({
    // An overpaid amount is replaced by the credit of the change order.
    isOwedAgain: reason !== 'courtesy' && !payment.isCalledOff,
    overpaidCents: isCourtesy ? Math.min(cents, overpaidCents) : 0,
  })
}

/** The reason for a refund: what a change order made superfluous is never owed again. */
export const reasonOfRefund = (
  { cents, reason }: Pick<RequestedRefund, 'cents' | 'reason'>,
  { overpaidCents }: Pick<RefundedPayment, 'overpaidCents'>,
): RequestedRefund['reason'] =>
  reason === 'owed-again' && cents <= overpaidCents ? 'overpaid' : reason

/** The reason for a refund of a quote, worded for its customer. */
export function customerRefundReason(
  reason: RequestedRefund['reason'],
  { mismatch, isCalledOff }: Pick<RefundedPayment, 'mismatch' | 'isCalledOff'>,
): QuoteRefundReason {
  if (isCalledOff) return 'called-off'
  // Double payments and payments that fit nothing were never owed.
  return mismatch === null && reason !== null ? reason : 'not-owed'
}
