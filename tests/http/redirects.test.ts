import { expect, test } from 'vitest'
import { testSite } from '#support/test-site.ts'

test('a former address leads to its page, and a page that is there is never hidden by it', async () => {
  const renderPage = async ({ url }: Request) =>
    new Response('a page', { status: new URL(url).pathname === '/about' ? 200 : 404 })
  const { app, redirects } = await testSite({ renderPage })
  await redirects.add(
    [
      { from: '/our-story.html', to: '/about' },
      { from: '/shop?item=3', to: '/products' },
      { from: '/about', to: '/contact' },
    ],
    { by: null, at: 1 },
  )
  const whereTo = async (address: string) => {
    const { status, headers } = await app.request(address)
    return `${status} ${headers.get('location')}`
  }
  expect(await whereTo('/Our-Story.html?from=mail')).toBe('301 /about')
  expect(await whereTo('/shop?item=3')).toBe('301 /products')
  expect(await whereTo('/shop?item=4')).toBe('404 null')
  expect(await whereTo('/about')).toBe('200 null')
})
