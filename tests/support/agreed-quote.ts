import { ok } from '#domain/result.ts'
import { payQuote } from '#usecases/written-quotes/pay-quote.ts'
import { openedWithStripe } from './stripe-guests.ts'
import { agreeOnQuote } from './written-quotes.ts'

/** An accepted quote at a site that takes cards, with actions of its customer and of the desk. */
export async function agreedQuote(open: Parameters<typeof openedWithStripe>[0]) {
  const site = await openedWithStripe(open)
  const { stores, stripe } = site
  const id = await agreeOnQuote(stores, site.now())

  const quoteNow = async () => {
    const found = await stores.writtenQuotes.find(id)
    if (found === null) throw new Error('there is no quote')
    return found
  }
  return {
    stores,
    stripe,
    site,
    id,
    quoteNow,
    /** Presses "Pay deposit by card"; other `dependencies` stand for another process. */
    press: async (dependencies: Partial<typeof site> = {}) => {
      const { quote } = await quoteNow()
      const page = `https://evergreen.example/quotes/${id}`
      const request = { quote, part: 'deposit', name: 'Deposit', page }
      return payQuote({ ...site, ...dependencies })(request)
    },
    recordByHand: (cents: number) =>
      stores.writtenQuotes.recordPayment(
        id,
        { part: 'deposit', cents, method: 'check' },
        { by: null, at: site.now() },
        () => [],
      ),
    /** A change order takes so much off it, and is accepted; returns its ID. */
    takeOff: (cents: number) => {
      const credit = { totalCents: -cents, payments: [] }
      return agreeOnQuote(stores, site.now(), { kind: 'change-order', parentId: id }, credit)
    },
    pages: () =>
      [...stripe.sessions.values()].map(({ status, amount_total: cents }) => ({ status, cents })),
    url: (number: number) => ok(stripe.sessions.get(`cs_test_${number}`)?.url),
  }
}
