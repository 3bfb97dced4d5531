import { sumOf } from '#domain/bookings/refund.ts'
import { ok, type Result } from '#domain/result.ts'
import type { RefundRefusal } from '#ports/booking-store.ts'
import type { PendingRefund } from '#ports/payment-store.ts'
import { emailToGuest } from './booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { issueRefunds } from '#usecases/payments/issue-refunds.ts'

/** The result of a refund that the owner asked for. */
export interface RefundOutcome {
  /** Address that was emailed; null if an earlier call did, empty for erased guests. */
  readonly email: string | null
  readonly refundCents: number
  /** The provider has not taken it yet, and the site retries. */
  readonly isWaiting: boolean
  /** Why the provider refused; null if it did not. */
  readonly refusal: string | null
  /** Why the refund failed, so that it is due again; null if it did not. */
  readonly failure: string | null
}

/**
 * Refunds what is due for a booking through the payment provider, and emails the guest. The refund
 * is stored first, so that a crash or a second call can neither lose nor repeat it. A pending
 * refund of an earlier call is tried at once.
 */
export function refundBooking(dependencies: Dependencies) {
  const issue = issueRefunds(dependencies)
  return async (bookingId: string): Promise<Result<RefundOutcome, RefundRefusal>> => {
    const now = dependencies.clock.now()
    const refunded = await dependencies.bookings.refundDue(
      dependencies.tenant,
      bookingId,
      now,
      (refund) => {
        const news = { is: 'refunded', refundCents: refund.refundCents, reason: 'due' } as const
        return [emailToGuest(news, refund, now)]
      },
    )
    if (!refunded.ok && refunded.error.code !== 'nothing-due') return refunded
    const isOfBooking = (refund: PendingRefund) => refund.bookingId === bookingId
    const waiting = (await dependencies.paymentStore.pendingRefunds()).filter(isOfBooking)
    if (!refunded.ok && waiting.length === 0) return refunded
    const { refused, failed, waiting: left } = await issue(isOfBooking)
    return ok({
      email: refunded.ok ? refunded.value.booking.email : null,
      refundCents: refunded.ok ? refunded.value.refundCents : sumOf(waiting),
      isWaiting: left > 0,
      refusal: refused[0]?.reason ?? null,
      failure: failed[0]?.reason ?? null,
    })
  }
}
