import type { DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import { err, ok } from '#domain/result.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { customerQuotePage, type QuoteConsent } from '#usecases/written-quotes/quote-page.ts'
import { deliveryPage } from './delivery-page.ts'

/**
 * Accepts the quote of a delivery for a chosen day, and returns the address of the checkout where
 * it is paid; null if the company takes no cards.
 */
export function orderDelivery(dependencies: Dependencies) {
  const page = customerQuotePage(dependencies)
  const delivery = deliveryPage(dependencies)

  return async (
    token: string,
    order: QuoteConsent & { readonly day: CalendarDate; readonly answers: DeliveryAnswers },
  ) => {
    const free = await delivery.checkDay(token, order.day)
    if (!free.ok) return free
    // Accepted first, so that a refused order cannot take a day from others.
    const accepted = await page.accept(token, order)
    if (!accepted.ok) return accepted
    const chosen = await delivery.choose(token, order)
    if (!chosen.ok) return chosen
    if (!dependencies.payments.takesCards) return ok(null)
    const [first] = (await page.read(token))?.states ?? []
    return first === undefined ? err({ code: 'unknown-page' }) : page.pay(token, first.id)
  }
}
