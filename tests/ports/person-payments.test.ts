import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { addCustomer } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote } from '#support/written-quotes.ts'

const actor = (at: number) => ({ by: null, at })

describe.each(storesOnEachDatabase)('quotes and payments of one person in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  test('have how the quote was signed, and what was given back', async () => {
    const rosa = { name: 'Rosa Lindqvist', emails: ['rosa@example.com'] }
    const id = await addCustomer(stores, rosa, now)
    const quote = await agreeOnQuote(stores, now, { customerId: id })
    const deposit = { part: 'deposit', cents: 300_000, method: 'check' } as const
    const paid = await stores.writtenQuotes.recordPayment(quote, deposit, actor(now + 1), () => [])
    const gravel = {
      name: 'Rosa Lindqvist',
      customer: { is: 'customer', id },
      about: 'Gravel',
      cents: 8_000,
      method: 'cash',
      checkNumber: '',
      at: now + 2,
      taxCents: 0,
      taxCounty: '',
    } as const
    const atCounter = await stores.ledger.record(gravel, actor(now + 2))
    const give = async (payment: string, cents: number, at: number) => {
      const back = { cents, method: 'cash', reason: 'courtesy' } as const
      unwrap(await stores.ledger.refund(payment, back, actor(at), () => []))
    }
    await give(unwrap(paid), 50_000, now + 3)
    await give(atCounter, 1_000, now + 4)

    const { number } = (await stores.writtenQuotes.find(quote))?.quote ?? {}
    const file = await stores.people.read({ is: 'customer', id })
    expect(file?.['quotes']).toMatchObject([
      { accepted: [{ version: 1, name: 'Rosa Lindqvist', agreedTo: 'I accept.' }] },
    ])
    const payments = file?.['payments']
    expect(payments).toHaveLength(2)
    expect(payments).toContainEqual(
      expect.objectContaining({
        quote: number,
        amountCents: 300_000,
        refunds: [expect.objectContaining({ amountCents: 50_000, method: 'cash' })],
      }),
    )
    expect(payments).toContainEqual(
      expect.objectContaining({
        about: 'Gravel',
        refunds: [expect.objectContaining({ amountCents: 1_000, method: 'cash' })],
      }),
    )
  })
})
