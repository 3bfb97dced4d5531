import { expect, type Page, test } from '@playwright/test'
import { comeToRest, desk, open, phone, tablet } from './gallery-page.ts'

const pages = ['/', '/about', '/services/soil-mulch', '/products', '/blog', '/mulching']

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

for (const viewport of [phone, tablet, desk]) {
  test(`pictures are fetched as wide as they are shown at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of pages) {
      await open(page, path)
      await comeToRest(page)
      for (const { name, hinted, box, uncropped } of await widths(page)) {
        const which = `${name} on ${path}: ${hinted} for ${box}`
        expect.soft(hinted / box, which).toBeGreaterThan(0.9)
        expect.soft(hinted / uncropped, which).toBeLessThan(1.25)
      }
    }
  })
}

test('pictures that reach into the first screen load after the first picture', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/services/soil-mulch', '/blog']) {
    await open(page, path)
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1)
    const others = page.locator('main img:not([fetchpriority="high"])')
    expect(await others.first().getAttribute('fetchpriority'), path).toBe('low')
  }
})
