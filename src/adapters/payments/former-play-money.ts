import type { Payments } from '#ports/payments.ts'
import { isPlayMoney } from './test-checkout.ts'

/**
 * A payment provider of a site that took play money before: pages and payments of that time are
 * still the test checkout's, so that what is due of them is settled instead of waiting for ever.
 */
export function afterPlayMoney(
  provider: Payments,
  play: Pick<Payments, 'checkoutState' | 'closeCheckout' | 'refund'>,
): Payments {
  const holderOf = (id: string) => (isPlayMoney(id) ? play : provider)
  return {
    ...provider,
    checkoutState: (sessionId) => holderOf(sessionId).checkoutState(sessionId),
    closeCheckout: (sessionId) => holderOf(sessionId).closeCheckout(sessionId),
    refund: (refund) => holderOf(refund.paymentId).refund(refund),
  }
}
