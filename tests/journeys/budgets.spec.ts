import { expect, test } from '@playwright/test'
import { weighPage } from '#bench/page-weight.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { paths } from '#domain/site/paths.ts'

const kB = 1000

/** The share of the desk's routes in the route manifest, which every page loads. */
const deskRoutes = 3 * kB

/** File names hold hashes, so what they compress to varies from build to build. */
const variation = 0.2 * kB

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
})

test('home comes within its weight, part by part', async ({ page }) => {
  const weight = await weighPage(page, paths.home)
  expect.soft(weight.js, 'scripts').toBeLessThanOrEqual(115 * kB + deskRoutes + variation)
  expect.soft(weight.css, 'styles').toBeLessThanOrEqual(16 * kB)
  expect.soft(weight.html, 'the page itself').toBeLessThanOrEqual(18 * kB)
  expect.soft(weight.fonts, 'fonts').toBeLessThanOrEqual(60 * kB)
  expect.soft(weight.hero, 'the first picture').toBeLessThanOrEqual(90 * kB)
  // Everything was weighed, and as what it is.
  expect(weight.js).toBeGreaterThan(80 * kB)
  expect(Math.min(weight.css, weight.html, weight.fonts)).toBeGreaterThan(4 * kB)
})

for (const [name, address] of [
  ['a service page', paths.service('soil-mulch')],
  ['the quote form', paths.quote],
  ['the calculator', paths.calculator],
  ['an event', paths.event('rain-garden-walk')],
] as const) {
  test(`${name} loads at most 148 KB of scripts before any scrolling`, async ({ page }) => {
    const weight = await weighPage(page, address)
    const most = 145 * kB + deskRoutes + variation
    expect(weight.js, JSON.stringify(weight)).toBeLessThanOrEqual(most)
    expect(weight.js).toBeGreaterThan(80 * kB)
  })
}

test('the desk loads nothing of the frame of public pages, nor they of the desk', async ({
  request,
}) => {
  const desk = await (await request.get(deskPaths.signIn('/desk'))).text()
  expect(desk).toMatch(/assets\/desk-[^"]+\.css/)
  expect(desk).not.toMatch(/assets\/(?:styles|public-frame)-/)
  const home = await (await request.get(paths.home)).text()
  expect(home).toMatch(/assets\/styles-[^"]+\.css/)
  expect(home).not.toContain('assets/desk-')
})
