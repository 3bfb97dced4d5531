import { expect, test } from 'vitest'
import { nextPayment, paymentStates } from '#domain/written-quotes/quote-payments.ts'
import { markupOnSite } from '#support/markup.ts'
import { PayNext } from './paid.tsx'

/** The page while so much of a payment is open. */
function offered(cents: number, takesCards = true): string {
  const agreed = { id: 'balance', name: 'Balance', due: 'accepted', cents } as const
  const next = nextPayment(paymentStates([agreed], [], 0, false), []) ?? expect.fail()
  return markupOnSite(<PayNext next={next} takesCards={takesCards} hasLeftCheckout={false} />)
}

test('an amount that no card can be charged has no button, and says how to pay it', () => {
  expect(offered(50)).toContain('Pay online')
  expect(offered(49)).not.toContain('Pay online')
  expect(offered(49)).toContain('please pay at the counter.')
  expect(offered(49)).toContain('Or by check to')
  expect(offered(50, false)).not.toContain('Pay online')
  expect(offered(50, false)).toContain('please pay at the counter.')
})
