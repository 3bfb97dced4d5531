import { expect, test } from '@playwright/test'
import { weighPage } from '#bench/page-weight.ts'
import { paths } from '#web/paths.ts'
import { prerenderedPaths } from '#web/prerendered-paths.ts'

const kB = 1000

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
})

test('home comes within its weight, part by part', async ({ page }) => {
  // Whoever asks first after a start gets the page compressed in a hurry.
  const { request } = page
  const bytes = async () => Number((await request.get(paths.home)).headers()['content-length'])
  await expect.poll(bytes).toBeLessThanOrEqual(14 * kB)
  const weight = await weighPage(page, paths.home)
  expect.soft(weight.js, 'scripts').toBeLessThanOrEqual(105 * kB)
  expect.soft(weight.css, 'styles').toBeLessThanOrEqual(12 * kB)
  expect.soft(weight.html, 'the page itself').toBeLessThanOrEqual(14 * kB)
  expect.soft(weight.fonts, 'letters').toBeLessThanOrEqual(45 * kB)
  expect.soft(weight.hero, 'the first picture').toBeLessThanOrEqual(90 * kB)
  // Nothing was weighed as something else, or not at all.
  expect(weight.js).toBeGreaterThan(80 * kB)
  expect(Math.min(weight.css, weight.html, weight.fonts)).toBeGreaterThan(4 * kB)
})

for (const [name, address] of [
  ['a service page', paths.service('soil-mulch')],
  ['the quote form', paths.quote],
  ['an event', paths.event('rain-garden-walk')],
] as const) {
  test(`${name} comes within 260 KB before any scrolling`, async ({ page }) => {
    const weight = await weighPage(page, address)
    expect(weight.all, JSON.stringify(weight)).toBeLessThanOrEqual(260 * kB)
    expect(weight.js).toBeGreaterThan(80 * kB)
  })
}

test('every page that is made at build arrives in one go, which holds 14 KB', async ({
  request,
}) => {
  for (const path of prerenderedPaths) {
    const bytes = async () => Number((await request.get(path)).headers()['content-length'])
    await expect.poll(bytes, path).toBeLessThanOrEqual(14 * kB)
  }
})

test('the largest script asks to be compiled beside the page', async ({ page }) => {
  const react = page.waitForResponse(/\/assets\/react-[^/]*\.js$/)
  await page.goto(paths.home)
  expect(await (await react).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
