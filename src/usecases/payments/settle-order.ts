import { ok } from '#domain/result.ts'
import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { endOrder } from './end-order.ts'
import { takePayment } from './take-payment.ts'

/** The state of an order after asking the provider. `pending`: the bank takes days to decide. */
export type Settlement = 'paid' | 'open' | 'pending' | 'ended' | 'provider-down'

/**
 * Asks the payment provider for the state of an order's checkout session and processes it, so that
 * a lost webhook event loses nothing. A session that ended unpaid frees its seats and is no longer
 * watched.
 */
export function settleOrder(dependencies: Dependencies) {
  const take = takePayment(dependencies)
  return async (order: WatchedOrder): Promise<Settlement> => {
    const session =
      order.sessionId === null
        ? await dependencies.payments.findCheckout(order.id, order.createdAt)
        : ok(order.sessionId)
    if (!session.ok) return 'provider-down'
    if (session.value === null) return endUnopened(order)
    const state = await dependencies.payments.checkoutState(session.value)
    if (!state.ok) return 'provider-down'
    switch (state.value.is) {
      case 'paid':
        await take(state.value.payment)
        await dependencies.paymentStore.endWatch(order.id)
        return 'paid'
      case 'open':
        // Its address is unknown, or the order is no longer wanted.
        if (order.sessionId === null || !order.isWanted) {
          await dependencies.payments.expireCheckout(session.value)
        }
        return 'open'
      case 'pending':
        await dependencies.writtenQuotes.recordBankPayment(order.id, dependencies.clock.now())
        return 'pending'
      case 'failed':
      case 'ended':
        await endOrder(dependencies, order, { hasFailed: state.value.is === 'failed' })
        return 'ended'
    }
  }

  async function endUnopened({ id, subject }: WatchedOrder): Promise<Settlement> {
    // A session that was opened while the provider was asked is watched on.
    if (!(await dependencies.paymentStore.endUnopened(id))) return 'open'
    if (subject.kind === 'booking') await dependencies.bookings.releaseOrder(subject.id, id, null)
    return 'ended'
  }
}
