import type { Dependencies } from '#usecases/dependencies.ts'
import { expireCheckoutSession } from '#usecases/payments/pay-for-order.ts'

/**
 * Frees the seats of unpaid holds that have ended; returns their number. Expires their checkout
 * sessions too; reconciling expires those that the provider could not. A payment of the same moment
 * may still get the seats back.
 */
export function expireHolds(dependencies: Dependencies) {
  return async (): Promise<number> => {
    const freed = await dependencies.bookings.expireHolds(dependencies.clock.now())
    for (const { booking } of freed) {
      // Waiting for each session in turn would delay other holds while the provider is unavailable.
      if (!(await expireCheckoutSession(dependencies, booking.order))) break
    }
    return freed.length
  }
}
