import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'

/** What one round of refunding did. */
export interface RefundRound {
  readonly done: number
  readonly waiting: number
}

/** Gives back, through the provider, what came too late to be kept or was due. */
export function carryOutRefunds(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly clock: Clock
}) {
  return async (): Promise<RefundRound> => {
    const refunds = await world.bookings.pendingRefunds()
    let done = 0
    for (const refund of refunds) {
      // Repeated under the same id it is given once, so a crash before the mark costs nothing.
      const given = await world.payments.refund(refund)
      if (!given.ok) continue
      await world.bookings.markRefunded(refund.id, world.clock.now())
      done += 1
    }
    return { done, waiting: refunds.length - done }
  }
}
