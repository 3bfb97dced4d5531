import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { comeToRest } from './gallery-page.ts'

/** Half as long as the usual one, and most journeys send it to several pages. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    /** Screens that were checked once. */
    readonly axe: typeof axe
  }
}

/**
 * Expects that axe finds no barrier on the page, or within the given part. `contrast: false` leaves
 * out the contrast of texts, the slowest rule, if the same colors are checked elsewhere.
 */
export async function expectAccessible(
  page: Page,
  part?: string,
  { contrast = true }: { readonly contrast?: boolean } = {},
): Promise<void> {
  // A dialog may still be opening, and others of the page stay closed.
  if (part !== undefined) {
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible()
  }
  let barriers = await barriersOf(page, part, contrast)
  // Elements that came or went while axe read the page are settled now; a real barrier remains.
  if (barriers.length > 0) barriers = await barriersOf(page, part, contrast)
  expect(barriers).toEqual([])
}

/** The violations that axe finds, as [rule, parts of the page]. */
async function barriersOf(
  page: Page,
  part: string | undefined,
  contrast: boolean,
): Promise<readonly unknown[]> {
  // Axe measures once, so nothing may move meanwhile.
  await comeToRest(page)
  // The script lasts until the next address; adding it again would take longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const asked = { part, contrast }
  return page.evaluate(async ({ part: within, contrast: enabled }) => {
    const { violations } = await window.axe.run(within ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast': { enabled } },
      // The list of passed rules is long on a long page, and unused.
      resultTypes: ['violations'],
      // No rule of these reads style sheets, which axe would read and parse each time.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, asked)
}

/**
 * Expects that a screen fits a phone and a wide window, and has no barrier at either. `contrast`
 * applies to the wide window.
 */
export const expectGoodAtBothWidths = (
  page: Page,
  { contrast = true }: { readonly contrast?: boolean } = {},
): Promise<void> =>
  expectFitsBothWidths(page, async (width) => {
    await expectAccessible(page, undefined, { contrast: contrast && width === 1440 })
  })

/** Expects that a screen fits a phone and a wide window, and looks at it further in both. */
export async function expectFitsBothWidths(
  page: Page,
  look: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  const before = page.viewportSize()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    // From the top: axe takes a button that a sticky bar half covers for a small one.
    await page.evaluate(() => window.scrollTo(0, 0))
    // The page may settle only with a later frame.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width)
    expect(await cutPlaceholders(page)).toEqual([])
    await look(viewport.width)
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Placeholders of shown fields that are longer than their field. */
export const cutPlaceholders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
      .filter((field) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        const { color, font } = getComputedStyle(field, '::placeholder')
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        // A transparent one is written above its field instead.
        const isShown = field.checkVisibility() && color !== 'rgba(0, 0, 0, 0)'
        if (canvas === null || !isShown) return false
        canvas.font = font
        return canvas.measureText(field.placeholder).width > room
      })
      .map(({ placeholder }) => placeholder)
  })

/** Texts, other than those for screen readers alone, of which some is cut off at the side. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (part) =>
          part.checkVisibility() &&
          part.clientWidth > 1 &&
          part.innerText !== '' &&
          !part.matches('input, select, textarea, svg *') &&
          ['hidden', 'clip'].includes(getComputedStyle(part).overflowX) &&
          part.scrollWidth > part.clientWidth + 1,
      )
      .map((part) => part.innerText),
  )

/** Number of lines of the text at the beginning of an element. */
export const linesOf = (element: Locator): Promise<number> =>
  element.evaluate(({ firstChild }) => {
    const range = document.createRange()
    if (firstChild !== null) range.selectNode(firstChild)
    return range.getClientRects().length
  })

/** Words of a part that go on in another line, other than those of email addresses. */
export function brokenWords(part: Element): readonly string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // Texts for screen readers alone are in a box of one pixel.
    if ((text.parentElement?.clientWidth ?? 0) === 1 || text.textContent?.includes('@')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

/**
 * Expects that a screen fits a phone whose text is twice as large as usual, and that it cuts off
 * neither `words` or another text at its side, nor what fields show. In `unbroken` no word breaks.
 * Boxes to check are at least half as large as the text.
 */
export async function expectFitsWithLargeText(
  page: Page,
  words?: Locator,
  unbroken?: Locator,
): Promise<void> {
  const before = page.viewportSize()
  const session = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  const areWhole = await words?.evaluate(
    ({ clientWidth, scrollWidth }) => clientWidth >= scrollWidth,
  )
  const cut = [...(await cutPlaceholders(page)), ...(await cutTexts(page))]
  const broken = await unbroken?.evaluate(brokenWords)
  // A browser does not say how much of a time it cuts off: it and its icon take about 6 em.
  const cutTimes = await page.evaluate(
    () =>
      [...document.querySelectorAll('input[type=time]')].filter(
        (field) =>
          field.checkVisibility() &&
          field.clientWidth < 6 * parseFloat(getComputedStyle(field).fontSize),
      ).length,
  )
  const coveredOptions = await page.locator('select:has(+ svg)').evaluateAll((selects) =>
    selects
      .filter((select) => {
        const end = select.getBoundingClientRect().right
        const arrow = select.nextElementSibling?.getBoundingClientRect()
        return arrow && arrow.left < end - parseFloat(getComputedStyle(select).paddingRight)
      })
      .map((select) => select.id),
  )
  const smallBoxes = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('input[type=checkbox]')].filter(
        (box) => box.checkVisibility() && box.offsetWidth < 16,
      ).length,
  )
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await session.detach()
  if (before !== null) await page.setViewportSize(before)
  expect(needed).toBeLessThanOrEqual(390)
  expect(areWhole ?? true).toBe(true)
  expect(cut).toEqual([])
  expect(broken ?? []).toEqual([])
  expect(cutTimes).toBe(0)
  expect(coveredOptions).toEqual([])
  expect(smallBoxes).toBe(0)
}

/** Expects that a small laptop, where the rail takes part of the width, cuts nothing off. */
export async function expectWholeOnLaptop(page: Page, words: Locator): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 768 })
  const { clientWidth, scrollWidth } = await words.evaluate((element) => ({
    clientWidth: element.clientWidth,
    scrollWidth: element.scrollWidth,
  }))
  // Both are 0 for inline elements, which proves nothing.
  expect(clientWidth).toBeGreaterThan(0)
  expect(clientWidth).toBeGreaterThanOrEqual(scrollWidth)
  if (before !== null) await page.setViewportSize(before)
}

/** Expects that nothing around a part cuts off the ring that shows its focus. */
export async function expectWholeRing(part: Locator): Promise<void> {
  // A button that still waits for the page's script would not take the focus.
  await expect(part).toBeEnabled()
  await part.focus()
  await part.page().keyboard.press('Shift')
  await expect(part).toHaveCSS('outline-style', 'solid')
  const cut = await part.evaluate((focused) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(focused)
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const { left, right } = focused.getBoundingClientRect()
    const cutting: string[] = []
    for (let around = focused.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const box = around.getBoundingClientRect()
      if (left - ring < box.left || right + ring > box.right) cutting.push(around.className)
    }
    return cutting
  })
  expect(cut).toEqual([])
}
