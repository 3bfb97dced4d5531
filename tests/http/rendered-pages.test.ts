import { expect, test } from 'vitest'
import { maxDocumentLength } from '#domain/site/documents.ts'
import { maxRedirectListLength } from '#domain/site/redirect.ts'
import { createPageCache } from '#http/page-cache.ts'
import type { RenderPage } from '#http/rendered-pages.ts'
import { testSite } from '#support/test-site.ts'

const publicUrl = 'https://evergreen.example'

/** A site whose pages contain the request that they were rendered for; `/about` can be cached. */
async function siteOf(renderPage: RenderPage) {
  const edition = { key: '1', paths: new Set(['/about']) }
  const pageCache = createPageCache({
    publicUrl,
    googleMaps: false,
    renderPage,
    edition: () => edition,
  })
  return (await testSite({ publicUrl }, { renderPage, pageCache })).app
}

const page: RenderPage = async ({ url, method }, nonce) =>
  new Response(`<p>${method} ${url}</p><script nonce="${nonce ?? ''}">1</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  })

test('a page for one request allows only its own scripts and must not be cached', async () => {
  const answer = await (await siteOf(page)).request('/events')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(await answer.text()).toContain(`nonce="${nonce}"`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a page that can be cached is not rendered from what a visitor sent', async () => {
  const answer = await (
    await siteOf(page)
  ).request('http://elsewhere.example/about', {
    headers: { host: 'elsewhere.example', cookie: 'who=me' },
  })
  expect(await answer.text()).toContain('GET https://evergreen.example/about')
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('with a query it is rendered for that request', async () => {
  const answer = await (await siteOf(page)).request('/about?from=mail')
  expect(await answer.text()).toContain('/about?from=mail')
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
})

test('an address with capitals leads to the page, but for pages of one person', async () => {
  const app = await siteOf(page)
  const answer = await app.request('/About?from=Mail')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/about?from=Mail')
  expect((await app.request('/quotes/AbC')).status).toBe(200)
})

test.each(['/about', '/events'])('headers of the page %s reach the visitor', async (path) => {
  expect((await (await siteOf(page)).request(path)).headers.get('x-robots-tag')).toBe('noindex')
})

test('a form of a page reaches its action, unless another site sent it', async () => {
  const app = await siteOf(page)
  const send = (origin: string) =>
    app.request('/events', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email: 'rosa@example.com' }),
    })
  expect(await (await send(publicUrl)).text()).toContain('POST')
  expect((await send('https://evil.example')).status).toBe(403)
})

test.each([
  ['nothing', undefined, undefined],
  ['JSON', 'application/json', '{"email":"rosa@example.com"}'],
  ['parts without a border', 'multipart/form-data', 'email=rosa@example.com'],
  ['parts of another border', 'multipart/form-data; boundary=x', '--y--'],
])('a page gets no form that is none: %s', async (_, type, body) => {
  let asked = 0
  const app = await siteOf(async (request) => {
    asked += 1
    return page(request)
  })
  const answer = await app.request('/events', {
    method: 'POST',
    headers: type === undefined ? {} : { 'content-type': type },
    ...(body === undefined ? {} : { body }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'unreadable-body' })
  expect(asked).toBe(0)
})

test('a page gets the form as the server has read it, without a copy of the body', async () => {
  const app = await siteOf(async ({ bodyUsed }, _, form) =>
    Response.json({ bodyUsed, fields: [...(form ?? [])] }),
  )
  const body = new URLSearchParams({ email: 'rosa@example.com', note: 'ä & b' })
  expect(await (await app.request('/events', { method: 'POST', body })).json()).toEqual({
    bodyUsed: true,
    fields: [
      ['email', 'rosa@example.com'],
      ['note', 'ä & b'],
    ],
  })
})

test('a file is read only for signed-in staff, and fields of that size for no one', async () => {
  const renderPage: RenderPage = async (_request, _nonce, form) =>
    new Response([...(form ?? new FormData()).keys()].join() || 'no fields')
  const isAtDesk = async (cookies: string | null) => cookies === 'desk=ruth'
  const { app } = await testSite({ publicUrl }, { renderPage, isAtDesk })
  const list = '/desk/customers/import'
  const send = (body: FormData | URLSearchParams, cookie: string, path = list) => {
    const request = new Request(publicUrl + path, { method: 'POST', body })
    request.headers.set('cookie', cookie)
    return request
      .clone()
      .arrayBuffer()
      .then(({ byteLength }) => {
        request.headers.set('content-length', String(byteLength))
        return app.request(request)
      })
  }
  const file = new FormData()
  file.set('file', new Blob(['a'.repeat(500_000)]), 'customers.csv')
  expect(await (await send(file, 'desk=ruth')).text()).toBe('file')
  expect(await (await send(file, 'desk=nobody')).text()).toBe('no fields')
  for (const place of ['/desk/quotes/quote-1/drawing.data', '/desk/settings/prices/file.data'])
    expect(await (await send(file, 'desk=ruth', place)).text()).toBe('file')
  const text = new FormData()
  text.set('data', 'ä'.repeat(maxDocumentLength))
  expect(await (await send(text, 'desk=ruth', '/desk/site/pages/warranty.data')).text()).toBe(
    'data',
  )
  text.delete('data')
  text.set('list', '/old, /new\n'.repeat(Math.floor(maxRedirectListLength / 11)))
  expect(await (await send(text, 'desk=ruth', '/desk/site/redirects.data')).text()).toBe('list')
  const fields = new URLSearchParams({ file: 'a'.repeat(500_000) })
  for (const cookie of ['desk=ruth', 'desk=nobody']) {
    const refused = await send(fields, cookie)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'too-large' })
  }
})

test('other answers carry no policy for scripts', async () => {
  const xml = async () => new Response('<x/>', { headers: { 'content-type': 'application/xml' } })
  expect(
    (await (await siteOf(xml)).request('/sitemap.xml')).headers.has('content-security-policy'),
  ).toBe(false)
})
