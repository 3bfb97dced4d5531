import { expect, test } from 'vitest'
import { testCheckoutRoutes } from '#http/test-checkout.ts'
import type { TestCheckoutSession } from '#ports/test-checkout.ts'
import { testSite } from '#support/test-site.ts'

const nothing = { find: async () => null, pay: async () => null }
const { app } = await testSite({}, { api: [testCheckoutRoutes(nothing, 'http://localhost:3000')] })

test.each([
  ['a form in parts without their border', 'multipart/form-data', 'action=pay', 400],
  ['a form in parts that has none', 'multipart/form-data; boundary=x', 'action=pay', 400],
  ['more than 64 KB', 'application/x-www-form-urlencoded', 'a'.repeat(70_000), 413],
  ['an action that there is not', 'application/x-www-form-urlencoded', 'action=rob', 404],
])('the test checkout refuses %s', async (_, type, body, status) => {
  const answer = await app.request('/test-checkout/test_1', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length) },
    body,
  })
  expect(answer.status).toBe(status)
})

const page = {
  sessionId: 'test_1',
  description: 'Pruning class',
  amountCents: 2_500,
  seats: 1,
  email: 'rosa@example.com',
  successUrl: 'http://localhost:3000/events/success?bookingId=b1&event_id=pruning-class',
  failureUrl: 'http://localhost:3000/events/failure',
}

async function checkoutOf(state: TestCheckoutSession['state']) {
  const session = { ...page, state }
  const payments = { find: async () => session, pay: async () => session }
  const routes = testCheckoutRoutes(payments, 'http://localhost:3000')
  return (await testSite({}, { api: [routes] })).app
}

test.each(['pay', 'decline', 'leave'])(
  'a page that was paid in another tab leads to the booking on “%s”',
  async (action) => {
    const app = await checkoutOf('paid')
    const answer = await app.request('/test-checkout/test_1', {
      method: 'POST',
      body: new URLSearchParams({ action }),
    })
    expect(answer.headers.get('location')).toBe(page.successUrl)
  },
)

test.each(['decline', 'leave'])('“%s” leads to what an unpaid booking means', async (action) => {
  const answer = await (
    await checkoutOf('open')
  ).request('/test-checkout/test_1', {
    method: 'POST',
    body: new URLSearchParams({ action }),
  })
  expect(answer.headers.get('location')).toBe(page.failureUrl)
})

test.each([
  ['ended', 'The time to pay has run out. Please register again.'],
  ['closed', 'If you have answered again, please pay on the newer page.'],
] as const)('a page that has %s says so and leads to the event', async (state, text) => {
  const html = await (await (await checkoutOf(state)).request('/test-checkout/test_1')).text()
  expect(html).toContain(text)
  expect(html).toContain('href="/events/event-details?eventid=pruning-class"')
  expect(html).not.toContain('<button')
})
