import { expect, type Page, test } from '@playwright/test'
import { DomUtils } from 'htmlparser2'
import { desk, phone } from './gallery-page.ts'
import { expectBare, renderedAt } from './page-facts.ts'
import { openHydrated } from '#bench/hydrated-page.ts'
import { services } from '#content/services/services.ts'
import { paths } from '#domain/site/paths.ts'

test('each service page shows every item and leads to its quote', async ({ request }) => {
  for (const { slug, name, sections } of services) {
    const { all, facts, textsOf } = await renderedAt(request, paths.service(slug))
    expect(textsOf('h1')).toEqual([name])
    const cards = all('li').filter(
      (li) => li.attribs['id'] !== undefined && DomUtils.getElementsByTagName('h3', li).length > 0,
    )
    const within = (tag: string) =>
      cards.flatMap((card) => DomUtils.getElementsByTagName(tag, card).map(DomUtils.textContent))
    const items = sections.flatMap((section) => section.items)
    expect(within('h3')).toEqual(items.map((item) => item.name))
    const pictures = cards.flatMap((card) => [
      ...DomUtils.getElementsByTagName('img', card),
      ...DomUtils.getElements({ role: 'img' }, card, true),
    ])
    expect(pictures).toHaveLength(items.length)
    // Each card has a use and an amount, and most have a unit.
    for (const term of ['Good for', 'Rule of thumb']) {
      expect(
        within('dt').filter((text) => text === term),
        term,
      ).toHaveLength(items.length)
    }
    for (const [at, { unit }] of items.entries()) {
      const [, sold] = /Sold (per .*)/s.exec(DomUtils.textContent(cards[at] ?? [])) ?? []
      if (unit === undefined) expect(sold).toBeUndefined()
      else expect(sold?.startsWith(unit), `${items[at]?.name}: ${sold}`).toBe(true)
    }
    expect(all('a', { href: `/get-a-quote?service=${slug}` })).not.toEqual([])
    expect(facts).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'Service' }])
  }
})

test.describe('without JavaScript too', () => {
  test.use({ javaScriptEnabled: false })

  test('a service can be read, jumped about in and left for the form', async ({ page }) => {
    await page.goto('/services/stone-aggregates')
    await expect(page.getByText('Rule of thumb').first()).toBeVisible()
    // A calculator needs scripts.
    await expect(page.getByRole('button', { name: /How much/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Slate Chips', exact: true }).click()
    await expect(page).toHaveURL(/#slate-chips$/)
    const card = page.locator('#slate-chips')
    await expect(card).toBeInViewport()
    await expect(card).toHaveCSS('opacity', '1')
    await page.getByText('Which stone is suitable for a driveway?').click()
    await expect(page.getByText(/^Use two layers\./)).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a quote for this' }).click()
    await expect(page).toHaveURL('/get-a-quote?service=stone-aggregates')
  })
})

/** The shape of an item's picture, its width for its height. */
async function shapeOf(page: Page, item: string): Promise<number> {
  const picture = page.locator(`#${item} .item-picture`)
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  return (box?.width ?? 0) / (box?.height ?? 1)
}

test('the index follows the scroll and leads to each item, without moving for those who ask for stillness; on paper a service is its cards, and a phone shows stone cut low', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await page.goto('/services/stone-aggregates')
  const index = page.getByRole('navigation', { name: 'On this page' })
  const current = index.locator('[aria-current]')
  for (const item of ['Mexican Beach Pebbles', 'Gravel']) {
    const link = index.getByRole('link', { name: item, exact: true })
    // Bringing the link into view can scroll the page, which the index follows under the pointer.
    await expect(async () => {
      await link.click()
      await expect(current).toHaveText([item], { timeout: 2000 })
    }).toPass()
    await expect(link).toBeInViewport()
    await expect(page.getByRole('heading', { level: 3, name: item, exact: true })).toBeInViewport()
  }
  await page.locator('#lava-rock').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveText('Gravel')
  // Forced colors drop the color that marks it.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await page.emulateMedia({ forcedColors: 'none' })

  await page.evaluate(() => document.querySelector('#slate-chips')?.scrollIntoView())
  await expect(page.locator('#slate-chips')).toHaveCSS('opacity', '1')
  // An animation of a hundredth of a millisecond does not count as motion.
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1),
  )
  expect(moving).toHaveLength(0)

  await test.step('on paper a service is its cards, each whole on one sheet', async () => {
    await expect(index).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectBare(page)
    await expect(index).toBeHidden()
    const card = page.getByRole('listitem').filter({ hasText: 'Rule of thumb' }).first()
    await expect(card).toHaveCSS('break-inside', 'avoid')
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a phone shows stone cut low', async () => {
    await page.setViewportSize(phone)
    expect(await shapeOf(page, 'pea-gravel')).toBeCloseTo(2, 1)
  })

  await test.step('a phone shows whole what a card is about; in two columns an odd card at the end takes the row', async () => {
    await page.goto('/services/irrigation-drainage-solutions')
    expect(await shapeOf(page, 'drip-irrigation')).toBeCloseTo(4 / 3, 1)

    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/services/landscaping-services')
    const [card, list] = await page
      .locator('#sustainable')
      .evaluate((last) => [last, last.parentElement].map((each) => each?.getBoundingClientRect()))
    expect(card?.width).toBe(list?.width)
  })

  await test.step('stone cards appear one after another, 0.2 seconds apart', () =>
    expectCardsToFollow(page))
})

async function expectCardsToFollow(page: Page): Promise<void> {
  await page.setViewportSize(desk)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(page, '/services/stone-aggregates')
  const delays = await page
    .locator('main li[id]:has(h3)')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => getComputedStyle(card).animationDelay))
  expect(delays).toEqual(['0.2s', '0.4s', '0.6s', '0.8s'])

  // The strip hides once the page is hydrated; nothing may move after that.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, 150))
    await expect(page.locator('[data-is=hidden]')).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

  const starts = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = new Map<Animation, number>()
        const look = () => {
          for (const each of document.getAnimations()) {
            if (each.id !== 'stagger' || seen.has(each) || each.startTime === null) continue
            seen.set(each, Number(each.startTime) + Number(each.effect?.getTiming().delay ?? 0))
          }
          if (seen.size >= 2) resolve([...seen.values()].toSorted((a, b) => a - b))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.evaluate(() => document.querySelector('#slate-chips')?.scrollIntoView())
  const [first = 0, second = 0] = await starts
  // A late frame shifts either start a little.
  expect(second - first).toBeGreaterThan(120)
  expect(second - first).toBeLessThan(400)
}

test('the index and the logo are tall enough for a finger on a tablet', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  await page.goto(paths.service('soil-mulch'))
  const links = await page.locator('.page-index a:visible, header a[href="/"]:visible').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44)
  }
  await page.close()
})

test('a service that we do not offer is not found', async ({ request }) => {
  const { status, text } = await renderedAt(request, '/services/snow-removal')
  expect(status).toBe(404)
  expect(text).toContain('Page Not Found')
})
