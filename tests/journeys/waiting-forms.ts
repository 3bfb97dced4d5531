import { expect, type Page } from '@playwright/test'

/**
 * Expects that the forms of a page wait for hydration: the page sends no referrer, so browsers hide
 * the origin of a form that is sent earlier, and the server refuses it. Where scripts are off, the
 * page says how to answer otherwise.
 */
export async function expectFormsToWait(page: Page): Promise<void> {
  const sent = await page.request.get(page.url())
  const { forms, withoutScripts, ...early } = await page.evaluate(
    (html) => {
      const found = new DOMParser().parseFromString(html, 'text/html')
      return {
        forms: found.querySelectorAll('form').length,
        withoutScripts: found.querySelector('main noscript')?.textContent,
        // A form without a button is sent by Enter.
        byEnter: found.querySelectorAll('form:not(:has(button[type="submit"]))').length,
        byButton: found.querySelectorAll('form button:not([type="button"]):enabled').length,
      }
    },
    await sent.text(),
  )
  expect(forms).toBeGreaterThan(0)
  expect(withoutScripts).toContain('Answering on this page needs JavaScript')
  expect(early).toEqual({ byEnter: 0, byButton: 0 })
}
