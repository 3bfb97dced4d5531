import type { QuoteRefundReason } from '#domain/emails/quote-news.ts'
import type { Mismatch, PaymentSubject } from '#domain/payments/subject.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  HandMethod,
  PaymentMethod,
  RefundReason,
} from '#domain/written-quotes/quote-payments.ts'

/** What an owner gives back of a payment. */
export interface RefundAsked {
  /** In the smallest unit of the payment's currency. */
  readonly cents: number
  /** Back to the card through the provider, or given by hand already. */
  readonly method: 'card' | HandMethod
  /** Null where nobody has to say it: `mayBeOwedAgain`. */
  readonly reason: RefundReason | null
}

/** Why nothing is given back of a payment. */
export type RefundAskedRefusal =
  /** Nobody said whether the customer of a quote still owes it. */
  | { readonly code: 'no-reason' }
  /** Nobody can give it back to a card. */
  | { readonly code: 'not-by-card' }
  | { readonly code: 'too-much'; readonly leftCents: number }
  /** More than its customer has paid too much. */
  | { readonly code: 'not-overpaid'; readonly overpaidCents: number }

/** A payment of which something is to go back. */
export interface RefundedPayment {
  readonly subject: PaymentSubject
  readonly mismatch: Mismatch | null
  readonly method: PaymentMethod
  /** Of a quote that is called off, of which nothing is owed. */
  readonly isCalledOff: boolean
  /** Of a quote: what change orders took off money that has come already. */
  readonly overpaidCents: number
  /** What has neither gone back nor been taken by the bank, in cents. */
  readonly leftCents: number
}

/** Money that was asked for by a quote, so that what goes back of it may be owed again. */
export const isAgreedPayment = ({
  subject,
  mismatch,
}: Pick<RefundedPayment, 'subject' | 'mismatch'>): boolean =>
  subject.kind === 'quote' && mismatch === null

/** Whether its customer may owe again what goes back: of a quote that is still agreed on. */
export const mayBeOwedAgain = (
  payment: Pick<RefundedPayment, 'subject' | 'mismatch' | 'isCalledOff'>,
): boolean => isAgreedPayment(payment) && !payment.isCalledOff

/** What a refund of a quote does to what is owed. */
interface RefundEffect {
  /** Whether its customer owes it again. */
  readonly isOwedAgain: boolean
  /** How much of a courtesy gives back what change orders took off: that comes first, as it is owed. */
  readonly overpaidCents: number
}

/** Whether it may go back, and then what follows. */
export function checkRefund(
  { cents, method, reason }: RefundAsked,
  payment: RefundedPayment,
): Result<RefundEffect, RefundAskedRefusal> {
  const { leftCents, overpaidCents } = payment
  if (method === 'card' && payment.method !== 'card') return err({ code: 'not-by-card' })
  if (mayBeOwedAgain(payment) && reason === null) return err({ code: 'no-reason' })
  if (cents > leftCents) return err({ code: 'too-much', leftCents })
  if (reason === 'overpaid' && cents > overpaidCents) {
    return err({ code: 'not-overpaid', overpaidCents })
  }
  const isCourtesy = mayBeOwedAgain(payment) && reason === 'courtesy'
  return ok({
    // Of what was overpaid, the credit of the change order takes the place.
    isOwedAgain: reason !== 'courtesy' && !payment.isCalledOff,
    overpaidCents: isCourtesy ? Math.min(cents, overpaidCents) : 0,
  })
}

/** Why money of a quote goes back, as its customer is told. */
export function customerRefundReason(
  reason: RefundAsked['reason'],
  { mismatch, isCalledOff }: Pick<RefundedPayment, 'mismatch' | 'isCalledOff'>,
): QuoteRefundReason {
  if (isCalledOff) return 'called-off'
  // What was paid twice, or fits nothing, was never owed.
  return mismatch === null && reason !== null ? reason : 'not-owed'
}
