import { describe, expect, test } from 'vitest'
import { memoryLimiter } from '#adapters/limits/limiters.ts'
import { company } from '#content/company.ts'
import { addressesPath } from '#contract/addresses.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { quotePaths } from '#contract/quotes.ts'
import { limits } from '#domain/limits.ts'
import { limitedCalls } from '#http/limits.ts'
import { registrationBody, walk } from '#support/booking-calls.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'
import { clientBody } from '#support/quote-bodies.ts'

function limitedSite(change: Parameters<typeof testSite>[0] = {}) {
  return testSite({ limiter: memoryLimiter(), ...change })
}

/** Sends a request that the guards refuse; the limits count it nevertheless. */
function knock(site: TestSite, path: string, headers: Readonly<Record<string, string>> = {}) {
  return call(site, 'POST', path, '{}', headers)
}

async function knockUntilRefused(site: TestSite, path: string, most: number) {
  for (let count = 0; count < most; count += 1) {
    expect((await knock(site, path)).status, `call ${count + 1}`).not.toBe(429)
  }
  return knock(site, path)
}

const sentence = `That was a lot of requests in a short time. Please try again in 10 minutes, or call us at ${company.phone.display}.`

describe('a visitor who calls too often is asked to wait', () => {
  test.each([
    ['clients', quotePaths.client, limits.quotes.points, 'error'],
    ['quote requests', quotePaths.request, limits.quotes.points, 'error'],
    ['registrations', bookingPaths.register(walk), limits.registrations.points, 'message'],
    ['declines', bookingPaths.decline(walk), limits.declines.points, 'message'],
    [
      'requests for a code',
      bookingPaths.requestCode(walk),
      limits['code-requests'].points,
      'message',
    ],
    ['tries of a code', bookingPaths.verifyCode(walk, 'x'), limits['code-tries'].points, 'message'],
  ])('%s, in the shape of its failures', async (_, path, most, word) => {
    const refused = await knockUntilRefused(await limitedSite(), path, most)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({ [word]: sentence, code: 'too-many-requests' })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
  })

  test.each([
    ['/back-in-stock/rose', 'restock-waits'],
    ['/quotes/any', 'quote-answers'],
    ['/request/some', 'request-additions'],
  ] as const)('the form at %s, however its address is spelled', async (path, limit) => {
    const site = await limitedSite()
    const spellings = [path, `${path}.data`, path.toUpperCase(), path.replace('o', '%6F')]
    for (let count = 0; count < limits[limit].points; count += 1) {
      const { status } = await knock(site, spellings[count % spellings.length] ?? path)
      expect(status, `call ${count + 1}`).not.toBe(429)
    }
    for (const spelling of spellings) expect((await knock(site, spelling)).status).toBe(429)
    expect((await knock(site, '/back-in-stock/stop/any')).status).not.toBe(429)
  })

  test('any write, also one that has no limit of its own', async () => {
    const site = await limitedSite()
    const refused = await knockUntilRefused(site, '/api/nothing', limits.writes.points)
    expect(refused.status).toBe(429)
    const change = await call(site, 'PATCH', '/api/other', '{}')
    expect(change.status).toBe(429)
    expect((await site.app.request(quotePaths.services)).status).toBe(200)
  })

  test('pictures in parts, which leave the desk its other writes', async () => {
    const site = await limitedSite()
    const part = '/desk/site/pictures/send/any/1'
    const refused = await knockUntilRefused(site, part, limits['picture-parts'].points)
    expect(refused.status).toBe(429)
    expect((await knock(site, '/api/nothing')).status).toBe(404)
  })

  test('looking up addresses, at a typing speed that no one has', async () => {
    const site = await limitedSite()
    const ask = () => site.app.request(`${addressesPath}?q=12+Oak`)
    for (let count = 0; count < limits.suggestions.points; count += 1) {
      expect((await ask()).status).toBe(200)
    }
    expect((await ask()).status).toBe(429)
  })

  test('changes, from one network and for one booking', async () => {
    const site = await limitedSite({ events: [gardenEvent()] })
    const change = (id: string) => call(site, 'PATCH', bookingPaths.change(walk, id), '{}')
    const { changes, 'changes-of-booking': ofBooking } = limits
    for (let count = 0; count < changes.points; count += 1) {
      expect((await change(`b${count}`)).status).toBe(400)
    }
    expect(await change('b0')).toMatchObject({ status: 429, body: { message: sentence } })
    for (let count = 1; count < ofBooking.points; count += 1) {
      site.comeFrom(`192.0.2.${count}`)
      expect((await change('b0')).status).toBe(400)
    }
    site.comeFrom('192.0.2.200')
    expect(await change('b0')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await change('b1')).status).toBe(400)
  })

  test('results of bookings, so that no one can go on guessing bookings', async () => {
    const site = await limitedSite({ events: [gardenEvent()] })
    const ask = (id: string) => call(site, 'GET', bookingPaths.result(walk, id))
    for (let count = 0; count < limits.results.points; count += 1) {
      expect((await ask(`b${count}`)).status).toBe(404)
    }
    const refused = await ask('b1')
    expect(refused).toMatchObject({ status: 429, body: { message: sentence } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('reading pages and calls, but never files, health and measurements', async () => {
    const site = await limitedSite()
    const statusOf = async (path: string) => (await site.app.request(path)).status
    for (let count = 0; count < limits.reads.points; count += 1) {
      expect(await statusOf('/events')).toBe(200)
    }
    const refused = await call(site, 'GET', '/events')
    expect(refused).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^That was a lot/), code: 'too-many-requests' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await statusOf(quotePaths.services)).toBe(429)
    expect(await statusOf('/healthz')).toBe(200)
    for (const file of ['/assets/a.js', '/media/a.webp']) {
      expect(await statusOf(file)).toBe(404)
    }
    site.comeFrom('192.0.2.9')
    expect(await statusOf('/events')).toBe(200)
  })

  test('the webhook events of the payment provider are never refused', async () => {
    const site = await limitedSite()
    const refused = await knockUntilRefused(site, paymentWebhookPath, limits.writes.points + 10)
    expect(refused.status).toBe(400)
  })
})

describe('a mailbox is not filled from many networks', () => {
  test.each([
    [
      'quote requests',
      quotePaths.client,
      (email: string) => clientBody({ emailDetails: [{ email }] }),
      limits['quotes-of-mailbox'].points,
    ],
    [
      'declines',
      bookingPaths.decline(walk),
      (email: string) => ({ name: 'Rosa', email, number: '7705550123' }),
      limits['declines-of-mailbox'].points,
    ],
    [
      'codes',
      bookingPaths.requestCode(walk),
      (email: string) => ({ email }),
      limits['code-requests-of-mailbox'].points,
    ],
  ])('with %s', async (_, path, body, most) => {
    const site = await limitedSite({ events: [gardenEvent()] })
    const ask = (email: string) => call(site, 'POST', path, body(email))
    for (let count = 0; count < most; count += 1) {
      site.comeFrom(`192.0.2.${count}`)
      expect(
        (await ask(count % 2 ? `rosa+${count}@example.com` : ' ROSA@Example.com')).body,
      ).not.toMatchObject({ code: 'too-many-requests' })
    }
    site.comeFrom('192.0.2.200')
    const refused = await ask('rosa@example.com')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await ask('ingrid@example.com')).status).not.toBe(429)
  })
})

test('forty guests of one workshop register within a minute from one address', async () => {
  const site = await limitedSite({ events: [gardenEvent({ capacity: null })] })
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      call(
        site,
        'POST',
        bookingPaths.register(walk),
        registrationBody({ attendeeEmail: `guest${index}@example.com` }),
      ).then(({ status }) => status),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('a lead is saved while the limits cannot count, and the log says so once', async () => {
  let away = true
  const site = await testSite({
    limiter: {
      async consume() {
        if (away) throw new Error('no counts')
        return { is: 'allowed' }
      },
    },
  })
  const ask = () => call(site, 'POST', quotePaths.client, clientBody())
  expect((await ask()).status).toBe(201)
  expect((await ask()).status).toBe(201)
  expect(site.uncounted).toEqual([new Error('no counts')])
  away = false
  await ask()
  away = true
  await ask()
  expect(site.uncounted).toHaveLength(2)
})

test('counted calls name no one', async () => {
  const keys: string[] = []
  const site = await testSite({
    limiter: {
      async consume(_, key) {
        keys.push(key)
        return { is: 'allowed' }
      },
    },
  })
  await call(site, 'POST', quotePaths.client, clientBody())
  expect(keys).toHaveLength(3)
  expect(keys.join(' ')).not.toMatch(/rosa|203\.0\.113/i)
})

test('every limited call is one that the site has', async () => {
  const { app } = await testSite()
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  for (const { method, path } of limitedCalls) {
    // The path occurs as a limit and as the route that it protects.
    expect(routes.filter((route) => route === `${method} ${path}`).length).toBeGreaterThan(1)
  }
})
