import { err, ok, type Result } from '#domain/result.ts'
import type { Booking, Transition } from './booking.ts'

/** An amount of one payment, in US cents: what came in, or what goes back. */
export interface PaymentPart {
  readonly paymentId: string
  readonly amountCents: number
}

/** What was due has been given back, or is on its way. */
export interface GivenBack extends Transition {
  /** US cents, in all. */
  readonly refundCents: number
  /** The payments that it goes back to. */
  readonly parts: readonly PaymentPart[]
}

/**
 * Gives back all that is due, from the latest payment first and never more of one than came in.
 * `payments` and `refunds` are all of the booking; payments from the latest.
 */
export function giveBackDue(
  booking: Booking,
  payments: readonly PaymentPart[],
  refunds: readonly PaymentPart[],
): Result<GivenBack, { readonly code: 'nothing-due' }> {
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
  const after: Booking = {
    ...booking,
    refundDueCents: booking.refundDueCents - refundCents,
    refundedCents: booking.refundedCents + refundCents,
  }
  return ok({ booking: after, seatsChange: 0, droppedOrder: null, refundCents, parts })
}

function sumOf(parts: readonly PaymentPart[]): number {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
