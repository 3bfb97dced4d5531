import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotePaths } from '#contract/quotes.ts'
import { deskAccess } from '#domain/desk/access.ts'
import { readForm, uploads } from '#http/guards.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'

describe('an unreadable request is refused in the contract’s shape and changes nothing', () => {
  test.each([
    ['no JSON', 'name=Rosa', 400, 'unreadable-body'],
    ['half a JSON', '{"firstName":', 400, 'unreadable-body'],
    ['nothing', '', 400, 'unreadable-body'],
    ['a list', '[]', 400, 'unreadable-body'],
    ['deep nesting', '['.repeat(30_000), 400, 'unreadable-body'],
    ['a NUL', JSON.stringify(clientBody({ firstName: 'Ro\u0000sa' })), 400, 'unreadable-body'],
    [
      'a lone surrogate',
      JSON.stringify(clientBody()).replace('Rosa', '\\ud800'),
      400,
      'unreadable-body',
    ],
    [
      'a name of 70,000 letters',
      JSON.stringify(clientBody({ firstName: 'a'.repeat(70_000) })),
      413,
      'too-large',
    ],
    [
      'a name of 301 letters',
      JSON.stringify(clientBody({ firstName: 'a'.repeat(301) })),
      400,
      'unreadable-body',
    ],
  ])('%s', async (_, body, status, code) => {
    const site = await testSite()
    const answer = await call(site, 'POST', quotePaths.client, body)
    expect(answer).toMatchObject({ status, body: { error: expect.any(String), code } })
    expect(await site.leads.list()).toEqual([])
  })

  test('bytes that are not UTF-8', async () => {
    const answer = await (
      await testSite()
    ).app.request(quotePaths.client, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    })
    expect(answer.status).toBe(400)
  })

  test('a body in chunks that breaks off, which is no error of ours', async () => {
    const site = await testSite()
    const body = new ReadableStream({ pull: (chunks) => chunks.error(new Error('aborted')) })
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    expect((await site.app.request(quotePaths.client, init)).status).toBe(400)
    expect(site.records).toMatchObject([{ status: 400 }])
    expect(site.records[0]?.error).toBeUndefined()
  })

  test('a form that is not JSON', async () => {
    const answer = await call(await testSite(), 'POST', quotePaths.client, clientBody(), {
      'content-type': 'text/plain',
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'not-json' } })
  })

  test.each([
    ['x[100001]', 1],
    ['x[999]', 101],
    ['a', 2_001],
    ['a.'.repeat(101) + 'a', 1],
    ['a'.repeat(201), 1],
    ['a]', 1],
    ['__intent__', 1],
    ['x.__proto__.y', 1],
  ])('a form with the field %s, %i times', async (name, count) => {
    await expect(readForm(formRequest(name, count), isNobody)).rejects.toMatchObject({
      code: 'unreadable-body',
    })
  })

  test('a write from another site', async () => {
    const site = await testSite()
    const evil = { origin: 'https://evil.example' }
    const answer = await call(site, 'POST', quotePaths.client, clientBody(), evil)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-origin' } })
    expect(await site.leads.list()).toEqual([])
    const own = { origin: 'http://localhost:3000' }
    expect((await call(site, 'POST', quotePaths.client, clientBody(), own)).status).toBe(201)
  })

  test('an idempotency key that is not one', async () => {
    const bad = { 'Idempotency-Key': 'short' }
    const answer = await call(await testSite(), 'POST', quotePaths.client, clientBody(), bad)
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-parameter' } })
  })

  test.each([
    ['GET', '/api/events/%00'],
    ['GET', '/api/events/%zz'],
    ['POST', '/request/%ff%fe'],
    ['POST', '/about?x=%00'],
  ])('%s of the address %s', async (method, path) => {
    const headers = { subdomain: 'evergreen' }
    const answer = await (await testSite()).app.request(path, { method, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-parameter' })
  })

  test('an unknown path of the API', async () => {
    const answer = await (await testSite()).app.request('/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'There is nothing here.', code: 'not-found' })
  })
})

test.each([
  ['/%', '/%25'],
  ['/100%-off', '/100%25-off'],
  ['/%ff%fe', '/%25ff%25fe'],
  ['/a%ed%a0%80', '/a%25ed%25a0%2580'],
  ['/about?x=%00', '/about?x=%2500'],
  ['//evil.example/%00', '/evil.example/%2500'],
])('the page at the unreadable address %s is looked for at %s', async (path, readable) => {
  const answer = await (await testSite()).app.request(`http://localhost${path}`)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(readable)
})

test('a page that would be looked for at an address of more than 8 KB is refused', async () => {
  const { app } = await testSite()
  const answer = await app.request(`http://localhost/%ff?${'%'.repeat(4000)}`)
  expect(answer.status).toBe(414)
  expect(await answer.json()).toMatchObject({ code: 'address-too-long' })
})

test('a loose percent sign in the query of a link is nothing unreadable', async () => {
  const { app } = await testSite()
  const path = '/api/public/events?subdomain=evergreen&utm_campaign=20%off'
  expect((await app.request(path, { headers: { subdomain: 'evergreen' } })).status).toBe(200)
})

test('a form with lists is read', async () => {
  const form = await readForm(formRequest('emails[2].type', 2_000), isNobody)
  expect(form.getAll('emails[2].type')).toHaveLength(2_000)
})

test('a file from somebody who is not signed in is taken in, so that the answer reaches them', async () => {
  const body = new FormData()
  body.set('file', new Blob(['a'.repeat(500_000)]), 'customers.csv')
  const request = new Request('http://localhost/desk/customers/import', { method: 'POST', body })
  request.headers.set('content-length', '500000')
  expect([...(await readForm(request, isNobody))]).toEqual([])
  expect(request.bodyUsed).toBe(true)
})

test.each(uploads)(
  '%s takes a file of its size in a form, and nothing larger',
  async (page, size) => {
    const { app } = await testSite()
    const send = async (length: number) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': `${length}`,
      }
      return (await app.request(page.replaceAll(/:[a-z]+/gi, '0'), { method: 'POST', headers }))
        .status
    }
    const largest = size + 64 * 1024
    expect([await send(largest), await send(largest + 1)]).toEqual([200, 413])
  },
)

const isNobody = async () => false

/** A form with one field, repeated. */
const formRequest = (name: string, count: number) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(Array.from({ length: count }, () => [name, '1'])),
  })

test('no JSON makes a quote fail on our side', async () => {
  const { app } = await testSite()
  const bent = (body: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue())
      .map(([name, value]) => ({ ...body, [name]: value }))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), bent(clientBody()), bent(requestBody('x'))),
      fc.constantFrom(quotePaths.client, quotePaths.request),
      async (body, path) => {
        const answer = await call({ app }, 'POST', path, body)
        expect([201, 400, 404, 409, 422]).toContain(answer.status)
        if (answer.status !== 201) {
          expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('when the database is down the answer says to come back', async () => {
  const services = async () => {
    throw new Error('gone')
  }
  const { app } = await testSite({ catalog: { services } }, { isOutage: () => true })
  const answer = await app.request(quotePaths.services)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

test('an unexpected error is a 500 in the same shape, and only the log has the reason', async () => {
  const site = await testSite({
    catalog: {
      services: async () => {
        throw new Error('secret detail')
      },
    },
  })
  const answer = await site.app.request(quotePaths.services)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret detail')
  expect(site.records.at(-1)?.error).toBeInstanceOf(Error)
})

test('every answer carries the security headers and a request id', async () => {
  const { app } = await testSite()
  for (const path of ['/', quotePaths.services, '/api/nothing', '/healthz']) {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[^']+'$/)
})

test('answers that may not be cached say so', async () => {
  const { app } = await testSite()
  for (const path of [
    '/',
    '/healthz',
    '/assets/none.js',
    '/media/none.webp',
    '/api/nothing',
    '/about/',
    '/%',
  ]) {
    const { headers } = await app.request(path)
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})

test('HTTPS is asked for on this host, and on no other of the company', async () => {
  const { app } = await testSite({ publicUrl: 'https://evergreen.example' })
  const { headers } = await app.request('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test.each([
  ['/events/', '/events'],
  ['/events/event-details/?eventid=walk', '/events/event-details?eventid=walk'],
  ['/about//?x=1', '/about?x=1'],
  ['//about', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/\\\\evil.example/', '/evil.example'],
  ['///', '/'],
  ['/Events?from=2026-05-01', '/events?from=2026-05-01'],
  ['/Events/Event-Details?eventid=Walk', '/events/event-details?eventid=Walk'],
])('%s leads to the one address of the page, %s', async (path, canonical) => {
  const answer = await (await testSite()).app.request(`http://localhost:3000${path}`)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(canonical)
})

test('health follows the database', async () => {
  expect((await (await testSite()).app.request('/healthz')).status).toBe(200)
  const down = await testSite({}, { ping: () => Promise.reject(new Error('down')) })
  expect((await down.app.request('/healthz')).status).toBe(503)
})

test('every address that takes uploads is one of the desk, so that a moved page keeps its limit', () => {
  for (const [pattern] of uploads) expect(Object.keys(deskAccess)).toContain(pattern)
})
