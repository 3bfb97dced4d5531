import { expect, type Page } from '@playwright/test'

/**
 * Expects that the forms of a page wait for hydration: the page sends no referrer, so browsers hide
 * the origin of a form that is sent earlier, and the server refuses it.
 */
export async function expectFormsToWait(page: Page): Promise<void> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const early = await browser.newPage({ javaScriptEnabled: false })
  await early.goto(page.url())
  const forms = early.locator('form')
  expect(await forms.count()).toBeGreaterThan(0)
  // A form without a button is sent by Enter.
  const buttons = early.locator('button[type="submit"]')
  await expect(forms.filter({ hasNot: buttons })).toHaveCount(0)
  await expect(early.locator('form button:not([type="button"]):enabled')).toHaveCount(0)
  await early.close()
}
