import { expect, type Page, test } from '@playwright/test'
import { comeToRest, desk, open, phone, tablet } from './gallery-page.ts'

/** Pages, and whether other pictures than the first reach into their first screen. */
const pages = {
  '/': false,
  '/about': false,
  '/services/soil-mulch': true,
  '/products': false,
  '/blog': true,
  '/mulching': false,
}

/**
 * Each picture in pixels of the page: the hinted width (the natural width of a picture with several
 * widths is its `sizes`), the box that it fills, and its width before the box crops it. Banners are
 * left out: a shade covers them.
 */
const widths = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) =>
    Promise.all(
      images
        .filter((image) => image instanceof HTMLImageElement)
        .filter((image) => image.checkVisibility() && !image.closest('picture:has(+ .scrim)'))
        .map(async (image) => {
          image.loading = 'eager'
          if (!image.complete) {
            await new Promise((loaded) => image.addEventListener('load', loaded, { once: true }))
          }
          const box = image.getBoundingClientRect()
          const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          const uncropped = Math.max(box.width, box.height * shape)
          return { name: image.currentSrc, hinted: image.naturalWidth, box: box.width, uncropped }
        }),
    ),
  )

test('pictures are fetched as wide as they are shown', async ({ page }) => {
  test.slow()
  for (const [path, hasOthers] of Object.entries(pages)) {
    await page.setViewportSize(phone)
    await open(page, path)
    if (hasOthers)
      await test.step('pictures that reach into the first screen load after the first picture', async () => {
        await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1)
        const others = page.locator('main img:not([fetchpriority="high"])')
        expect(await others.first().getAttribute('fetchpriority'), path).toBe('low')
      })
    // Wider each time, since a browser keeps a picture that is wider than it needs.
    for (const viewport of [phone, tablet, desk]) {
      await test.step(`${path} at ${viewport.width} px`, () => expectFitting(page, viewport))
    }
  }
})

async function expectFitting(page: Page, viewport: typeof desk): Promise<void> {
  await page.setViewportSize(viewport)
  await comeToRest(page)
  for (const { name, hinted, box, uncropped } of await widths(page)) {
    const which = `${name} at ${viewport.width} px: ${hinted} for ${box}`
    expect.soft(hinted / box, which).toBeGreaterThan(0.9)
    expect.soft(hinted / uncropped, which).toBeLessThan(1.25)
  }
}
