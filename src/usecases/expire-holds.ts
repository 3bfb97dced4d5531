import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { expireCheckoutSession } from './pay-for-order.ts'

/**
 * Frees the seats of payments that did not come in time; answers how many. Their pages are closed
 * too; what the provider cannot close now, reconciling does. A payment of the same moment is
 * taken in when it is told of, and may still get the seats back.
 */
export function expireHolds(dependencies: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly clock: Clock
}) {
  return async (): Promise<number> => {
    const freed = await dependencies.bookings.expireHolds(dependencies.clock.now())
    for (const { booking } of freed) {
      // While the provider is away, waiting for each page would keep other holds from ending.
      if (!(await expireCheckoutSession(dependencies, booking.order))) break
    }
    return freed.length
  }
}
