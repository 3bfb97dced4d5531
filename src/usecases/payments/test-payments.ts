import type { TestCheckout, TestCheckoutSession } from '#ports/test-checkout.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { takePayment } from './take-payment.ts'

/** The actions of a visitor on the test checkout's page. */
export function testPayments(dependencies: Dependencies & { readonly testCheckout: TestCheckout }) {
  const take = takePayment(dependencies)
  const find = (sessionId: string): Promise<TestCheckoutSession | null> =>
    dependencies.testCheckout.find(sessionId, dependencies.clock.now())
  return {
    find,
    /** Pays and processes the payment; returns the session after it. */
    async pay(sessionId: string): Promise<TestCheckoutSession | null> {
      const payment = await dependencies.testCheckout.pay(sessionId, dependencies.clock.now())
      if (payment !== null) await take(payment)
      return find(sessionId)
    },
  }
}
