import { describe, expect, test } from 'vitest'
import { ledgerPeriod, periodMoments } from '#domain/money/ledger-period.ts'
import { noEmails } from '#support/emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const april = periodMoments(ledgerPeriod('2027-04', '2027-04-12'), 'America/New_York')

describe.each(storesOnEachDatabase)('settling money in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  test('unmatched money is kept with the reason and leaves the list of problems', async () => {
    const payment = {
      subject: { kind: 'quote', id: 'gone' } as const,
      orderId: 'order-9',
      paymentId: 'pay-9',
      amountCents: 4_200,
      currency: 'usd',
      webhookEventId: null,
    }
    await stores.writtenQuotes.confirmPayment(payment, at, noEmails, noEmails)
    expect(await stores.paymentStore.inTrouble()).toHaveLength(1)
    const unsettled = () => stores.ledger.unsettled(april.from, april.until)
    expect(await unsettled()).toEqual(['pay-9'])
    expect(await stores.ledger.retain('pay-9', 'Gift voucher', actor)).toBe(true)
    expect(await unsettled()).toEqual([])
    expect(await stores.ledger.retain('pay-9', 'Twice', actor)).toBe(false)
    expect(await stores.ledger.undoSettling('pay-9', at, actor)).toBe(true)
    expect(await unsettled()).toEqual(['pay-9'])
    expect(await stores.ledger.entries(april.from, april.until)).toMatchObject([{ about: '' }])
    expect(await stores.ledger.retain('pay-9', 'Gift voucher', actor)).toBe(true)
    expect(await stores.paymentStore.inTrouble()).toEqual([])
    expect(await stores.ledger.entries(april.from, april.until)).toMatchObject([
      { source: 'unknown', about: 'Gift voucher', mismatch: 'unknown-quote', tax: null },
    ])
  })
})
