import type { BookingMailComposer } from '#ports/booking-mail-composer.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { settleOrder } from './settle-order.ts'

/** What one round of asking found. */
export interface Reconciliation {
  readonly asked: number
  readonly paid: number
}

/**
 * Asks the payment provider about every order whose hold ended at most `lookBackMs` ago or is
 * still on, and takes in what was paid. Stops at the first that the provider cannot answer.
 */
export function reconcilePayments(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly bookingMails: BookingMailComposer
  readonly clock: Clock
}) {
  const settle = settleOrder(world)
  return async (lookBackMs: number): Promise<Reconciliation> => {
    const orders = await world.bookings.withOrdersSince(world.clock.now() - lookBackMs)
    let asked = 0
    let paid = 0
    for (const booking of orders) {
      // One after the other, so that a long list does not run into the provider's limits.
      const settlement = await settle(booking)
      if (settlement === 'provider-away') break
      asked += 1
      if (settlement === 'paid') paid += 1
    }
    return { asked, paid }
  }
}
