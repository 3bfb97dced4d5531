import { expect, type Page, test } from '@playwright/test'
import { awakeEvent } from '#web/awake.ts'
import { paths } from '#web/paths.ts'
import { prerenderedPaths } from '#web/prerendered-paths.ts'
import { comeToRest, desk, open, phone, tablet } from './gallery-page.ts'

test.use({ viewport: phone })

/** Whether the last card's words have been laid out, which a browser may leave for later. */
const lastCardIsLaidOut = (page: Page) =>
  page
    .locator('main .item h3')
    .last()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

test('cards far below are laid out when the page has been there for a while', async ({ page }) => {
  await open(page, '/services/soil-mulch')
  expect(await lastCardIsLaidOut(page)).toBe(false)
  const estimated = await page.evaluate(() => document.documentElement.scrollHeight)
  await comeToRest(page)
  expect(await lastCardIsLaidOut(page)).toBe(true)
  // What was reckoned with is near enough to what came, so that a scroll bar hardly moves.
  const real = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(Math.abs(real - estimated) / real).toBeLessThan(0.1)
})

test('a phone draws the first screen first, and the rest a moment later without any script', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  // What each frame finds, written where it can be read from here.
  await page.addInitScript(() => {
    const look = () => {
      const far = document.querySelector('main .far')
      if (far !== null) {
        const { dataset } = document.documentElement
        dataset['seen'] = `${dataset['seen'] ?? ''} ${getComputedStyle(far).contentVisibility}`
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const seen = async () =>
    ((await page.locator('html').getAttribute('data-seen')) ?? '').trim().split(' ')
  for (const path of ['/services/soil-mulch', '/get-a-quote', '/projects']) {
    await page.goto(path)
    await expect.poll(async () => (await seen()).at(-1)).toBe('auto')
    expect((await seen())[0], path).toBe('hidden')
  }
  await page.setViewportSize(tablet)
  await page.goto('/services/soil-mulch')
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(3)
  expect(new Set(await seen())).toEqual(new Set(['auto']))
})

test('what a phone draws a moment later is at most the edge of its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 932 })
  for (const path of [...prerenderedPaths, paths.events, paths.event('seed-swap')]) {
    await page.goto(path)
    const first = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('main > section:nth-of-type(n + 3), main .far')]
          .map((each) => each.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => top),
      ),
    )
    // Of a card that begins there it is the top of a picture that has not come yet.
    expect(first, path).toBeGreaterThan(932 - 200)
  }
})

test('cards that enter do so with the page, and not again when it wakes up', async ({ page }) => {
  await page.addInitScript((awake) => {
    let awakeAt = Infinity
    addEventListener(awake, () => (awakeAt = Number(document.timeline.currentTime)))
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'appear' || !(target instanceof HTMLElement)) return
      const [began = Infinity] = target.getAnimations().map(({ startTime }) => Number(startTime))
      target.dataset['entered'] =
        `${target.dataset['entered'] ?? ''}${began < awakeAt ? 'with it' : 'late'}`
    })
  }, awakeEvent)
  await open(page, '/services/stone-aggregates')
  await comeToRest(page)
  const entered = page.locator('[data-entered]')
  await expect(entered).toHaveCount(4)
  // Long enough for one that began anew when the page woke up or came to rest.
  await page.waitForTimeout(1_000)
  const how = await entered.evaluateAll((all) => all.map(({ dataset }) => dataset['entered']))
  expect(how).toEqual(Array(4).fill('with it'))
})

test('no field blends into its colors as it is laid out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    addEventListener('transitionrun', ({ target }) => {
      const { dataset } = document.documentElement
      if (target instanceof HTMLElement && target.closest('form') !== null)
        dataset['blended'] = target.outerHTML.slice(0, 80)
    })
  })
  for (const path of ['/get-a-quote', '/contact']) {
    await open(page, path)
    await comeToRest(page)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    expect(await page.locator('html').getAttribute('data-blended'), path).toBeNull()
  }
})

test('lists are about as high before they are laid out', async ({ page }) => {
  for (const viewport of [phone, tablet, desk]) {
    await page.setViewportSize(viewport)
    for (const path of ['/events', '/blog', '/products', '/get-a-quote']) {
      await open(page, path)
      await expect(page.locator('main .far').first()).toBeAttached()
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const estimated = await height()
      await comeToRest(page)
      const off = Math.abs((await height()) - estimated) / estimated
      expect(off, `${path} at ${viewport.width} px`).toBeLessThan(0.05)
    }
  }
})

test('the end of a page is as high before it is laid out, with its words on its ground', async ({
  page,
}) => {
  for (const viewport of [phone, tablet, desk]) {
    await page.setViewportSize(viewport)
    await open(page, '/privacy')
    const footer = page.getByRole('contentinfo')
    const height = () => footer.evaluate((one) => one.getBoundingClientRect().height)
    const estimated = await height()
    await comeToRest(page)
    const real = await height()
    expect(estimated - real, `at ${viewport.width} px`).toBeGreaterThanOrEqual(-1)
    expect(estimated - real, `at ${viewport.width} px`).toBeLessThan(80)
  }
})

test('the moment comes by itself', async ({ page }) => {
  await open(page, '/services/soil-mulch')
  await expect.poll(() => lastCardIsLaidOut(page), { timeout: 10_000 }).toBe(true)
})

test('a page that is opened at one of its parts is laid out at once', async ({ page }) => {
  await page.goto('/services/soil-mulch')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const part = await link.getAttribute('href')
  await page.goto('about:blank')
  await open(page, `/services/soil-mulch${part}`)
  expect(await lastCardIsLaidOut(page)).toBe(true)
  await expect(page.locator(part ?? '')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out at once, and its way to the menu below leads there', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const header = await page.getByRole('banner').boundingBox()
    const room = async () =>
      ((await page.getByRole('contentinfo').boundingBox())?.y ?? Infinity) -
      ((header?.y ?? 0) + (header?.height ?? 0))
    await expect.poll(async () => Math.abs(await room())).toBeLessThan(20)
  })
})

test('who comes back to a page finds the place that was left', async ({ page }) => {
  await open(page, '/')
  await comeToRest(page)
  const link = page.locator('main a[href^="/services/"]').last()
  await link.scrollIntoViewIfNeeded()
  const before = (await link.boundingBox())?.y ?? 0
  await link.click()
  await expect(page).not.toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  // A card under the pointer rises by 4 px.
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - before)
  await expect.poll(moved).toBeLessThan(5)
})

test.describe('contour lines', () => {
  const fetchesLines = async (page: Page) => {
    const lines = page.waitForRequest(/contours-/)
    await page.goto('/privacy')
    await lines
  }

  test('come with the scripts and not before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await fetchesLines(page)
    const at = (part: string) => asked.findIndex((path) => path.includes(part))
    expect(at('/assets/react-')).toBeGreaterThan(0)
    expect(at('/contours-')).toBeGreaterThan(at('/assets/react-'))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('come with the page', async ({ page }) => fetchesLines(page))
  })
})
