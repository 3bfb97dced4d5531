import { expect, type Page, test } from '@playwright/test'
import { desk, phone } from './gallery-page.ts'
import { expectBare, factTypes, renderedAt, withoutFiles } from './page-facts.ts'
import { openHydrated } from '#bench/hydrated-page.ts'
import { services } from '#content/services/services.ts'
import { paths } from '#domain/site/paths.ts'

test.describe('without JavaScript too', () => {
  test.use({ javaScriptEnabled: false })

  test('each service page shows every item and leads to its quote, and that of stone can be read, jumped about in and left for the form', async ({
    page,
  }) => {
    await withoutFiles(page)
    for (const { slug, name, sections } of services) {
      await page.goto(paths.service(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      const items = sections.flatMap((section) => section.items)
      const cards = page.locator('main section li[id]:has(h3)')
      await expect(cards.locator('h3')).toHaveText(items.map((item) => item.name))
      // Each card has a description, a use and an amount, and a picture.
      await expect(cards.locator('dt', { hasText: 'Good for' })).toHaveCount(items.length)
      await expect(cards.locator('dt', { hasText: 'Rule of thumb' })).toHaveCount(items.length)
      await expect(cards.locator('img, [role=img]')).toHaveCount(items.length)
      await expect(cards.getByText(/^Sold per /)).toHaveText(
        items.flatMap(({ unit }) => (unit === undefined ? [] : [`Sold ${unit}`])),
      )
      await expect(page.getByRole('link', { name: 'Ask for a quote for this' })).toHaveAttribute(
        'href',
        `/get-a-quote?service=${slug}`,
      )
      expect(await factTypes(page)).toEqual(['BreadcrumbList', 'Service'])
    }

    await page.unrouteAll()
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
  for (const item of ['Crusher Run', 'Cobblestones', 'Mexican Beach Pebbles', 'Gravel']) {
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
