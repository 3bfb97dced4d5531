import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { originalEntry } from '#content/collections.ts'
import { originalFacts } from '#content/company.ts'
import { launch } from '#domain/settings/launch.ts'
import { second } from '#domain/time.ts'
import type { ContentStore } from '#ports/content-store.ts'
import { openStores } from '#stores.ts'
import { freshPostgres, newDataFolder, temporaryFolder } from '#support/databases.ts'
import { openTestSite, stoppedWithTest, type OpenSite } from '#support/in-process-server.ts'
import { storesOf } from '#support/stores-of-settings.ts'
import { eventually, startSite } from '#support/server-process.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'

/** The server compresses each new page as far as possible, which takes longer than rendering it. */
const uncompressed = { headers: { 'accept-encoding': 'identity' } } as const

/** Reads again until what is published now is shown, which no read after 2 seconds may miss. */
async function expectSoon(isShown: () => Promise<boolean>): Promise<void> {
  const published = performance.now()
  let asked = published
  while (!(await isShown())) {
    expect(asked - published).toBeLessThan(2 * second)
    await pause(20)
    asked = performance.now()
  }
}

describe('two processes on one database', () => {
  let sites: readonly OpenSite[]
  let contentStore: ContentStore
  const closings: (() => unknown)[] = []
  beforeAll(async () => {
    const folder = temporaryFolder()
    closings.push(() => folder.remove())
    const settings = {
      DATA_DIR: folder.path,
      DATABASE_URL: await freshPostgres(),
      SECRET: 'a secret of at least 32 characters',
      SAMPLE_EVENTS: 'off',
      LIMITS: 'off',
    }
    const stores = await openStores(readConfig(settings), createLog('silent'))
    closings.push(() => stores.database.close())
    contentStore = stores.contentStore
    // The test's own process is one of the two.
    sites = await Promise.all([openTestSite(settings), startSite(settings)])
    closings.push(() => Promise.all(sites.map((site) => site.stop())))
  })
  afterAll(async () => {
    for (const close of closings.toReversed()) await close()
  })

  test('a published text shows on the pages and in the chat of two processes within 2 seconds', async () => {
    const everywhere = ['/', '/contact', '/contact.data', '/privacy', '/chat-book.json']
    const texts = () =>
      Promise.all(
        sites.flatMap(({ url }) =>
          everywhere.map(async (address) => (await fetch(url + address, uncompressed)).text()),
        ),
      )
    for (const text of await texts()) expect(text).toContain('(770) 555-0142')
    const edit = {
      kind: 'company',
      slug: 'site',
      data: { ...originalFacts, phone: '8285550123' },
      seen: 0,
      restoredFrom: null,
    } as const
    await contentStore.save([edit], { by: null, at: Date.now() })
    await expectSoon(async () => (await texts()).every((text) => text.includes('(828) 555-0123')))
    for (const text of await texts()) expect(text).not.toContain('555-0142')

    // A page with an address that no process knew before.
    const read = async (address: string) =>
      Promise.all(sites.map(async ({ url }) => (await fetch(url + address, uncompressed)).text()))
    for (const text of await read('/plant-warranty'))
      expect(text).not.toContain('what does not live')
    const page = {
      title: 'Plant Warranty',
      address: 'plant-warranty',
      subtitle: 'A year for every tree',
      picture: 'products-trees/mango',
      isInFooter: true,
      text: ['We replace what does not live.'],
      parts: [],
      seo: { title: 'Plant Warranty', description: 'What we replace, and for how long.' },
    }
    const more = { seen: 0, restoredFrom: null } as const
    await contentStore.save(
      [
        { kind: 'page', slug: 'plant-warranty', data: page, ...more },
        { kind: 'page-order', slug: 'site', data: { slugs: ['plant-warranty'] }, ...more },
      ],
      { by: null, at: Date.now() },
    )
    await expectSoon(async () => {
      const pages = await read('/plant-warranty')
      return pages.every((text) => text.includes('what does not live'))
    })
    for (const address of ['/sitemap.xml', '/search-index.json', '/about']) {
      for (const text of await read(address)) expect(text).toContain('/plant-warranty')
    }
  })

  test('publishing again and again under load fails no request and shows nothing older than 2 seconds', async () => {
    const rose = originalEntry('product', 'rose')
    /** Time of each publication, by its number. */
    const published = [performance.now()]
    const failures: string[] = []
    let reads = 0
    let isOver = false
    const readOn = async (address: string) => {
      while (!isOver) {
        const asked = performance.now()
        const answer = await fetch(address, uncompressed)
        const text = await answer.text()
        reads += 1
        const shown = Number(/Rose of version (\d+)/.exec(text)?.[1] ?? 0)
        const due = published.findLastIndex((at) => at < asked - 2 * second)
        if (!answer.ok || shown < due)
          failures.push(`${answer.status}, ${shown} where ${due} was due`)
      }
    }
    const readers = sites.flatMap(({ url }) =>
      [0, 1, 2].map(() => readOn(`${url}/products`)).concat(readOn(`${url}/products.data`)),
    )
    for (let version = 1; version <= 6; version += 1) {
      const data = { ...Object(rose), name: `Rose of version ${version}` }
      const edit = { kind: 'product', slug: 'rose', data, seen: version - 1, restoredFrom: null }
      const { ok } = await contentStore.save([edit], { by: null, at: version })
      expect(ok).toBe(true)
      published.push(performance.now())
      const before = reads
      await eventually(() => reads > before + 40)
    }
    await expectSoon(async () => {
      const texts = await Promise.all(
        sites.map(async ({ url }) => (await fetch(`${url}/products`)).text()),
      )
      return texts.every((text) => text.includes('Rose of version 6'))
    })
    isOver = true
    await Promise.all(readers)
    expect(failures).toEqual([])
    expect(reads).toBeGreaterThan(200)
  })
})

test('a document that the program cannot read leaves the last good one on the pages, and is logged', async () => {
  const settings = { DATA_DIR: newDataFolder(), SAMPLE_EVENTS: 'off' }
  const { contentStore } = await storesOf(settings)
  const edit = { kind: 'company', slug: 'site', restoredFrom: null } as const
  const good = { ...originalFacts, phone: '8285550123' }
  await contentStore.save([{ ...edit, data: good, seen: 0 }], { by: null, at: 1 })
  await contentStore.save([{ ...edit, data: { phone: 8 }, seen: 1 }], { by: null, at: 2 })
  const site = stoppedWithTest(await openTestSite(settings))
  expect(await (await fetch(`${site.url}/contact`)).text()).toContain('(828) 555-0123')
  expect(site.log()).toContain('a document does not fit this program')
})

test('a process that is killed while it drafts and publishes leaves the old or the new, never a mixture', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  const stores = await storesOf(settings)
  for (let round = 0; round < 2; round += 1) {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../support/publishing-process.ts')],
      { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = new Promise((done) => child.once('close', done))
    let published = 0
    child.stdout.on('data', (dots: Buffer) => (published += dots.length))
    await eventually(() => published > 5 + 7 * round)
    child.kill('SIGKILL')
    await ended
    const { edits } = await readSiteEdits(stores)
    const [day] = edits.specialDays ?? []
    expect(edits.company?.defaultVenue).toMatch(/^Venue \d+$/)
    expect(day?.name).toBe(edits.company?.defaultVenue)
    // A draft is over with its publishing, and never before.
    const draft = await stores.contentStore.draft({ kind: 'company', slug: 'site' })
    const [company] = await stores.contentStore.history({ kind: 'company', slug: 'site' }, 1)
    expect(draft.data === null || draft.basedOn === company?.revision).toBe(true)
    for (const kind of ['company', 'special-days']) {
      const [newest] = await stores.contentStore.history({ kind, slug: 'site' }, 1)
      expect(newest?.revision).toBe(await stores.contentStore.publication())
    }
  }
})

test('a new site is hidden from search engines until its launch, on every page', async () => {
  const settings = {
    DATA_DIR: newDataFolder(),
    PUBLIC_URL: 'https://nursery.example',
    SECRET: 'a secret of at least 32 characters',
    SAMPLE_EVENTS: 'off',
  }
  const site = stoppedWithTest(await openTestSite(settings))
  const stores = await storesOf(settings)
  const pages = ['/', '/services/soil-mulch', '/events', '/nowhere']
  const robots = () =>
    Promise.all(
      pages.map(async (page) => (await fetch(site.url + page)).headers.get('X-Robots-Tag')),
    )
  for (const header of await robots()) expect(header).toContain('noindex')
  const etag = (await fetch(site.url)).headers.get('ETag') ?? ''
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toContain('Sitemap')
  await stores.settings.save(launch, { isLaunched: true }, 0, { by: null, at: 1 })
  await eventually(async () => (await robots()).every((header) => header === null))
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Sitemap')
  // A browser with the page from before gets the new one, not 304.
  expect((await fetch(site.url, { headers: { 'If-None-Match': etag } })).status).toBe(200)
})

test('a former address leads to its page, also within the site, and never hides a page', async () => {
  const settings = { DATA_DIR: newDataFolder(), SAMPLE_EVENTS: 'off' }
  const site = stoppedWithTest(await openTestSite(settings))
  const { redirects } = await storesOf(settings)
  await redirects.add(
    [
      { from: '/our-story.html', to: '/about' },
      { from: '/shop?item=3', to: '/products' },
      { from: '/services/lawns', to: '/services/lawn-care-fertilization' },
      { from: '/photographs/garden', to: '/projects' },
      { from: '/about', to: '/contact' },
      { from: '/?p=12', to: '/about' },
    ],
    { by: null, at: 1 },
  )
  const whereTo = async (address: string) => {
    const { status, headers } = await fetch(site.url + address, { redirect: 'manual' })
    return `${status} ${headers.get('location')}`
  }
  expect(await whereTo('/Our-Story.html?from=mail')).toBe('301 /about')
  expect(await whereTo('/shop?item=3')).toBe('301 /products')
  expect(await whereTo('/services/lawns')).toBe('301 /services/lawn-care-fertilization')
  expect(await whereTo('/photographs/garden')).toBe('301 /projects')
  expect(await whereTo('/?p=12')).toBe('301 /about')
  expect(await whereTo('/?p=13')).toBe('200 null')
  expect(await whereTo('/shop?item=4')).toBe('404 null')
  expect(await whereTo('/about')).toBe('200 null')
  const followed = await fetch(`${site.url}/services/lawns.data`)
  expect(await followed.text()).toContain('/services/lawn-care-fertilization')
})

test('what a company does not offer leaves no empty part on home, and a blog without articles says so', async () => {
  const settings = { DATA_DIR: newDataFolder(), SAMPLE_EVENTS: 'off' }
  const { contentStore } = await storesOf(settings)
  const none = { slug: 'site', data: { slugs: [] }, seen: 0, restoredFrom: null }
  const orders = ['service-order', 'project-order', 'article-order'].map((kind) => ({
    kind,
    ...none,
  }))
  await contentStore.save(orders, { by: null, at: 1 })
  const site = stoppedWithTest(await openTestSite(settings))
  const home = await (await fetch(site.url, uncompressed)).text()
  expect(home).toContain('Best Selling Products')
  expect(home).not.toMatch(/<h2[^>]*>(?:Our Services|Recent Projects)/)
  const blog = await (await fetch(`${site.url}/blog`, uncompressed)).text()
  expect(blog).toContain('There are no articles yet.')
})
