import { expect, type Page, test } from '@playwright/test'
import { expectFitsWithLargeText } from './accessible.ts'
import { cards, desk, moving, open, phone } from './gallery-page.ts'
import { tabTo } from './input-methods.ts'

const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const firstHeading = 'Landscaping Services'
const secondHeading = 'Discover the Beauty of Plants and Trees'
const showsSlide = async (page: Page, heading: string) => {
  await expect(slides(page).getByRole('heading', { level: 2 })).toHaveText(heading)
}

test('home: slides, room for the next section, and best sellers that lead to their products', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await open(page, '/')

  await test.step('the slides leave room for the next section on a desk and on a phone', async () => {
    const next = page.getByRole('heading', { name: 'About Us' })
    await expect(next).toBeInViewport()
    await page.setViewportSize(phone)
    await expect(next).toBeInViewport()
    await page.setViewportSize(desk)
    const tiles = page.getByRole('region', { name: /Best Selling/ })
    await expectFitsWithLargeText(page, undefined, tiles)
  })

  await test.step('the slides wait for those who asked for less motion, and wrap around with arrows and dots', async () => {
    await expect(slides(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
    await showsSlide(page, firstHeading)
    await slides(page).getByRole('button', { name: 'Previous slide' }).click()
    await showsSlide(page, secondHeading)
    await slides(page).getByRole('button', { name: 'Next slide' }).click()
    await showsSlide(page, firstHeading)
    await slides(page)
      .getByRole('button', { name: /Go to slide 2/ })
      .click()
    await showsSlide(page, secondHeading)
    await slides(page)
      .getByRole('button', { name: /Go to slide 1/ })
      .click()
    await showsSlide(page, firstHeading)
  })

  await test.step('a best seller shows its second picture on hover and on focus', async () => {
    const tile = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Mango Fruits', exact: true }),
    })
    const second = tile.getByRole('img').last()
    await tile.scrollIntoViewIfNeeded()
    const shown = () =>
      second.evaluate((picture) => {
        let opacity = 1
        for (let at: Element | null = picture; at && at.tagName !== 'LI'; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity)
        }
        return opacity
      })
    await expect.poll(shown).toBe(0)
    await tile.hover()
    await expect.poll(shown).toBe(1)
    await page.mouse.move(0, 0)
    await expect.poll(shown).toBe(0)
    await tabTo(page, tile.getByRole('link'))
    await expect.poll(shown).toBe(1)
  })

  await test.step('a best seller leads to its category', async () => {
    const sellers = page.getByRole('region', { name: 'Best Selling Products' })
    await sellers.getByRole('link', { name: 'Seeds' }).click()
    await expect(page).toHaveURL('/products?category=seeds')
    await expect(cards(page)).toHaveCount(6)
  })
})

test.describe('with motion', () => {
  test.use(moving)

  test('the slides change every five seconds, start over, and stop once paused', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
    // The keyboard pauses the slides, so that they start over at a known moment.
    await slides(page).getByRole('button', { name: 'Go to slide 1' }).press('Enter')
    await showsSlide(page, firstHeading)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus()
    await page.clock.runFor(4900)
    await showsSlide(page, firstHeading)
    await page.clock.runFor(200)
    await showsSlide(page, secondHeading)
    await page.clock.runFor(5000)
    await showsSlide(page, firstHeading)

    await slides(page).getByRole('button', { name: 'Pause slides' }).press('Enter')
    await slides(page)
      .getByRole('button', { name: /Go to slide 1/ })
      .press('Enter')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus()
    await page.clock.runFor(20_000)
    await showsSlide(page, firstHeading)
    await expect(slides(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a best seller shows its second picture by its button, and the picture of a recent project leads to its kind', async ({
    page,
  }) => {
    const seconds: string[] = []
    page.on('request', (request) => {
      if (/best-sellers\/[\w-]+-second/.test(request.url())) seconds.push(request.url())
    })
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Second picture of Plants' })
    await button.scrollIntoViewIfNeeded()
    const second = page.getByRole('listitem').filter({ has: button }).locator('img').last()
    await expect(second).toBeHidden()
    expect(seconds).toEqual([])
    await button.tap()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(second).toBeVisible()
    await expect
      .poll(() => second.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)

    const tile = page.getByRole('listitem').filter({ hasText: 'Front Walk Garden' })
    await tile.tap({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/projects?category=landscaping')
  })
})
