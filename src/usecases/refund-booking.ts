import { sumOf } from '#domain/bookings/refund.ts'
import { bookingReport } from '#domain/emails/email.ts'
import { ok, type Result } from '#domain/result.ts'
import type { BookingStore, RefundRefusal } from '#ports/booking-store.ts'
import type { PendingRefund } from '#ports/payment-store.ts'
import { emailToGuest } from './booking-emails.ts'
import { issueRefunds, type RefundDependencies } from './issue-refunds.ts'

/** What became of a refund that the owner asked for. */
export interface RefundOutcome {
  /** Who was told of it; null where that was at an earlier call, and empty for the forgotten. */
  readonly email: string | null
  /** US cents that go back. */
  readonly refundCents: number
  /** The provider did not take it yet; the site tries again by itself. */
  readonly isWaiting: boolean
  /** Why the provider said no; null where it did not. */
  readonly refusal: string | null
  /** Why the refund came to nothing, so that it is due again; null where it did not. */
  readonly failure: string | null
}

/**
 * Gives back what is due for a booking, through the payment provider, and tells the guest. It is
 * noted first, so that a crash or a second call can neither lose nor repeat it. Where nothing is
 * due any more but an earlier refund is waiting, that one is tried at once.
 */
export function refundBooking(
  dependencies: RefundDependencies & { readonly bookings: BookingStore; readonly tenant: string },
) {
  const issue = issueRefunds(dependencies)
  return async (bookingId: string): Promise<Result<RefundOutcome, RefundRefusal>> => {
    const now = dependencies.clock.now()
    const given = await dependencies.bookings.giveBackDue(
      dependencies.tenant,
      bookingId,
      now,
      ({ booking, event, refundCents }) => {
        const news = { is: 'refunded', refundCents, reason: 'due' } as const
        return [emailToGuest(bookingReport(news, booking, event, now))]
      },
    )
    const waiting = given.ok || given.error.code === 'nothing-due' ? await pendingOf(bookingId) : []
    if (!given.ok && waiting.length === 0) return given
    const { refused, failed, waiting: left } = await issue(isOf(bookingId))
    return ok({
      email: given.ok ? given.value.booking.email : null,
      refundCents: given.ok ? given.value.refundCents : sumOf(waiting),
      isWaiting: left > 0,
      refusal: refused[0]?.reason ?? null,
      failure: failed[0]?.reason ?? null,
    })
  }

  async function pendingOf(bookingId: string): Promise<readonly PendingRefund[]> {
    return (await dependencies.paymentStore.pendingRefunds()).filter(isOf(bookingId))
  }
}

function isOf(booking: string): (refund: PendingRefund) => boolean {
  return ({ bookingId }) => bookingId === booking
}
