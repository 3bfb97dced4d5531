import type { Payments } from '#ports/payments.ts'
import { isTestPayment } from './test-checkout.ts'

/**
 * A payment provider of a site that took test payments before: sessions and payments of that time are
 * still the test checkout's, so that what is due of them is settled instead of waiting for ever.
 */
export function withFormerTestPayments(
  provider: Payments,
  former: Pick<Payments, 'checkoutState' | 'expireCheckout' | 'refund' | 'balanceOf'>,
): Payments {
  const holderOf = (id: string) => (isTestPayment(id) ? former : provider)
  return {
    ...provider,
    checkoutState: (sessionId) => holderOf(sessionId).checkoutState(sessionId),
    expireCheckout: (sessionId) => holderOf(sessionId).expireCheckout(sessionId),
    balanceOf: (paymentId) => holderOf(paymentId).balanceOf(paymentId),
    refund: (refund) => holderOf(refund.paymentId).refund(refund),
  }
}
