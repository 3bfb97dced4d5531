import type { Payments } from '#ports/payments.ts'
import { isTestPayment } from './test-checkout.ts'

/**
 * A payment provider for a site that once took test payments: sessions and payments of that time
 * still go to the test checkout, so that their refunds are settled instead of waiting forever.
 */
export function withFormerTestPayments(
  provider: Payments,
  former: Pick<Payments, 'checkoutState' | 'expireCheckout' | 'refund' | 'hasRefund' | 'balanceOf'>,
): Payments {
  const holderOf = (id: string) => (isTestPayment(id) ? former : provider)
  return {
    ...provider,
    checkoutState: (sessionId) => holderOf(sessionId).checkoutState(sessionId),
    expireCheckout: (sessionId) => holderOf(sessionId).expireCheckout(sessionId),
    balanceOf: (paymentId) => holderOf(paymentId).balanceOf(paymentId),
    refund: (refund) => holderOf(refund.paymentId).refund(refund),
    hasRefund: (refund) => holderOf(refund.paymentId).hasRefund(refund),
  }
}
