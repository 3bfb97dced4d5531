import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { noEmails } from '#support/emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
describe.each(storesOnEachDatabase)('emails about refunds in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  test('are not about money in another currency, since they say dollars', async () => {
    const quote = await agreeOnQuote(stores, at)
    const { order } = unwrap(await stores.writtenQuotes.openOrder(quote, 'deposit', at))
    const emailed: string[] = []
    for (const currency of ['eur', 'usd']) {
      const subject = { kind: 'quote', id: quote } as const
      const paid = { subject, orderId: order.id, paymentId: currency, amountCents: 300_000 }
      const payment = { ...paid, currency, webhookEventId: null }
      await stores.writtenQuotes.confirmPayment(payment, at, noEmails, noEmails)
      const reason = currency === 'usd' ? 'courtesy' : null
      const asked = { cents: 50_000, method: 'card', reason } as const
      const refunded = await stores.ledger.refund(currency, asked, actor, () => {
        emailed.push(currency)
        return []
      })
      expect(refunded.ok).toBe(true)
    }
    expect(emailed).toEqual(['usd'])
  })
})
