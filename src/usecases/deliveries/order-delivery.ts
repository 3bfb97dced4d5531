import { err, ok } from '#domain/result.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { customerQuotePage, type QuoteConsent } from '#usecases/written-quotes/quote-page.ts'
import { deliveryPage, type DeliveryChoice } from './delivery-page.ts'

/**
 * Accepts the quote of a delivery for a chosen day, and returns the address of the checkout where
 * it is paid; null if the company takes no cards.
 */
export function orderDelivery(dependencies: Dependencies) {
  const page = customerQuotePage(dependencies)
  const delivery = deliveryPage(dependencies)

  return async (token: string, order: QuoteConsent & DeliveryChoice) => {
    const wanted = await delivery.checkDay(token, order)
    if (!wanted.ok) return wanted
    // The day is saved with the acceptance, so that a refused order takes none from others.
    const accepted = await page.accept(token, order, wanted.value)
    if (!accepted.ok) return accepted
    if (accepted.value.isRepeated) {
      const chosen = await delivery.choose(token, order)
      if (!chosen.ok) return chosen
    }
    if (!dependencies.payments.takesCards) return ok(null)
    const [first] = (await page.read(token))?.states ?? []
    return first === undefined ? err({ code: 'unknown-page' }) : page.pay(token, first.id)
  }
}
