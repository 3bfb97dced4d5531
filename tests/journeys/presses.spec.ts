import { expect, type Locator, type Page, test } from '@playwright/test'
import { cards, choice, comeToRest, desk, open } from './gallery-page.ts'

test.use({ viewport: desk, contextOptions: { reducedMotion: 'no-preference' } })

/** The point that a finger or a mouse would press. */
async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

/** Presses one after the other; the second as long as a finger does. */
async function press(page: Page, first: Locator, second: Locator, apart: number) {
  await comeToRest(page)
  // Where both stand is found before: looking would wait until nothing moves.
  const [one, other] = [await middleOf(first), await middleOf(second)]
  await page.mouse.click(...one)
  await page.waitForTimeout(apart)
  await page.mouse.click(...other, { delay: 60 })
}

/** Milliseconds between two presses. */
const gaps = [50, 100, 200, 300, 400]

test.describe('of two presses 50 to 400 ms apart both act', () => {
  // Each opens its page five times.
  test.slow()

  test('on the filter of the products', async ({ page }) => {
    for (const apart of gaps) {
      await open(page, '/products')
      await press(page, choice(page, 'Trees'), choice(page, 'Seeds'), apart)
      await expect(page, `${apart} ms`).toHaveURL('/products?category=seeds')
      await expect(choice(page, 'Seeds')).toHaveAttribute('aria-pressed', 'true')
      await expect(cards(page).first()).toContainText('Seed')
    }
  })

  test('on the filter of the projects', async ({ page }) => {
    for (const apart of gaps) {
      await open(page, '/projects')
      await press(page, choice(page, 'Plants & Trees'), choice(page, 'Mulch'), apart)
      await expect(page, `${apart} ms`).toHaveURL('/projects?category=mulch')
    }
  })

  test('on the links of the header', async ({ page }) => {
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    for (const apart of gaps) {
      await open(page, '/privacy')
      await press(page, link('Blog'), link('Contact'), apart)
      await expect(page, `${apart} ms`).toHaveURL('/contact')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    }
  })
})
