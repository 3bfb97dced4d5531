import { day, hour, minute, type Instant } from '#domain/time.ts'
import type { WatchedOrder } from '#ports/payment-store.ts'
import { settleOrder } from './settle-order.ts'
import type { PaymentDependencies } from './take-payment.ts'

/** What one round of asking found. */
export interface Reconciliation {
  readonly asked: number
  readonly paid: number
  /** False where the provider could not answer for all of them. */
  readonly isComplete: boolean
}

/** Milliseconds until an order is asked about again: longer, the older it is. */
function pauseBeforeAsking({ createdAt }: WatchedOrder, now: Instant): number {
  return Math.min(Math.max((now - createdAt) / 10, minute), hour)
}

/**
 * Asks the payment provider about every order whose checkout session is not known to have ended,
 * or about those alone whose turn it is; takes in what was paid, and closes sessions of orders
 * that nobody wants any more. Stops at the first that the provider cannot answer, which goes to
 * the end of the line.
 */
export function reconcilePayments(dependencies: PaymentDependencies) {
  const settle = settleOrder(dependencies)
  return async (which: 'all' | 'due'): Promise<Reconciliation> => {
    const orders = await dependencies.paymentStore.watchedOrders(which, dependencies.clock.now())
    let asked = 0
    let paid = 0
    for (const order of orders) {
      // One after the other, so that a long list does not run into the provider's limits.
      const settlement = await settle(order)
      const now = dependencies.clock.now()
      if (settlement === 'open' || settlement === 'provider-away') {
        await dependencies.paymentStore.watchAgain(order.id, now + pauseBeforeAsking(order, now))
      }
      if (settlement === 'provider-away') return { asked, paid, isComplete: false }
      asked += 1
      if (settlement === 'paid') paid += 1
    }
    return { asked, paid, isComplete: true }
  }
}

/** How long ago a version before may have made orders that are still to be asked about. */
export const firstLookBack = 3 * day

/** Rounds of `reconcilePayments`: of all orders until the provider has answered for all once. */
export function keepReconciling(dependencies: PaymentDependencies) {
  const reconcile = reconcilePayments(dependencies)
  let isFirst = true
  return async (): Promise<Reconciliation> => {
    if (isFirst)
      await dependencies.paymentStore.adoptOrders(dependencies.clock.now() - firstLookBack)
    const found = await reconcile(isFirst ? 'all' : 'due')
    if (found.isComplete) isFirst = false
    return found
  }
}
