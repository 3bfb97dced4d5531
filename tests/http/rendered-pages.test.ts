import { expect, test } from 'vitest'
import { testSite } from '#support/test-site.ts'

const rendered = async (type: string) =>
  (
    await testSite({
      publicUrl: 'https://evergreen.example',
      renderPage: async () =>
        new Response('at https://site-origin.invalid/events', {
          headers: { 'content-type': type },
        }),
    })
  ).app.request('/anything')

test('a page made for one request knows where it is served, and allows only its own scripts', async () => {
  const answer = await rendered('text/html; charset=utf-8')
  expect(await answer.text()).toBe('at https://evergreen.example/events')
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
})

test('so does a sitemap, which has no scripts', async () => {
  const answer = await rendered('application/xml; charset=utf-8')
  expect(await answer.text()).toBe('at https://evergreen.example/events')
  expect(answer.headers.has('content-security-policy')).toBe(false)
})

test('other answers pass as they are', async () => {
  expect(await (await rendered('application/octet-stream')).text()).toContain('site-origin.invalid')
})
