import type { TestCheckout, TestCheckoutSession } from '#ports/test-checkout.ts'
import { takePayment, type PaymentDependencies } from './take-payment.ts'

/** What the visitor of the test checkout can do, as the visitor of a provider's page could. */
export function testPayments(
  dependencies: PaymentDependencies & { readonly testCheckout: TestCheckout },
) {
  const take = takePayment(dependencies)
  const find = (sessionId: string): Promise<TestCheckoutSession | null> =>
    dependencies.testCheckout.find(sessionId, dependencies.clock.now())
  return {
    find,
    /** Pays and takes the payment in; answers the page as it stands then. */
    async pay(sessionId: string): Promise<TestCheckoutSession | null> {
      const payment = await dependencies.testCheckout.pay(sessionId, dependencies.clock.now())
      if (payment !== null) await take(payment)
      return find(sessionId)
    },
  }
}
