import { readdirSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMetrics } from '#adapters/system/metrics.ts'
import { contentWith } from '#content/content.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { unedited } from '#domain/site/documents.ts'
import { metricsRoutes } from '#http/metrics.ts'
import { cachedPaths } from '#web/content-paths.ts'
import routes from '#web/routes.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

function page(change: { token?: string | null; peer?: string } = {}) {
  const { token = null, peer = '127.0.0.1' } = change
  const routes = metricsRoutes({
    text: async () => 'measured 1\n',
    contentType: 'text/plain; version=0.0.4',
    token,
    peerOf: () => peer,
  })
  const app = new Hono().route('/', routes).onError((error, context) => {
    return context.text(error.message, 404)
  })
  return async (headers: Record<string, string> = {}) =>
    (await app.request('/metrics', { headers })).status
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  '%s may read the measurements',
  async (peer) => {
    expect(await page({ peer })()).toBe(200)
  },
)

test('nobody else may, nor a visitor whom a proxy on this machine speaks for', async () => {
  expect(await page({ peer: '192.0.2.7' })()).toBe(404)
  expect(await page({ peer: '1.127.0.1' })()).toBe(404)
  expect(await page()({ 'x-forwarded-for': '192.0.2.7' })).toBe(404)
  expect(await page()({ via: '1.1 proxy' })).toBe(404)
})

test('a caller with the token may read them from anywhere', async () => {
  const read = page({ peer: '192.0.2.7', token: 'a token for reading' })
  expect(await read({ authorization: 'Bearer a token for reading' })).toBe(200)
  expect(await read({ authorization: 'Bearer another token' })).toBe(404)
  expect(await read({ authorization: 'Bearer ' })).toBe(404)
  expect(await read()).toBe(404)
})

const asking =
  ({ app }: TestSite) =>
  (path: string, method = 'GET') =>
    app.request(path, { method, headers: { [tenantHeader]: 'evergreen' } })

test('requests are counted by the pattern of their route, so no one can invent more', async () => {
  const site = await testSite()
  const ask = asking(site)
  await ask('/api/events/one')
  await ask('/api/events/two')
  await ask('/api/events/one/payment-link', 'POST')
  await ask('/api/nothing/here')
  await ask('/some/page')
  await ask('/assets/none.js')
  expect(site.records.map(({ route }) => route)).toEqual([
    '/api/events/:eventId',
    '/api/events/:eventId',
    '/api/events/:eventId/payment-link',
    '/api/*',
    'other',
    '/assets/*',
  ])
})

type Pages = readonly { readonly path?: string; readonly children?: Pages }[]

const patternsOf = (pages: Pages, above = ''): readonly string[] =>
  pages.flatMap(({ path = '', children = [] }) => {
    const pattern = path === '' ? above : `${above}/${path}`
    return [pattern, ...patternsOf(children, pattern)]
  })

test('every page is counted by its pattern, but those that are cached and a few that have no secret', async () => {
  const site = await testSite()
  const cached = new Set(['', ...cachedPaths(contentWith(unedited, defaultRecordPeriods))])
  const patterns = patternsOf(routes).filter((pattern) => !cached.has(pattern))
  for (const pattern of patterns) await site.app.request(pattern.replaceAll(/:|\*/g, 'one-'))
  expect(patterns.filter((pattern, index) => site.records[index]?.route !== pattern)).toEqual([
    '/:slug',
    '/services/:slug',
    '/styleguide',
    '/*',
    '/search-index.json',
    '/chat-book.json',
    '/sitemap.xml',
  ])
})

test.each([
  ['/events', '/events'],
  ['/events/event-details?eventid=hidden', '/events/event-details'],
  ['/quotes/hidden', '/quotes/:token'],
  ['/quotes/hidden.data', '/quotes/:token'],
  ['/desk/requests/new', '/desk/requests/new'],
  ['/desk/requests/hidden', '/desk/requests/:requestId'],
  ['/DESK/Requests/hidden.data?_routes=desk', '/desk/requests/:requestId'],
  ['/desk/no/such/page', '/desk/*'],
])('a request for %s is counted and logged as %s', async (address, pattern) => {
  const site = await testSite()
  await site.app.request(address)
  expect(site.records).toMatchObject([{ route: pattern, path: pattern }])
})

test('the log says which page or file was asked for, and of a call nothing that opens anything', async () => {
  const site = await testSite()
  const picture = readdirSync('media/served', { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.avif'),
  )
  const ask = asking(site)
  await ask('/api/events/one/success?bookingId=hidden-booking')
  await ask('/api/events/one/bookings/hidden-booking', 'PATCH')
  await ask('/api/events/one/bookings/hidden-booking/', 'PATCH')
  await ask('/test-checkout/hidden-session/')
  await ask('/assets/rosa@example.org.js')
  await ask(`/media/${picture}`)
  expect(site.records.map(({ path }) => path)).toEqual([
    '/api/events/:eventId/success',
    '/api/events/:eventId/bookings/:bookingId',
    '/api/*',
    'other',
    '/assets/*',
    `/media/${picture}`,
  ])
})

const nothingWaits = {
  mailsWaiting: 0,
  mailsFailed: 0,
  mailsLateBy: 0,
  holds: 0,
  refundsWaiting: 0,
  refundsRefused: 0,
  leadDeliveriesWaiting: 0,
  leadDeliveriesFailed: 0,
}

test('the backlog is counted on request, and left out while the database is down', async () => {
  let isDown = false
  const reported: unknown[] = []
  const metrics = createMetrics(
    async () => {
      if (isDown) throw new Error('down')
      return { ...nothingWaits, mailsWaiting: 3, mailsLateBy: 90_000, holds: 2 }
    },
    (error) => reported.push(error),
  )
  const text = await metrics.text()
  expect(text).toContain('\nevergreen_mails_waiting 3\n')
  expect(text).toContain('\nevergreen_mails_late_seconds 90\n')
  expect(text).toContain('\nevergreen_holds 2\n')
  expect(text).toContain('\nevergreen_database_up 1\n')
  isDown = true
  const later = await metrics.text()
  expect(later).toContain('\nevergreen_database_up 0\n')
  expect(later).not.toMatch(/^evergreen_mails_waiting /m)
  expect(reported).toEqual([new Error('down')])
})

test('an invented method is counted with all others', async () => {
  const metrics = createMetrics(
    async () => nothingWaits,
    () => {},
  )
  metrics.observe({ method: 'BREW', route: 'other', status: 404, ms: 3 })
  metrics.observe({ method: 'GET', route: '/about', status: 200, ms: 30 })
  const text = await metrics.text()
  expect(text).toContain('evergreen_requests_total{method="other",route="other",status="404"} 1')
  expect(text).toContain('evergreen_request_seconds_bucket{le="0.1",method="GET",route="/about"} 1')
  expect(text).toContain(
    'evergreen_request_seconds_bucket{le="0.025",method="GET",route="/about"} 0',
  )
})
