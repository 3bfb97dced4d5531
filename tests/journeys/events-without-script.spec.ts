import { expect, test } from '@playwright/test'
import { ownEvent, row } from './event-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list leads to later events, and an event says whom to call, or that it is canceled', async ({
    page,
  }) => {
    await page.goto('/events')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Upcoming Events')
    // Playwright's own text search skips noscript, shown or not.
    await page.locator('noscript a', { hasText: 'All events from today on' }).click()
    await expect(row(page, 'Nursery Open Day')).toBeVisible()
    await row(page, 'Nursery Open Day').getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/events\/event-details\?eventid=nursery-open-day$/)
    await expect(title).toHaveText('Nursery Open Day and Plant Sale')
    const card = page.getByRole('region', { name: 'RSVP' })
    await expect(card.locator('noscript p')).toContainText('Answering here needs JavaScript')
    await expect(card.locator('noscript a').first()).toHaveAttribute('href', /^tel:/)
    await expect(card.getByRole('button')).toHaveCount(0)
    await page.goto(`/events/event-details?eventid=${await ownEvent({ cancelled: true })}`)
    await expect(card).toContainText('This event has been canceled.')
    await expect(card.locator('noscript')).toHaveCount(0)
  })

  test('the page after a payment offers nothing that needs a script', async ({ page }) => {
    await page.goto('/events/success?bookingId=b&event_id=pruning-class')
    const main = page.getByRole('main')
    await expect(main.locator('noscript p')).toContainText('Look for our email')
    await expect(main.getByRole('link', { name: 'Go Back to Events' })).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})
