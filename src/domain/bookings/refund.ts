import { err, ok, type Result } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'
import { transition, type Booking, type Transition } from './booking.ts'

/** An amount of one payment, in US cents: what came in, or what goes back. */
export interface PaymentPart {
  readonly paymentId: string
  readonly amountCents: number
}

/** Milliseconds until a refund that failed so many times is tried again. */
export function pauseBeforeRefund(tries: number): number {
  return Math.min(5 * second * 2 ** (tries - 1), 10 * minute)
}

/** What was due has been given back, or is on its way. */
export interface GivenBack extends Transition {
  /** US cents, in all. */
  readonly refundCents: number
  /** The payments that it goes back to. */
  readonly parts: readonly PaymentPart[]
}

/**
 * Gives back all that is due, from the latest payment first and never more of one than is left.
 * `payments` and `refunds` are all of the booking; payments from the latest, each without what
 * went back of it elsewhere.
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
  return ok({ ...transition(booking, after), refundCents, parts })
}

/** What has gone back of one payment, in US cents. */
export interface GoneBack {
  /** By the provider's own count, whoever asked for it. */
  readonly totalCents: number
  /** By refunds of ours, carried out or about to be. */
  readonly oursCents: number
  /** Known to have gone back without us, by earlier reports. */
  readonly elsewhereCents: number
}

/** What is known to have gone back without us, once the provider's count is taken in. */
export function goneElsewhere({ totalCents, oursCents, elsewhereCents }: GoneBack): number {
  return Math.max(elsewhereCents, totalCents - oursCents)
}

/**
 * Takes in what the payment provider says has gone back of a payment. What went back without us
 * was given by the owner in the provider's own pages: it settles what is due first. Our own
 * refunds change nothing when they are reported, and neither does a report that comes late.
 */
export function noteGoneBack(booking: Booking, gone: GoneBack): Booking {
  const more = goneElsewhere(gone) - gone.elsewhereCents
  return {
    ...booking,
    refundDueCents: Math.max(0, booking.refundDueCents - more),
    refundedCents: booking.refundedCents + more,
  }
}

/** The booking once money that went back has come to be here again: it is due once more. */
export function reopenRefund(booking: Booking, amountCents: number): Booking {
  const reopened = Math.min(amountCents, booking.refundedCents)
  return {
    ...booking,
    refundedCents: booking.refundedCents - reopened,
    refundDueCents: booking.refundDueCents + reopened,
  }
}

/** US cents of all parts together. */
export function sumOf(parts: readonly PaymentPart[]): number {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
