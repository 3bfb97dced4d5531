import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '#adapters/sql/database.ts'
import { randomIds } from '#adapters/system/system.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { unwrap } from '#domain/result.ts'
import { deskOn } from '#support/desk.ts'
import { sendWebhook } from '#support/booking-server.ts'
import type { OpenSite } from '#support/in-process-server.ts'
import { eventually } from '#support/server-process.ts'
import { sqlStores } from '#support/stores.ts'
import { stripeSite } from '#support/stripe-site.ts'
import { wallDocument, writeQuote } from '#support/written-quotes.ts'

const setup = stripeSite('PostgreSQL')

/** A sent quote for a wall, with a desk beside the server on the same database. */
async function wallAt(site: OpenSite) {
  const stores = sqlStores(
    openPostgres(setup.settings['DATABASE_URL'] ?? '', () => {}),
    randomIds,
  )
  onTestFinished(() => stores.close())
  const desk = deskOn(stores, { startsAt: Date.now() })
  const { member: ruth } = await desk.join('ruth@example.com', 'owner')
  const document = { ...wallDocument, validUntil: '2099-05-12' }
  const id = await writeQuote(stores, Date.now(), { document })
  unwrap(await desk.quotes.sendQuote(id, { seen: 1, by: 'email', message: '' }, ruth))
  const found = await desk.quotes.findQuote(id)
  const page = `${site.url}${new URL(found?.url ?? '').pathname}`
  const see = async (query = '') => (await fetch(`${page}${query}`)).text()
  const press = (form: Readonly<Record<string, string>>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const sign = (name: string) =>
    press({
      intent: 'accept',
      version: '1',
      sha256: found?.versions[0]?.sha256 ?? '',
      name,
      consent: 'yes',
    })
  const states = async () => (await stores.writtenQuotes.find(id))?.states ?? []
  return { stores, desk, ruth, id, see, press, sign, states }
}

test('a wall is accepted on two devices at once, its deposit paid at Stripe with no word of it, and part of it goes back', async () => {
  const { stripe } = setup
  const site = await setup.open()
  const wall = await wallAt(site)
  await Promise.all([wall.sign('Rosa Lindqvist'), wall.sign('Ben Lindqvist')])
  const { acceptance } = (await wall.stores.writtenQuotes.find(wall.id)) ?? {}
  expect(acceptance?.name).toMatch(/^(Rosa|Ben) Lindqvist$/)
  expect(await wall.see()).toContain('Signed by typing this name on')

  // Two presses at the same time lead to the same session.
  const pages = await Promise.all([1, 2].map(() => wall.press({ intent: 'pay', part: 'deposit' })))
  const addresses = pages.map(({ headers }) => headers.get('location'))
  expect(new Set(addresses)).toEqual(new Set([stripe.sessions.get('cs_test_1')?.url]))
  expect(stripe.sessions.size).toBe(1)

  // Leaving the checkout leads back to the payment, which says that nothing was charged.
  const { cancel_url: back } = stripe.sessions.get('cs_test_1') ?? {}
  expect(back).toMatch(/\?unpaid=1#pay$/)
  expect(await wall.see('?unpaid=1')).toContain('nothing was charged')

  // The webhook event comes only after the customer has returned.
  stripe.pay('cs_test_1')
  expect(await wall.see('?paid=1')).toContain(`${amountText(300_000)} by card`)
  expect(await wall.states()).toMatchObject([{ leftCents: 0 }, { leftCents: 700_000 }])
  expect(await wall.see('?paid=1')).not.toContain('nothing was charged')
  expect(await sendWebhook(site, stripe.paymentEvent('cs_test_1'))).toBe(200)
  const date = (await wall.desk.quotes.findQuote(wall.id))?.today ?? ''
  const check = { part: 'balance', cents: 200_000, method: 'check', date } as const
  unwrap(await wall.desk.quotes.recordQuotePayment(wall.id, check, wall.ruth, 'a check'))

  // The server gives back what was asked for at the desk.
  const refund = { cents: 40_000, method: 'card', reason: 'courtesy' } as const
  unwrap(await wall.desk.money.refundPart('pi_cs_test_1', refund, wall.ruth, 'late'))
  await eventually(() => stripe.refunds[0])
  expect(stripe.refunds).toMatchObject([{ amount: 40_000, payment_intent: 'pi_cs_test_1' }])
  expect(await sendWebhook(site, stripe.refundEvent('cs_test_1'))).toBe(200)
  expect(await wall.states()).toMatchObject([
    { leftCents: 0, paidCents: 260_000, courtesyCents: 40_000 },
    { leftCents: 500_000 },
  ])
  expect(await wall.see()).toContain(`of which ${amountText(40_000)} was refunded`)
  expect(await wall.stores.paymentStore.inTrouble()).toEqual([])
})
