import { expect, onTestFinished, test } from 'vitest'
import { type OpenSite, stoppedWithTest, openTestSite } from '#support/in-process-server.ts'
import { callSite, openDay, paidSettings, pruning, registerAt } from '#support/booking-server.ts'

async function start(more: Readonly<Record<string, string>> = {}): Promise<OpenSite> {
  const { settings, remove } = await paidSettings('SQLite', null)
  onTestFinished(remove)
  const site = stoppedWithTest(await openTestSite({ ...settings, ...more }))
  return site
}

test('without a provider a public site takes no test payments, and free events work', async () => {
  const site = await start()
  expect(await registerAt(site, pruning)).toMatchObject({
    status: 503,
    body: { code: 'payments-unavailable' },
  })
  expect((await fetch(`${site.url}/test-checkout/test_1`)).status).toBe(404)
  const event = await callSite(site, 'POST', '/api/payments/webhook', {})
  expect(event).toMatchObject({ status: 400, body: { code: 'bad-signature' } })

  expect(await registerAt(site, openDay)).toMatchObject({
    status: 201,
    body: { status: 'confirmed' },
  })
})

test('on a public site the test checkout works where it is asked for', async () => {
  const site = await start({ PAYMENTS: 'test' })
  const held = await registerAt(site, pruning)
  expect(held.status).toBe(201)
  const url = String(held.body['paymentUrl'])
  expect(url).toMatch(/^https:\/\/evergreen\.example\/test-checkout\/test_/)
  const page = await fetch(`${site.url}${new URL(url).pathname}`)
  expect(await page.text()).toContain('No real money moves')
})
