import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RequestRecord } from './app.ts'
import { createPageCache } from './page-cache.ts'
import { storedPagesFirst } from './stored-pages.ts'

const beds = Array.from(
  { length: 300 },
  (_, bed) => `<li>Bed ${(bed * 7919) % 1000}, ${bed % 13} in`,
)
const about = `<ul>${beds.join('')}</ul><script>1</script>`
const records: RequestRecord[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  const publicUrl = 'https://evergreen.example'
  const edition = { key: '1', paths: new Set(['/about', '/services']) }
  const renderPage = async () =>
    new Response(about, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const pageCache = createPageCache({
    publicUrl,
    googleMaps: false,
    renderPage,
    edition: () => edition,
  })
  for (const path of edition.paths) await pageCache.load(path)
  const parts = { pageCache, record: (entry: RequestRecord) => records.push(entry), now: () => 0 }
  server = createServer(
    storedPagesFirst(parts, ({ method }, response) => response.end(`left to the next: ${method}`)),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  records.length = 0
})
afterAll(() => {
  server.close()
})

test('a page comes small, whole, with its policy and a number of its own', async () => {
  const answer = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(about.length)
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  expect(await answer.text()).toBe(about)
  expect(records).toEqual([
    {
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/about',
      route: '/about',
      status: 200,
      ms: 0,
    },
  ])
})

test('the first visitor gets it in less time, and later ones in fewer bytes', async () => {
  const ask = async () => {
    const answer = await fetch(`${origin}/services`, { headers: { 'accept-encoding': 'br' } })
    expect(await answer.text()).toBe(about)
    expect(answer.headers.get('content-encoding')).toBe('br')
    return Number(answer.headers.get('content-length'))
  }
  const first = await ask()
  expect(first).toBeLessThan(about.length)
  await vi.waitFor(async () => expect(await ask()).toBeLessThan(first), { timeout: 50_000 })
})

test('a browser without Brotli gets it uncompressed', async () => {
  const answer = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('content-length')).toBe(String(about.length))
  expect(await answer.text()).toBe(about)
})

test('a browser that has it already gets 304', async () => {
  const etag = (await fetch(`${origin}/about`)).headers.get('etag') ?? ''
  const answer = await fetch(`${origin}/about`, { headers: { 'if-none-match': etag } })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
  expect(answer.headers.get('etag')).toBe(etag)
})

test.each([
  ['an address that is not cached', '/events', 'GET'],
  ['a query', '/about?from=mail', 'GET'],
  ['another method', '/about', 'POST'],
])('%s is left to the next listener', async (_, address, method) => {
  const answer = await fetch(`${origin}${address}`, { method })
  expect(await answer.text()).toBe(`left to the next: ${method}`)
  expect(records).toEqual([])
})
