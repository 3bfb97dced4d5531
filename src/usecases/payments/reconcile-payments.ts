import { hour, minute, type Instant } from '#domain/time.ts'
import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { settleOrder } from './settle-order.ts'

/** The result of one round. */
export interface Reconciliation {
  readonly asked: number
  readonly paid: number
  /** False if the provider did not answer for all of them. */
  readonly isComplete: boolean
}

/** Milliseconds until the next check of an order: longer for older orders. */
const pauseBeforeAsking = ({ createdAt }: WatchedOrder, now: Instant): number =>
  Math.min(Math.max((now - createdAt) / 10, minute), hour)

/**
 * Checks every order whose checkout session may still be open, or only those that are due, against
 * the payment provider: processes payments and expires sessions of unwanted orders. Stops at the
 * first order that the provider cannot answer, which moves to the end of the queue.
 */
export function reconcilePayments(dependencies: Dependencies) {
  const settle = settleOrder(dependencies)
  return async (which: 'all' | 'due'): Promise<Reconciliation> => {
    const orders = await dependencies.paymentStore.watchedOrders(which, dependencies.clock.now())
    let asked = 0
    let paid = 0
    for (const order of orders) {
      // Sequential, so that a long list stays within the provider's rate limits.
      const settlement = await settle(order)
      const now = dependencies.clock.now()
      if (settlement !== 'paid' && settlement !== 'ended') {
        await dependencies.paymentStore.watchAgain(order.id, now + pauseBeforeAsking(order, now))
      }
      if (settlement === 'provider-down') return { asked, paid, isComplete: false }
      asked += 1
      if (settlement === 'paid') paid += 1
    }
    return { asked, paid, isComplete: true }
  }
}

/** Rounds of `reconcilePayments`: all orders until one round is complete, then only due ones. */
export function startReconciling(dependencies: Dependencies) {
  const reconcile = reconcilePayments(dependencies)
  let isFirst = true
  return async (): Promise<Reconciliation> => {
    const found = await reconcile(isFirst ? 'all' : 'due')
    if (found.isComplete) isFirst = false
    return found
  }
}
