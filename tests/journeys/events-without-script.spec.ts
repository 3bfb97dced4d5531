import { expect, test } from '@playwright/test'
import { ownEvent, row } from './event-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list leads to later events, an event says whom to call, or that it is canceled, and the page after a payment offers nothing that needs a script', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    const card = page.getByRole('region', { name: 'RSVP' })

    await test.step('the list leads to later events', async () => {
      await page.goto('/events')
      await expect(title).toHaveText('Upcoming Events')
      // Playwright's own text search skips noscript, shown or not.
      await page.locator('noscript a', { hasText: 'All events from today on' }).click()
      await expect(row(page, 'Nursery Open Day')).toBeVisible()
      await row(page, 'Nursery Open Day').getByRole('link', { name: 'Register' }).click()
      await expect(page).toHaveURL(/\/events\/event-details\?eventid=nursery-open-day$/)
    })

    await test.step('an event says whom to call', async () => {
      await expect(title).toHaveText('Nursery Open Day and Plant Sale')
      await expect(card.locator('noscript p')).toContainText('Answering here needs JavaScript')
      await expect(card.locator('noscript a').first()).toHaveAttribute('href', /^tel:/)
      await expect(card.getByRole('button')).toHaveCount(0)
    })

    await test.step('or that it is canceled, and does not go into a calendar', async () => {
      const startDateTime = '2031-03-10T14:00:00Z'
      const canceled = await ownEvent({ cancelled: true, startDateTime, endDateTime: null })
      await page.goto(`/events/event-details?eventid=${canceled}`)
      await expect(card.getByText('This event has been canceled.')).toBeVisible()
      await expect(card.locator('noscript')).toHaveCount(0)
      await expect(page.getByText('Add to Calendar')).toHaveCount(0)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        /^Canceled: Mon, Mar 10, 2031\. /,
      )
    })

    await test.step('the page after a payment offers nothing that needs a script', async () => {
      await page.goto('/events/success?bookingId=b&event_id=pruning-class')
      const main = page.getByRole('main')
      await expect(main.locator('noscript p')).toContainText('Look for our email')
      await expect(main.getByRole('link', { name: 'Go Back to Events' })).toBeVisible()
      await expect(main.getByRole('button')).toHaveCount(0)
      await page.goto('/events/failure?event_id=pruning-class')
      await expect(title).toHaveText('Payment Failed')
      await expect(title).toBeVisible()
    })
  })
})
