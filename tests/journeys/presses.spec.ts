import { expect, type Locator, type Page, test } from '@playwright/test'
import { cards, choice, comeToRest, middleOf, moving, open } from './gallery-page.ts'

test.use({ ...moving, viewport: { width: 1024, height: 768 } })

/** Presses both in turn; the second for as long as a finger does. */
async function press(page: Page, first: Locator, second: Locator, apart: number) {
  await comeToRest(page)
  // The positions are measured before, since measuring later would wait until nothing moves.
  const [one, other] = [await middleOf(first), await middleOf(second)]
  await page.mouse.click(...one)
  await page.waitForTimeout(apart)
  await page.mouse.click(...other, { delay: 60 })
}

/** Milliseconds between two presses. */
const gaps = [50, 200, 400]

/** Two neighbors in turn, so that every pair of presses changes something. */
const pairs = (names: readonly string[]) =>
  gaps.map((apart, at) => ({
    apart,
    first: names[(2 * at) % names.length] ?? '',
    second: names[(2 * at + 1) % names.length] ?? '',
  }))

test('of two presses 50 to 400 ms apart both act', async ({ page }) => {
  test.slow()

  // That of the projects is the same.
  await test.step('on the filter of the products', async () => {
    await open(page, '/products')
    for (const { apart, first, second } of pairs(['Trees', 'Seeds', 'Plants', 'Mulch'])) {
      await press(page, choice(page, first), choice(page, second), apart)
      await expect(page, `${apart} ms`).toHaveURL(`/products?category=${second.toLowerCase()}`)
      await expect(choice(page, second)).toHaveAttribute('aria-pressed', 'true')
      await expect(cards(page)).toHaveCount(6)
      await page.goBack()
      await expect(page, `${apart} ms, the first`).toHaveURL(
        `/products?category=${first.toLowerCase()}`,
      )
    }
  })

  await test.step('on the links of the header', async () => {
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    const headings = { Contact: 'Contact Us', Products: 'Our Products' }
    for (const [at, apart] of gaps.entries()) {
      const name = at % 2 === 0 ? 'Contact' : 'Products'
      await press(page, link('Blog'), link(name), apart)
      await expect(page, `${apart} ms`).toHaveURL(`/${name.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[name])
    }
  })
})
