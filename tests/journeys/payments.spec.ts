import { expect, test } from '@playwright/test'
import { expectAccessible, fillGuest, openEvent, someEmail } from './event-page.ts'

test.describe('a paid event', () => {
  test('is paid on the next page, and the payment is confirmed', async ({ page }) => {
    const email = someEmail()
    const event = await openEvent(page, 'pruning-class')
    await event.rsvp('Yes').click()
    await fillGuest(event, email, '2')
    await expect(event.dialog).toContainText('2 × $25 = $50')
    await event.submit.click()
    await page.waitForURL('**/test-checkout/**')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.waitForURL('**/events/success?**')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText(`A confirmation has been sent to ${email}.`)).toBeVisible()
    const line = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd')
    await expect(line('Name')).toHaveText('Zoe Lee')
    await expect(line('Email')).toHaveText(email)
    await expect(line('Date of booking')).toHaveText(/\w{3} \d{1,2}, \d{4}/)
    await page.getByRole('link', { name: 'Go Back to Events' }).click()
    await expect(page).toHaveURL(/\/events$/)
  })

  test('that was not paid leads back to the events', async ({ page }) => {
    const event = await openEvent(page, 'pruning-class')
    await event.rsvp('Yes').click()
    await fillGuest(event, someEmail())
    await event.submit.click()
    await page.waitForURL('**/test-checkout/**')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL('**/events/failure**')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByText('Your payment could not be processed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the Event' })).toHaveAttribute(
      'href',
      '/events/event-details?eventid=pruning-class',
    )
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(/\/events$/)
  })
})

test.describe('the page after a payment', () => {
  const address = '/events/success?bookingId=b&event_id=pruning-class'
  const result = (status: string, paid: boolean) => ({
    json: {
      paid,
      booking: {
        bookingId: 'b',
        status,
        attendeeEmail: 'zoe@example.org',
        bookedAt: '2026-11-20T14:05:00.000Z',
        formResponses: [],
      },
    },
  })

  test('waits until the payment is confirmed', async ({ page }) => {
    let asked = 0
    await page.route('**/success?bookingId=*', (route) => {
      if (!route.request().url().includes('/api/')) return route.continue()
      asked += 1
      return route.fulfill(asked < 3 ? result('pending_payment', false) : result('confirmed', true))
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Confirming Your Payment' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.locator('dd').first()).toHaveText('N/A')
  })

  test('tells the time of booking by the clocks of the event', async ({ page }) => {
    await page.route('**/api/**/success?*', (route) => route.fulfill(result('confirmed', true)))
    await page.goto('/events/success?bookingId=b&event_id=seed-swap')
    const lines = page.getByRole('main').getByRole('definition')
    await expect(lines.last()).toHaveText('Fri, Nov 20, 2026, 8:05 AM CST')
  })

  for (const [status, title] of [
    ['expired', 'Your Payment Did Not Come Through'],
    ['refunded', 'Your Payment Was Refunded'],
    ['cancelled', 'This Booking Is Cancelled'],
  ] as const) {
    test(`tells the truth about a booking that is ${status}`, async ({ page }) => {
      await page.route('**/api/**/success?*', (route) => route.fulfill(result(status, false)))
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }

  test('says Error where loading fails, and is kept from search engines', async ({ page }) => {
    await page.goto('/events/success?bookingId=none&event_id=pruning-class')
    await expect(page.getByRole('main').getByRole('definition')).toHaveText([
      'Error',
      'Error',
      'Error',
    ])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    await expectAccessible(page)
  })
})
