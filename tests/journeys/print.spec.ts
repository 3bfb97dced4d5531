import { expect, test } from '@playwright/test'
import { expectBare, sheets } from './page-facts.ts'
import { fillQuote, openQuote } from './quote-page.ts'

test.describe('on paper', () => {
  test('the success of a quote request hides the form; then the emptied form shows its start', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const quote = await openQuote(page)
    await fillQuote(quote)
    await quote.service('Stone & Aggregates').check()
    await quote.submit.click()
    await expect(quote.dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
    const title = page.locator('form h2')
    await expect(title).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expectBare(page)
    await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New Request' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Rather talk it over?' })).toBeHidden()
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1)

    await page.emulateMedia({ media: 'screen' })
    await quote.close.click()
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    const rail = page.getByRole('navigation', { name: 'Sections of the form' })
    await expect(rail.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'step',
    )
  })
})
