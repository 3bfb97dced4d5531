import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { comeToRest } from './gallery-page.ts'

/** Expects that axe finds no barrier on the page, or within the one part that a test is about. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A dialog may still be on its way, and others of the page stay closed.
  if (part !== undefined) {
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible()
  }
  let barriers = await barriersOf(page, part)
  // What came or went by while axe read the page is gone by now; a barrier is still there.
  if (barriers.length > 0) barriers = await barriersOf(page, part)
  expect(barriers).toEqual([])
}

async function barriersOf(page: Page, part: string | undefined) {
  // Axe measures once: nothing may move meanwhile.
  await comeToRest(page)
  const axe = new AxeBuilder({ page })
    // What it found to be right is a long list on a long page, and nobody reads it.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Reads the page where it is: no page has frames of other sites.
    .setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Expects that a screen fits a phone and a wide window, and has no barrier at either. */
export async function expectGoodAtBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(page)
  }
  if (before !== null) await page.setViewportSize(before)
}
