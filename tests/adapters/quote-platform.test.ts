import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { platformCatalog } from '#adapters/provider/platform-catalog.ts'
import { platformAt, PlatformUnavailable } from '#adapters/provider/platform-http.ts'
import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { cachedCatalog, type CachedCatalog } from '#adapters/sql/requests/cached-catalog.ts'
import { quotePaths } from '#contract/quotes.ts'
import { openTestDatabase } from '#support/databases.ts'
import { newLead, request } from '#support/leads.ts'
import { startPlatform, type PlatformStandIn } from '#support/platform-stand-in.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'

let platform: PlatformStandIn
beforeEach(async () => {
  platform = await startPlatform()
})

/** The platform is not sent the estimate. */
const mulch = { id: 'soil-mulch/pine-mulch', name: 'Pine Mulch' }
const estimates = [{ material: mulch, calculated: null }]
const lead = { ...newLead(), status: 'complete', request: request({ estimates }) } as const

describe('delivering a lead', () => {
  const quotes = () => httpQuotePlatform(platformAt(platform.url))

  test('both calls carry exactly what the wire asks for, and a key of their own', async () => {
    expect(await quotes().createClient(lead, 0)).toEqual(ok({ clientId: 'pos-client-1' }))
    expect(await quotes().createRequest(lead, 'pos-client-1')).toEqual(ok({ requestId: null }))
    const [client, filed] = platform.calls
    expect(client).toMatchObject({ method: 'POST', target: quotePaths.client })
    expect(client?.body).toStrictEqual(
      clientBody({ emailDetails: [{ email: 'Rosa@Example.com' }] }),
    )
    expect(client?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'client-lead-1',
    })
    expect(filed).toMatchObject({ method: 'POST', target: quotePaths.request })
    expect(filed?.body).toStrictEqual(
      requestBody('pos-client-1', {
        additionalNotes: '',
        selectedService: [
          {
            serviceId: 'soil-mulch',
            selectedProduct: ['soil-mulch/pine-mulch'],
            serviceAddress: {
              street1: '12 Oak Street',
              city: 'Cumming',
              state: 'GA',
              zipcode: '30040',
              addressType: 'Home',
            },
          },
        ],
      }),
    )
    expect(filed?.headers['idempotency-key']).toBe('request-request-1')
  })

  test.each([
    [422, { error: 'Phone is taken' }, { isFinal: true, message: 'Phone is taken', waitMs: null }],
    // Its owner has to act, as in an outage.
    [401, {}, { isFinal: false, message: null, waitMs: null }],
    [403, {}, { isFinal: false, message: null, waitMs: null }],
    [404, {}, { isFinal: false, message: null, waitMs: null }],
    [405, {}, { isFinal: false, message: null, waitMs: null }],
    [500, { message: 'oops' }, { isFinal: false, message: 'oops', waitMs: null }],
    [429, {}, { isFinal: false, message: null, waitMs: 90_000 }],
    [302, '<p>Moved</p>', { isFinal: false, message: null, waitMs: null }],
  ])('an answer %i says whether to try again', async (status, body, refusal) => {
    platform.answers.set(`POST ${quotePaths.client}`, {
      status,
      body,
      headers: {
        ...(status === 429 ? { 'retry-after': '90' } : {}),
        ...(status === 302 ? { location: `${platform.url}/elsewhere` } : {}),
      },
    })
    expect(await quotes().createClient(lead, 0)).toEqual(
      err({ reason: `answered ${status}`, ...refusal }),
    )
    expect(platform.calls).toHaveLength(1)
  })

  test('a web page in place of an answer is no delivery', async () => {
    const page = { status: 200, body: '<!doctype html><h1>Back soon</h1>' }
    platform.answers.set(`POST ${quotePaths.client}`, page)
    platform.answers.set(`POST ${quotePaths.request}`, page)
    const refusal = err({ isFinal: false })
    expect(await quotes().createClient(lead, 0)).toMatchObject(refusal)
    expect(await quotes().createRequest(lead, 'pos-client-1')).toMatchObject(refusal)
  })

  test('a client without an id in the response is not made twice', async () => {
    platform.answers.set(`POST ${quotePaths.client}`, { status: 201, body: { client: {} } })
    expect(await quotes().createClient(lead, 0)).toMatchObject(err({ isFinal: true }))
  })

  test('a platform that is down can be tried again', async () => {
    await platform.goDown()
    expect(await quotes().createClient(lead, 0)).toEqual(
      err({
        reason: 'could not be reached (ECONNREFUSED)',
        message: null,
        isFinal: false,
        waitMs: null,
      }),
    )
  })

  test('a write is never repeated behind anyone’s back', async () => {
    platform.answers.set(`POST ${quotePaths.client}`, 'broken-off')
    expect(await quotes().createClient(lead, 0)).toMatchObject(err({ isFinal: false }))
    expect(platform.clients).toHaveLength(1)
    expect(platform.calls).toHaveLength(1)
  })

  test('an id cannot change the path of a request', async () => {
    const ask = platformAt(`${platform.url}/base/`)
    const get = (id: string) => ask({ method: 'GET', path: ['api', id], timeoutMs: 5_000 })
    for (const id of ['..', '.', '', 'a/b', 'a\\b', '%2e%2e', 'a?b', 'a#b', 'a b', 'a\nb']) {
      expect(await get(id)).toMatchObject({ is: 'refused', status: 404 })
    }
    expect(platform.calls).toEqual([])
    await get('é@evil.example:80')
    expect(platform.calls.map(({ target }) => target)).toEqual([
      '/base/api/%C3%A9%40evil.example%3A80',
    ])
  })
})

describe('the services of the platform', () => {
  let now = 0
  let reports: unknown[] = []
  let cache: CachedCatalog
  const catalog = (used = cache) =>
    platformCatalog({
      callPlatform: platformAt(platform.url),
      cache: used,
      source: platform.url,
      clock: { now: () => now },
      report: (error) => reports.push(error),
    })
  beforeEach(async () => {
    cache = cachedCatalog(await openTestDatabase())
    now = 0
    reports = []
  })
  const offered = [
    { id: '65f0aa01', name: 'Soil & Mulch', materials: [{ id: 'p1', name: 'Red Mulch' }] },
    { id: '65f0aa02', name: 'Edging & Borders', materials: [] },
  ]

  test('are read under either name, without unnamed ones', async () => {
    expect(await catalog().services()).toEqual(offered)
  })

  test('are requested once for many visitors, and again after a minute', async () => {
    const services = catalog()
    await Promise.all(Array.from({ length: 10 }, () => services.services()))
    now = 59_999
    await services.services()
    expect(platform.calls).toHaveLength(1)
    now = 60_000
    await services.services()
    expect(platform.calls).toHaveLength(2)
  })

  test('stay as they were while the platform is down, also after a restart', async () => {
    const services = catalog()
    await services.services()
    await platform.goDown()
    now = 60_000
    expect(await services.services()).toEqual(offered)
    expect(await catalog().services()).toEqual(offered)
    expect(reports).toHaveLength(2)
    await platform.comeBack()
    platform.answers.set(`GET ${quotePaths.services}`, { status: 200, body: { data: [] } })
    now += 29_999
    expect(await services.services()).toEqual(offered)
    now += 1
    expect(await services.services()).toEqual([])
  })

  test.each([
    ['an error', { status: 500, body: {} }],
    ['a web page', { status: 200, body: '<html>' }],
    ['no list', { status: 200, body: { data: 'none' } }],
    ['nothing', { status: 204, body: '' }],
  ])('are unavailable if the platform has only ever answered %s', async (_, answer) => {
    platform.answers.set(`GET ${quotePaths.services}`, answer)
    const services = catalog()
    await expect(services.services()).rejects.toThrow(PlatformUnavailable)
    const asked = platform.calls.length
    await expect(services.services()).rejects.toThrow(PlatformUnavailable)
    expect(platform.calls).toHaveLength(asked)
  })

  test('survive one failed request', async () => {
    platform.answers.set(`GET ${quotePaths.services}`, { status: 503, body: {} })
    const asked = catalog().services()
    const first = new Promise<void>((seen) => {
      const look = () => (platform.calls.length > 0 ? seen() : setImmediate(look))
      look()
    })
    await first
    platform.answers.clear()
    expect(await asked).toEqual(offered)
    expect(reports).toEqual([])
  })
})
