import { expect, test } from '@playwright/test'
import { ownEvent, row } from './event-page.ts'
import { renderedAt } from './page-facts.ts'
import { openHydrated } from '#bench/hydrated-page.ts'

/** The router's request when a visitor comes from another page. */
const listData = '**/events.data*'
const eventData = '**/events/event-details.data*'

test('a row fills in for what an event does not say', async ({ request }) => {
  const bare = { name: null, description: null, venue: {}, eventType: 'paid' }
  const when = { startDateTime: '2032-05-04T15:00:00Z', endDateTime: null }
  await ownEvent({ ...bare, ...when })
  const { text } = await renderedAt(request, '/events?from=2032-05-04&to=2032-05-04')
  for (const words of [
    'Untitled Event',
    'No description available.',
    'Evergreen Farm',
    'Paid $0',
  ]) {
    expect(text).toContain(words)
  }
})

test('a range without an event to come leads to the next one, an inverted one to none; from home, a spinner turns while an event is on its way, with a way to try again', async ({
  page,
  request,
}) => {
  // A second try has a spring of its own.
  const march = `${2031 + Math.floor(Math.random() * 60)}-03`
  const start = `${march}-10T15:00:00Z`
  const off = { name: 'Called Off', cancelled: true }
  await ownEvent({ ...off, startDateTime: `${march}-08T14:00:00Z`, endDateTime: null })
  const name = `Fern Evening ${crypto.randomUUID().slice(0, 8)}`
  const eventId = await ownEvent({ name, startDateTime: start, endDateTime: null })
  const before = await renderedAt(request, `/events?from=${march}-01&to=${march}-07`)
  expect(before.text).toContain('No events available for the selected date range.')
  expect(before.text).toContain(`, Mar 10, ${march.slice(0, 4)}`)
  const inverted = await renderedAt(request, `/events?from=${march}-20&to=${march}-01`)
  expect(inverted.text).toContain('No events available for the selected date range.')
  const thatDay = await renderedAt(request, `/events?from=${march}-10&to=${march}-10`)
  expect(thatDay.text).toContain(name)
  expect(thatDay.text).not.toContain('No events available')

  await page.goto(`/events?from=${march}-08&to=${march}-09`)
  const offRow = row(page, 'Called Off').first()
  await expect(offRow.getByRole('link', { name: 'Details for Called Off' })).toBeVisible()
  await expect(offRow.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`eventid=${eventId}$`))

  const events = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
  const title = page.getByRole('heading', { level: 1 })
  await openHydrated(page, '/')

  await test.step('a spinner turns while the list and the event are on their way', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/events.*\.data/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click()
    const spinner = (label: string) => page.getByRole('status').filter({ hasText: label })
    await expect(spinner('Loading events')).toBeInViewport()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport({ ratio: 0.5 })
    release()
    await row(page, 'Bonsai Evening').getByRole('link', { name: 'Register' }).click()
    await expect(title).toHaveText('Bonsai Evening')
    await expect(page).toHaveTitle(/Bonsai Evening/)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/events$/)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a visitor reads that the list did not load, and can try again', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
    // The address changes before the page does, and the list that still shows is not loaded again.
    await expect(title).not.toHaveText('Upcoming Events')
    await page.route(listData, (route) => route.fulfill({ status: 500, json: {} }))
    const logged = page.waitForEvent('console', (line) => line.text().includes('Failed to load ev'))
    await events.click()
    await expect(page.getByText('Failed to load events. Please try again later.')).toBeVisible()
    await expect(page).toHaveTitle(/^Something Went Wrong/)
    await logged
    await page.unroute(listData)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(title).toHaveText('Upcoming Events')

    await page.route(eventData, (route) => route.abort())
    await row(page, 'Bonsai Evening').getByRole('link', { name: 'Register' }).click()
    await expect(
      page.getByText(
        'Failed to load event details: The server could not be reached. Please try again later.',
      ),
    ).toBeVisible()
    await page.unroute(eventData)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(title).toHaveText('Bonsai Evening')
  })
})

test.describe('far from the event', () => {
  // There it is the next day already.
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('a late evening belongs to its day where the event is', async ({ page }) => {
    const name = `Late Fern Evening ${crypto.randomUUID().slice(0, 8)}`
    await ownEvent({ name, startDateTime: '2031-04-01T03:30:00Z', endDateTime: null })
    // Once hydrated it could be in the visitor's zone.
    await openHydrated(page, '/events?from=2031-03-31&to=2031-03-31')
    await expect(row(page, name)).toContainText('Mon, Mar 31, 2031')
    await expect(row(page, name)).toContainText('11:30 PM EDT')
    await row(page, name).getByRole('link', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main')).toContainText('Mon, Mar 31, 2031')
    await expect(page.getByRole('main')).toContainText('11:30 PM EDT')
  })
})
