import { day, hour } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { closePage } from './pay-for-order.ts'
import { settleOrder } from './settle-order.ts'

/** What one round of asking found. */
export interface Reconciliation {
  readonly asked: number
  readonly paid: number
  /** False where the provider could not answer for all of them. */
  readonly isComplete: boolean
}

/**
 * Asks the payment provider about every order whose hold ended at most `lookBackMs` ago or is
 * still on, takes in what was paid, and closes pages that outlived their hold. Stops at the first
 * that the provider cannot answer.
 */
export function reconcilePayments(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  /** Hears of every booking. */
  readonly ownerAddress: string
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
      if (settlement === 'provider-away') return { asked, paid, isComplete: false }
      // Its hold has ended, and nobody could close the page then.
      if (settlement === 'open' && booking.order?.state === 'lapsed') {
        await closePage(world, booking.order)
      }
      asked += 1
      if (settlement === 'paid') paid += 1
    }
    return { asked, paid, isComplete: true }
  }
}

/**
 * How far back the first round after a start looks, in milliseconds: a server may stand still over
 * a weekend. What is older is settled for good.
 */
export const firstLookBack = 3 * day

/** Pages end with their holds, so that soon after nobody can pay on them any more. */
const laterLookBack = hour

/**
 * Rounds of `reconcilePayments`: the first looks far back, later ones only as far as anything can
 * still have come in since the last round that the provider answered in full.
 */
export function keepReconciling(world: Parameters<typeof reconcilePayments>[0]) {
  const reconcile = reconcilePayments(world)
  let since = world.clock.now() - firstLookBack
  return async (): Promise<Reconciliation> => {
    const startedAt = world.clock.now()
    const found = await reconcile(startedAt - since)
    if (found.isComplete) since = startedAt - laterLookBack
    return found
  }
}
