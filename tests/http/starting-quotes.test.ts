import { expect, test } from 'vitest'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { unwrap } from '#domain/result.ts'
import { countyTaxes } from '#domain/prices/delivery-prices.ts'
import { emptyDocument, linesOf, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { askForMulch } from '#support/deliveries.ts'
import { deskOn } from '#support/desk.ts'
import { sentQuote } from '#support/sent-quote.ts'
import { agreeOnQuote, sendQuote, wallDocument } from '#support/written-quotes.ts'

test('another quote from a request begins empty while the amounts are on one that is out', async () => {
  const { site, desk } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  await askForMulch(site, 'lead-1', site.clock.now())
  const linesOfNext = async () => {
    const id = unwrap(await desk.startQuote({ is: 'request', id: 'lead-1' }, member))
    return linesOf((await desk.findQuote(id))?.document ?? emptyDocument).length
  }
  expect(await linesOfNext()).toBe(1)
  const out = await sendQuote(site, site.clock.now(), { requestId: 'lead-1' })
  expect(await linesOfNext()).toBe(0)
  const seen = (await site.writtenQuotes.find(out))?.quote.revision ?? 0
  unwrap(await desk.withdrawQuote(out, seen, member))
  expect(await linesOfNext()).toBe(1)
})

test('a change order of a delivery is due in full, with the terms of deliveries', async () => {
  const { site, desk } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  const changeOf = async (kind: 'quote' | 'delivery') => {
    const id = await agreeOnQuote(site, site.clock.now(), { kind })
    const order = unwrap(await desk.startQuote({ is: 'change-of', id }, member))
    return (await desk.findQuote(order))?.document
  }
  expect(await changeOf('delivery')).toMatchObject({
    schedule: [{ name: 'Payment in full', share: { is: 'rest' }, due: 'accepted' }],
    terms: deliverySettings.initial.terms,
  })
  expect(await changeOf('quote')).toMatchObject({
    schedule: [{ name: 'Deposit' }, { name: 'Balance' }],
    terms: quoteDefaults.initial.terms,
  })
})

test('a change order is taxed where its quote is, or not at all as that', async () => {
  const { site, desk } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  const forsyth = { county: 'Forsyth', rate: 8_000, zips: ['30040'] }
  unwrap(await site.settings.save(countyTaxes, [forsyth], 0, { by: null, at: site.clock.now() }))
  const taxOfChange = async (tax: QuoteDocument['tax']) => {
    const document = { ...wallDocument, tax }
    const id = await agreeOnQuote(site, site.clock.now(), { document })
    const order = unwrap(await desk.startQuote({ is: 'change-of', id }, member))
    return (await desk.findQuote(order))?.document.tax
  }
  expect(await taxOfChange(null)).toBeNull()
  const fulton = { county: 'Fulton', rate: 7_750 }
  expect(await taxOfChange(fulton)).toEqual(fulton)
  // What is added is taxed at today's rate.
  expect(await taxOfChange({ county: 'Forsyth', rate: 7_000 })).toMatchObject({ rate: 8_000 })
})
