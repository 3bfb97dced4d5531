import { expect, type Page, test } from '@playwright/test'
import { company } from '#content/company.ts'
import { expectAccessible } from './accessible.ts'
import { comeToRest, desk, open, phone, tablet } from './gallery-page.ts'

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
/** Scrolls down to a position, once the page is hydrated. */
const scrollDownTo = (page: Page, y: number) =>
  expect(async () => {
    await scrollTo(page, y - 100)
    await scrollTo(page, y)
    await expect(page.locator('[data-is=hidden]')).toHaveCount(1, { timeout: 2000 })
  }).toPass()
const bar = (page: Page) => page.getByRole('navigation', { name: 'Phone and quote' })
const call = (page: Page) => bar(page).getByRole('link', { name: company.phone.display })
const quote = (page: Page) => bar(page).getByRole('link', { name: 'Get My Free Quote' })

/** Expects phone and quote in the middle of the page, and not at its top. */
async function expectInReach(page: Page, viewports: readonly (typeof phone)[]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await scrollTo(page, 0)
    await expect(quote(page)).toBeHidden()
    await scrollDownTo(page, 1500)
    await expect(call(page)).toBeInViewport({ ratio: 1 })
    await expect(call(page)).toHaveAttribute('href', company.phone.href)
    await expect(quote(page)).toBeInViewport({ ratio: 1 })
    const [left, chat] = await Promise.all([
      quote(page).boundingBox(),
      page.getByRole('button', { name: 'Chat with us' }).boundingBox(),
    ])
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
  }
}

test('a shared link opens a service at its item; phone, quote and index stay in reach there, and phone and quote on an article and on an event', async ({
  page,
}) => {
  await open(page, '/services/soil-mulch#red-mulch')
  await expect(page.locator('#red-mulch')).toBeInViewport()

  // At 320 px space is shortest.
  await test.step('phone and quote stay a tap away in the middle of a service', () =>
    expectInReach(page, [{ width: 320, height: 640 }, tablet, desk]))

  await test.step('the index of a page goes up when the header leaves, and down when it comes', async () => {
    await page.setViewportSize(desk)
    const top = async () =>
      (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())?.y ?? -1
    await scrollDownTo(page, 2500)
    await expect.poll(top).toBe(24)
    await scrollTo(page, 2300)
    const header = await page.getByRole('banner').boundingBox()
    await expect.poll(top).toBeGreaterThan(header?.height ?? Infinity)
  })

  await test.step('phone and quote stay a tap away in the middle of an article', async () => {
    await page.getByRole('main').locator('a[href="/mulching"]').click()
    await expect(page).toHaveURL('/mulching')
    await expectInReach(page, [phone])
  })

  await test.step('phone and quote are low above the bar of an event', () => expectLowOnEvent(page))
})

async function expectLowOnEvent(page: Page): Promise<void> {
  await open(page, '/events/event-details?eventid=pruning-class')
  await scrollDownTo(page, 1500)
  await expect(page.locator('[data-lower-bar]')).toBeInViewport()
  const hidden = () =>
    bar(page).evaluate((links) => innerHeight - links.getBoundingClientRect().top)
  await expect.poll(hidden).toBeLessThanOrEqual(120)
  // A scroll would lead to the footer, in whose sight the bar goes and loses the focus.
  const position = await page.evaluate(() => window.scrollY)
  await page.locator('[data-lower-bar]').getByRole('button', { name: 'RSVP' }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  await expectAccessible(page, '.reach-bar')
  await expectAccessible(page, '[data-lower-bar]')
}

/** Counts the parts that move at each change of page. */
async function watchChanges(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const moving: number[] = []
    const isOfChange = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
    Object.assign(window, { moving })
    document.startViewTransition = (...args) => {
      const change = start(...args)
      void change.ready.then(() => moving.push(document.getAnimations().filter(isOfChange).length))
      return change
    }
  })
  return () => page.evaluate<number[]>('window.moving')
}

test('one page fades into the next, and phone and quote go while one scrolls up', async ({
  page,
}) => {
  await test.step('one page fades into the next, and not for those who ask for stillness', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(desk)
    const moving = await watchChanges(page)
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    await open(page, '/privacy')
    await link('Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(async () => (await moving()).length).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await link('Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect.poll(async () => (await moving()).length).toBe(2)
    const [faded = -1, still = -1] = await moving()
    expect(faded).toBeGreaterThan(0)
    expect(still).toBe(0)
    // Nor is a picture of either page taken, once a page opened so.
    await open(page, '/contact')
    await link('Blog').click()
    await expect(page).toHaveURL('/blog')
    await comeToRest(page)
    expect(await moving()).toEqual([])
  })

  await test.step('phone and quote go while one scrolls up, and the quote’s own page needs the phone alone', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
    // The new page goes to its top when it is there, which may be after its address.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await expect(page.locator('[data-is=shown]')).toHaveCount(1)
    await scrollDownTo(page, 1500)
    await expect(call(page)).toBeInViewport({ ratio: 1 })
    await expect(quote(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 1400)
    await expect(quote(page)).toBeHidden()
    await scrollDownTo(page, 1500)
    await quote(page).click()
    await expect(page).toHaveURL('/get-a-quote')
    await scrollDownTo(page, 600)
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await scrollTo(page, 0)
      await scrollDownTo(page, 600)
      await expect(call(page)).toBeVisible()
      await expect(quote(page)).toBeHidden()
      if (viewport === phone) await expectAccessible(page, 'nav')
    }
  })
})

test('with text at 200 % on a phone, the chat button is as large as a finger and beside the words of home', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await open(page, '/')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await comeToRest(page)
    const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox()
    expect(chat).toMatchObject({ width: 44, height: 44 })
    const hero = page.getByRole('region', { name: 'Highlights' })
    const endOfWords = await hero.evaluate((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      let right = 0
      while (texts.nextNode() !== null) {
        // Words for screen readers alone are in a box of 1 px.
        if (texts.currentNode.parentElement?.clientWidth === 1) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        right = Math.max(right, range.getBoundingClientRect().right)
      }
      return right
    })
    expect(endOfWords).toBeGreaterThan(width / 2)
    // It is wider than the margin, by no more than a letter of the longest line.
    expect(endOfWords).toBeLessThanOrEqual((chat?.x ?? 0) + 16)
  }
})

test('on a phone the focus shows: a link of the index comes whole into its row, and over the dark footer the links and the button that float have a ring', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/services/stone-aggregates')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Gravel', exact: true }).focus()
  await page.keyboard.press('Tab')
  const next = index.getByRole('link', { name: 'Pea Gravel' })
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })

  await scrollDownTo(page, 100_000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  const chat = page.getByRole('button', { name: 'Chat with us' })
  for (const each of [chat, call(page), quote(page)]) {
    await page.keyboard.press('Tab')
    await expect(each).toBeFocused()
    await expect(each).toHaveCSS('outline-style', 'solid')
    await expect(each).toHaveCSS('box-shadow', /^rgb\(255, 255, 255\) 0px 0px 0px 7px/)
  }
})
