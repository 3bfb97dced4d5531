import { err, ok, type Result } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'
import { transition, type Booking, type Transition } from './booking.ts'

/** A part of one payment, in US cents. */
export interface PaymentPart {
  readonly paymentId: string
  readonly amountCents: number
}

/** Milliseconds until a refund is tried again after that many failures. */
export const pauseBeforeRefund = (tries: number): number =>
  Math.min(5 * second * 2 ** (tries - 1), 10 * minute)

/** A booking whose due refund is made, or about to be. */
export interface DueRefund extends Transition {
  /** Total, in US cents. */
  readonly refundCents: number
  /** The refunded parts of payments. */
  readonly parts: readonly PaymentPart[]
}

/**
 * Refunds everything that is due, latest payment first, never more than is left of a payment.
 * `payments` and `refunds` are all of the booking; payments are ordered latest first, each without
 * external refunds.
 */
export function refundDue(
  booking: Booking,
  payments: readonly PaymentPart[],
  refunds: readonly PaymentPart[],
): Result<DueRefund, { readonly code: 'nothing-due' }> {
  const parts: PaymentPart[] = []
  let open = booking.refundDueCents
  for (const { paymentId, amountCents } of payments) {
    const gone = sumOf(refunds.filter((refund) => refund.paymentId === paymentId))
    const part = Math.min(open, amountCents - gone)
    if (part <= 0) continue
    parts.push({ paymentId, amountCents: part })
    open -= part
  }
  const refundCents = sumOf(parts)
  if (refundCents === 0) return err({ code: 'nothing-due' })
  return ok({ ...transition(booking, refundPart(booking, refundCents)), refundCents, parts })
}

/** Refunds of one payment, in US cents. */
export interface RefundTotals {
  /** The provider's total, no matter who refunded. */
  readonly totalCents: number
  /** Refunded by us, or about to be. */
  readonly oursCents: number
  /** External refunds known from earlier reports. */
  readonly elsewhereCents: number
}

/** External refunds by the provider's new total, in US cents. */
export function refundedElsewhere({ totalCents, oursCents, elsewhereCents }: RefundTotals): number {
  return Math.max(elsewhereCents, totalCents - oursCents)
}

/**
 * Applies the provider's report of refunds. External refunds, which the owner made in the
 * provider's dashboard, settle what is due first. Our own refunds and late reports change nothing.
 */
export const applyRefundReport = (booking: Booking, gone: RefundTotals): Booking =>
  refundPart(booking, refundedElsewhere(gone) - gone.elsewhereCents)

/** The booking after a refund of so many cents: the due amount first, the rest as a courtesy. */
export const refundPart = (booking: Booking, cents: number): Booking => ({
  ...booking,
  refundDueCents: Math.max(0, booking.refundDueCents - cents),
  refundedCents: booking.refundedCents + cents,
})

/** The reason for a refund, worded for the guest. */
export const refundReason = (
  { refundDueCents }: Pick<Booking, 'refundDueCents'>,
  cents: number,
): 'due' | 'courtesy' => (cents <= refundDueCents ? 'due' : 'courtesy')

/** The booking after a failed refund: its money is due again. */
export function reopenRefund(booking: Booking, amountCents: number): Booking {
  const reopened = Math.min(amountCents, booking.refundedCents)
  return {
    ...booking,
    refundedCents: booking.refundedCents - reopened,
    refundDueCents: booking.refundDueCents + reopened,
  }
}

/** Sum of all parts, in US cents. */
export const sumOf = (parts: readonly Pick<PaymentPart, 'amountCents'>[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
