import { pauseBeforeRefund } from '#domain/bookings/refund.ts'
import type { BookingStore, PendingRefund } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'

/** What one round of refunding did. */
export interface RefundRound {
  readonly done: number
  /** Refunds that will be tried again, because the provider was away or said no. */
  readonly waiting: number
  /** Those among them that it said no to. */
  readonly refused: readonly { readonly paymentId: string; readonly reason: string }[]
}

/**
 * Gives back, through the provider, what came too late to be kept or was due. A refund that fails
 * waits longer each time. Of one booking it tries all at once, whether or not they are waiting.
 */
export function carryOutRefunds(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly clock: Clock
}) {
  const { bookings, payments, clock } = world
  return async (ofBooking: string | null = null): Promise<RefundRound> => {
    const now = clock.now()
    const isTurn = ({ bookingId, nextTryAt }: PendingRefund) =>
      ofBooking === null ? nextTryAt <= now : bookingId === ofBooking
    const refunds = (await bookings.pendingRefunds()).filter(isTurn)
    let done = 0
    const refused: { paymentId: string; reason: string }[] = []
    for (const refund of refunds) {
      // Repeated under the same id it is given once, so a crash before the mark costs nothing.
      const given = await payments.refund(refund)
      if (given.ok) {
        await bookings.markRefunded(refund.id, clock.now())
        done += 1
        continue
      }
      const reason = given.error.code === 'refund-refused' ? given.error.reason : null
      const nextTryAt = clock.now() + pauseBeforeRefund(refund.tries + 1)
      await bookings.markRefundFailed(refund.id, reason, nextTryAt)
      if (reason !== null) refused.push({ paymentId: refund.paymentId, reason })
    }
    return { done, waiting: refunds.length - done, refused }
  }
}
