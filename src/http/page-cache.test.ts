import { describe, expect, test } from 'vitest'
import { answerDocument } from './documents.ts'
import { createPageCache, type Edition } from './page-cache.ts'

/** Pages that count their renderings, and editions that a test changes. */
function counted(status = 200) {
  let edition: Edition = { key: '1', paths: new Set(['/about']) }
  let count = 0
  const hold = { until: Promise.resolve() }
  const pageCache = createPageCache({
    publicUrl: 'https://evergreen.example',
    googleMaps: false,
    edition: () => edition,
    async renderPage() {
      count += 1
      const text = `<p>${count}</p><script>${count}</script>`
      await hold.until
      return new Response(text, { status, headers: { 'content-type': 'text/html' } })
    },
  })
  const read = async () =>
    answerDocument(
      await pageCache.load('/about'),
      new Request('https://evergreen.example/about'),
    ).text()
  return {
    pageCache,
    read,
    publish: () => (edition = { ...edition, key: '2' }),
    hold,
  }
}

describe('a page that can be cached', () => {
  test('is rendered once for all who wait for it, and for all who come later', async () => {
    const { pageCache, read } = counted()
    expect(pageCache.get('/about')).toBeUndefined()
    expect(await Promise.all([read(), read()])).toEqual([
      '<p>1</p><script>1</script>',
      '<p>1</p><script>1</script>',
    ])
    expect(await read()).toContain('<p>1</p>')
    expect(pageCache.get('/about')?.status).toBe(200)
  })

  test('is rendered anew when something was published', async () => {
    const { pageCache, read, publish } = counted()
    await read()
    publish()
    expect(pageCache.get('/about')).toBeUndefined()
    expect(await read()).toContain('<p>2</p>')
  })

  test('is not cached where something was published while it was rendered', async () => {
    const { pageCache, read, publish, hold } = counted()
    const { promise, resolve } = Promise.withResolvers<void>()
    hold.until = promise
    const old = read()
    publish()
    const fresh = read()
    resolve()
    expect([await old, await fresh].map((text) => text.slice(0, 8))).toEqual([
      '<p>1</p>',
      '<p>2</p>',
    ])
    expect(pageCache.get('/about')?.plain.body?.toString()).toContain('<p>2</p>')
  })

  test('is not cached where it failed', async () => {
    const { pageCache, read } = counted(500)
    await read()
    expect(pageCache.get('/about')).toBeUndefined()
    expect(await read()).toContain('<p>2</p>')
  })

  test('allows exactly the scripts in its text', async () => {
    const { pageCache } = counted()
    const { plain } = await pageCache.load('/about')
    const policy = plain.headers[plain.headers.indexOf('content-security-policy') + 1]
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  })
})
