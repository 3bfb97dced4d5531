import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { company } from '#content/company.ts'
import { paths } from '#domain/site/paths.ts'
import { pagePaths, siteContent } from '#scripts/site-content.ts'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { renderedAt } from './page-facts.ts'

/** Records errors in the console and requests to other sites. */
function watch(page: Page, origin: string): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') seen.push(`request: ${request.url()}`)
  })
  return seen
}

/** The JSON-LD of a page; invalid JSON fails the test. */
function factsIn(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''))
}

/** The first page of each kind, since the others differ in texts alone. */
const firstOfKind = [
  ...Map.groupBy(pagePaths, (path) =>
    path.startsWith('/services/') ? 'service' : isArticle(path) ? 'article' : path,
  ).values(),
].flatMap(([first = '']) => first)

/** Whether a page has other controls on a phone than on a wide screen; the frame is that of home. */
const differsOnPhones = (path: string) =>
  path.startsWith('/services/') || /^\/(?:products|get-a-quote)?$/.test(path)

function isArticle(path: string): boolean {
  return siteContent.articles.some(({ slug }) => paths.article(slug) === path)
}

/** Pages of one journey each, so that shared files are fetched once. */
const fewPages = Array.from({ length: Math.ceil(pagePaths.length / 8) }, (_, at) =>
  pagePaths.slice(at * 8, at * 8 + 8),
)

/** Checks one page like a search engine, a visitor on a narrow screen, and axe. */
async function lookAt(page: Page, path: string, origin: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const answer = await openHydrated(page, path)
  expect(answer?.status()).toBe(200)
  const said = await page.evaluate(() => {
    const head = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? ''
    return {
      title: document.title,
      description: head('meta[name="description"]', 'content'),
      addresses: [
        head('link[rel="canonical"]', 'href'),
        head('meta[property="og:url"]', 'content'),
      ],
      shared: head('meta[property="og:title"]', 'content'),
      headings: document.querySelectorAll('h1').length,
      here: document.querySelectorAll('nav[aria-label=Breadcrumb] [aria-current=page]').length,
    }
  })
  expect(said.title).toContain('Evergreen')
  expect(said.title.length).toBeGreaterThan(10)
  expect(said.title.length).toBeLessThanOrEqual(60)
  expect(said.description.length).toBeGreaterThan(50)
  expect(said.description.length).toBeLessThanOrEqual(155)
  const address = new URL(path, origin).href
  expect(said).toMatchObject({ addresses: [address, address], shared: said.title, headings: 1 })
  expect(said.here).toBe(path === paths.home ? 0 : 1)
  const neededWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await neededWidth()).toBe(320)
  await page.setViewportSize({ width: 256, height: 640 })
  // The window may still have its former width when it is first measured.
  await expect.poll(neededWidth).toBe(256)
  const strip = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(strip.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  if (!firstOfKind.includes(path)) return
  await expectFitsBothWidths(page, async (width) => {
    if (width === 1440 || differsOnPhones(path)) await expectAccessible(page)
  })
}

test.describe('every page that is the same for everyone', () => {
  for (const few of fewPages) {
    test(`${few.join(' ')} can be found, is quiet and has no barrier`, async ({
      page,
      baseURL,
    }) => {
      // Axe reads each page whole, which a busy machine does slowly.
      test.slow()
      const origin = new URL(baseURL ?? '').origin
      const seen = watch(page, origin)
      for (const path of few) await test.step(path, () => lookAt(page, path, origin))
      expect(seen).toEqual([])
    })
  }

  test('tells search engines what it is, and the way to it from home', async ({
    request,
    baseURL,
  }) => {
    const others = [
      paths.events,
      paths.event('pruning-class'),
      paths.eventSuccess,
      paths.eventFailure,
    ]
    const pages = await Promise.all(
      [...pagePaths, ...others].map(async (path) => {
        const html = await (await request.get(path)).text()
        return { path, html, facts: factsIn(html) }
      }),
    )
    const same = pages.filter(({ path }) => pagePaths.includes(path))

    await test.step('tells search engines facts that they can read', () => {
      for (const { path, facts } of same) {
        expect(facts, path).not.toEqual([])
        for (const fact of facts) expect(fact['@context'], path).toBe('https://schema.org')
        const addresses = JSON.stringify(facts).match(/https?:[^"]+/g) ?? []
        const own = addresses.filter((address) => address.startsWith(baseURL ?? ''))
        expect(own, path).not.toEqual([])
        expect(
          addresses.filter((address) => address.includes('.invalid')),
          path,
        ).toEqual([])
      }
    })

    await test.step('tells the way to each page from home, and asks search engines for nothing they dropped', () => {
      for (const { path, facts } of pages.filter((each) => each.path !== paths.home)) {
        const items = (name: string) => expect.objectContaining({ '@type': 'ListItem', name })
        const trail = facts.filter((fact) => fact['@type'] === 'BreadcrumbList')
        expect(trail, path).toHaveLength(1)
        const list = trail[0]?.['itemListElement']
        expect(list, path).toEqual(expect.arrayContaining([items('Home')]))
        expect(JSON.stringify(list), path).toContain(`"item":"${new URL(path, baseURL).href}"}]`)
        expect(JSON.stringify(facts), path).not.toContain('FAQPage')
      }
    })

    await test.step('has a title and a description of its own', () => {
      const own = (pattern: RegExp) =>
        new Set(same.map(({ path, html }) => pattern.exec(html)?.[1] ?? path))
      expect(own(/<title>([^<]*)/).size).toBe(pagePaths.length)
      expect(own(/name="description" content="([^"]*)/).size).toBe(pagePaths.length)
    })
  })

  test('tells where and when the business is open, and what a page is about', async ({
    request,
  }) => {
    const factsAt = async (path: string) => factsIn(await (await request.get(path)).text())
    expect(await factsAt(paths.home)).toContainEqual(
      expect.objectContaining({
        '@type': ['HomeAndConstructionBusiness', 'GardenStore'],
        name: company.name,
        telephone: company.phone.e164,
        address: expect.objectContaining({ addressLocality: 'Cumming', addressRegion: 'GA' }),
        geo: { '@type': 'GeoCoordinates', ...company.position },
        image: expect.stringMatching(/\/media\/home\/hero-.+\.webp$/),
        areaServed: expect.arrayContaining([{ '@type': 'Place', name: 'Cumming, Georgia' }]),
        openingHoursSpecification: [
          expect.objectContaining({ opens: '07:00', closes: '19:00' }),
          expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '09:00', closes: '12:00' }),
        ],
      }),
    )
    expect(await factsAt('/mulching')).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        author: expect.objectContaining({ name: company.name }),
      }),
    )
    for (const degrees of Object.values(company.position))
      expect(String(degrees)).toMatch(/\.\d{5}$/)
    const service = await factsAt('/services/plants-sod')
    expect(service).toContainEqual(expect.objectContaining({ '@type': 'Service' }))
  })

  test('is in the sitemap with its full address, and so are the events', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get('/sitemap.xml')
    expect(answer.headers()['content-type']).toContain('application/xml')
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    for (const path of [...pagePaths, paths.events])
      expect(listed).toContain(new URL(path, baseURL).href)
    expect(listed.filter((url) => url?.includes('/events/event-details?eventid='))).not.toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })
})

test('crawlers are kept from calls but those for pictures of events, and told of the sitemap', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text.match(/^(Disallow|Allow): .*$/gm)).toEqual([
    'Allow: /api/events/*/images/',
    'Allow: /api/events/*/videos/',
    'Allow: /api/events/*/gifts/',
    'Disallow: /api',
  ])
  expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`)
})

test('results of a payment may be crawled, and leave the search engines within the hour', async ({
  request,
  baseURL,
}) => {
  for (const path of [paths.eventSuccess, paths.eventFailure]) {
    const answer = await request.get(`${path}?bookingId=none&event_id=pruning-class`)
    const [, until = ''] =
      /^nosnippet, unavailable_after: (\S+)$/.exec(answer.headers()['x-robots-tag'] ?? '') ?? []
    const listedForMs = Date.parse(until) - Date.now()
    expect(listedForMs, path).toBeGreaterThan(50 * 60_000)
    expect(listedForMs, path).toBeLessThanOrEqual(60 * 60_000)
    const html = await answer.text()
    expect(html, path).not.toContain('name="robots"')
    expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, baseURL).href}"`)
  }
  const till = await request.get('/test-checkout/test_nothing')
  expect(till.headers()['x-robots-tag']).toBe('noindex')
})

test('the articles can be subscribed to, and every icon that the page and its manifest name is there, at its size', async ({
  page,
  request,
  baseURL,
}) => {
  const home = await renderedAt(request, '/')
  const [link] = home.all('link', { type: 'application/rss+xml' })
  const feed = await (await request.get(link?.attribs['href'] ?? '')).text()
  // A browser reads XML more strictly than a parser of markup; it needs no page for that.
  const items = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror')) return []
    return [...parsed.querySelectorAll('item')].map((item) => ({
      link: item.querySelector('link')?.textContent ?? '',
      date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
    }))
  }, feed)
  expect(items.map(({ link }) => link)).toContain(new URL('/mulching', baseURL).href)
  expect(items).toHaveLength(4)
  for (const { date } of items) expect(date).toBeGreaterThan(0)

  const manifest: { icons: { src: string; sizes: string }[] } = await (
    await request.get('/manifest.webmanifest')
  ).json()
  const linked = home
    .all('link')
    .filter(({ attribs }) => /\bicon$/.test(attribs['rel'] ?? ''))
    .map(({ attribs }) => attribs['href'] ?? '')
  expect(linked).not.toEqual([])
  for (const src of [...linked, ...manifest.icons.map((icon) => icon.src), '/favicon.ico'])
    expect((await request.get(src)).status(), src).toBe(200)
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
