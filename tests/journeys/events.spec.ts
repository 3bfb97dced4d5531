import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { paymentPagePaths } from '#domain/events/event-pages.ts'
import { eventPage, openEvent, ownEvent, row, takeSeats } from './event-page.ts'
import { openHydrated } from '#bench/hydrated-page.ts'

const everyDate = '/events?from=&to='
/** The router's request when a visitor comes from another page. */
const listData = '**/events.data*'
const eventData = '**/events/event-details.data*'

test('a row shows title, time, place and price, and fills in for missing ones', async ({
  page,
}) => {
  await page.goto(everyDate)
  const paid = row(page, 'Hands-on Pruning Class')
  await expect(paid).toContainText('Paid $25')
  await expect(paid).toContainText('2450 Nursery Lane, Cumming, GA 30040')
  await expect(paid).toContainText(/\w{3}, \w{3} \d{1,2}, \d{4}/)
  await expect(paid).toContainText(/2:00 PM – 5:00 PM E[SD]T/)
  await expect(paid.getByText('show more')).toHaveCount(0)
  await expect(row(page, 'Seed Swap')).toContainText(/1:00 PM – 4:00 PM C[SD]T/)
  const long = row(page, 'Container Garden Workshop')
  await expect(long).toContainText('Free')
  await expect(long.getByRole('link', { name: 'show more' })).toHaveAttribute(
    'href',
    '/events/event-details?eventid=container-garden-workshop',
  )
  await expect(long.getByText(/seats? left/)).toHaveCount(0)
  await expect(row(page, 'Rain Garden Walk')).toContainText('Fully booked')

  const bare = { name: null, description: null, venue: {}, eventType: 'paid' }
  const when = { startDateTime: '2032-05-04T15:00:00Z', endDateTime: null }
  await ownEvent({ ...bare, ...when })
  await page.goto('/events?from=2032-05-04&to=2032-05-04')
  const untitled = row(page, 'Untitled Event').first()
  await expect(untitled).toContainText('No description available.')
  await expect(untitled).toContainText('Evergreen Farm')
  await expect(untitled).toContainText('Paid $0')
})

test('a range without an event to come leads to the next one, an inverted one to none', async ({
  page,
}) => {
  const start = '2031-03-10T15:00:00Z'
  const off = { name: 'Called Off', cancelled: true }
  await ownEvent({ ...off, startDateTime: '2031-03-08T14:00:00Z', endDateTime: null })
  const name = `Fern Evening ${crypto.randomUUID().slice(0, 8)}`
  const eventId = await ownEvent({ name, startDateTime: start, endDateTime: null })
  await page.goto('/events?from=2031-03-01&to=2031-03-07')
  await expect(page.getByText('No events available for the selected date range.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Mon, Mar 10, 2031')
  await page.goto('/events?from=2031-03-08&to=2031-03-09')
  const offRow = row(page, 'Called Off').first()
  await expect(offRow.getByRole('link', { name: 'Details for Called Off' })).toBeVisible()
  await expect(offRow.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`eventid=${eventId}$`))

  await page.goto('/events?from=2031-03-20&to=2031-03-01')
  await expect(page.getByText('No events available for the selected date range.')).toBeVisible()
  await page.goto('/events?from=2031-03-10&to=2031-03-10')
  await expect(row(page, name)).toBeVisible()
})

test('a late evening belongs to its day where the event is', async ({ browser }) => {
  const name = `Late Fern Evening ${crypto.randomUUID().slice(0, 8)}`
  const eventId = await ownEvent({
    name,
    startDateTime: '2031-04-01T03:30:00Z',
    endDateTime: null,
  })
  for (const timezoneId of ['Asia/Kathmandu', 'America/St_Johns', 'America/Los_Angeles']) {
    const page = await browser.newPage({ timezoneId })
    // Once hydrated it could be in the visitor's zone.
    await openHydrated(page, '/events?from=2031-03-31&to=2031-03-31')
    await expect(row(page, name)).toContainText('Mon, Mar 31, 2031')
    await expect(row(page, name)).toContainText('11:30 PM EDT')
    await openHydrated(page, `/events/event-details?eventid=${eventId}`)
    await expect(page.getByRole('main')).toContainText('Mon, Mar 31, 2031')
    await expect(page.getByRole('main')).toContainText('11:30 PM EDT')
    await page.close()
  }
})

test('a visitor reads that the list did not load, and can try again', async ({ page }) => {
  await openHydrated(page, '/')
  await page.route(listData, (route) => route.fulfill({ status: 500, json: {} }))
  const logged = page.waitForEvent('console', (line) => line.text().includes('Failed to load ev'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByText('Failed to load events. Please try again later.')).toBeVisible()
  await expect(page).toHaveTitle(/^Something Went Wrong/)
  await logged
  await page.unroute(listData)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')

  await page.route(eventData, (route) => route.abort())
  await row(page, 'Bonsai Evening').getByRole('link', { name: 'Register' }).click()
  await expect(
    page.getByText(
      'Failed to load event details: The server could not be reached. Please try again later.',
    ),
  ).toBeVisible()
  await page.unroute(eventData)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonsai Evening')
})

test('a spinner turns while the list and the event are on their way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/events.*\.data/, async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByText('Loading events')).toBeAttached()
  release()
  await row(page, 'Bonsai Evening').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonsai Evening')
  await expect(page).toHaveTitle(/Bonsai Evening/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('the way back from an event leads to the list as it was left, and from elsewhere to all of it', async ({
  page,
}) => {
  await openHydrated(page, everyDate)
  await row(page, 'Nursery Open Day').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/events\?from=&to=$/)
  const failure = `${paymentPagePaths.failure}?bookingId=none&event_id=nursery-open-day`
  await openHydrated(page, failure)
  await page.getByRole('link', { name: 'Back to the Event' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nursery Open Day')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('an event page explains a wrong address', async ({ page }) => {
  const missing = await page.goto('/events/event-details')
  expect(missing?.status()).toBe(400)
  await expect(page.getByText('No event ID provided.')).toBeVisible()
  const unknown = await page.goto('/events/event-details?eventid=none-such')
  expect(unknown?.status()).toBe(404)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(
    page.getByText(
      'Failed to load event details: This event could not be found. Please try again later.',
    ),
  ).toBeVisible()
})

test('an event that fails to reload keeps the answer that is being typed', async ({ page }) => {
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await openHydrated(page, '/events/event-details?eventid=bonsai-evening')
  const event = eventPage(page)
  // Simulates a lost connection.
  await page.route(eventData, (route) => route.abort())
  await Promise.all([page.waitForEvent('requestfailed'), comeBack()])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonsai Evening')
  await event.rsvp('Yes').click()
  await event.field('First Name').fill('Zoe')
  await Promise.all([page.waitForEvent('requestfailed'), comeBack()])
  await expect(event.field('First Name')).toHaveValue('Zoe')
})

test('an event page tells all about the event', async ({ page }) => {
  const all = {
    hostedBy: 'The garden club',
    guestList: ['Ann Fern', 'Bo Moss'],
    perks: ['Tea'],
    eventType: 'members only',
    venue: { address: null },
    raffle: true,
    raffleGiftLink: '/media/none.webp',
    raffleDescription: 'One ticket each.',
    capacity: 20,
  }
  await openEvent(page, await ownEvent(all, 18))
  const fact = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd')
  await expect(fact('Organised by')).toHaveText('The garden club')
  await expect(fact('Guest')).toHaveText('Ann Fern, Bo Moss')
  await expect(fact('Location')).toHaveText('N/A')
  await expect(fact('Event Type')).toHaveText('Members only')
  await expect(fact('Event Perks')).toHaveText('Tea')
  await expect(page.getByText('Line one')).toHaveCSS('white-space', 'pre-line')
  const raffle = page.getByRole('region', { name: 'Raffle' })
  await expect(raffle).toContainText('One ticket each.')
  await expect(raffle).toContainText('The list of winners is updated here after the event.')
  await expect(raffle).toContainText('Bokings Left: Only 2 remaining!')
  await expect(page.getByRole('region', { name: 'RSVP' })).toContainText('2 seats left')
})

test('a countdown runs to the start and stays at zero after it', async ({ page }) => {
  await openEvent(page, 'seed-swap')
  const clock = page.getByRole('timer')
  const shown = await clock.textContent()
  await expect(clock).not.toHaveText(shown ?? '')
  const past = new Date(Date.now() - 3600_000).toISOString()
  await openEvent(page, await ownEvent({ startDateTime: past, endDateTime: null }))
  await expect(clock).toHaveText('days00hours00minutes00seconds00')
  await expect(eventPage(page).rsvp('Yes')).toHaveCount(0)
})

test('the question and its bar on phones leave when the start has come, and the card says when the event is over, whatever the phone’s clock says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: Date.now() + 3600_000 })
  const [start, end] = [120_000, 900_000].map((ms) => new Date(Date.now() + ms).toISOString())
  // A long address makes the space of the map higher.
  const venue = { address: 'Behind the barn of the old farm on the hill, '.repeat(9) }
  const event = await openEvent(
    page,
    await ownEvent({ startDateTime: start, endDateTime: end, venue }),
  )
  const map = page
    .locator('div', { has: page.getByRole('button', { name: 'Show the Map' }) })
    .last()
  expect(await map.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  const bar = page.getByRole('button', { name: 'RSVP', exact: true })
  // Between the question above and the footer below.
  await page.getByRole('region', { name: 'Details' }).evaluate((part) => part.scrollIntoView())
  await expect(bar).toBeVisible()
  // At the end of the page it makes way, and the call and quote links leave the footer's readable.
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeHidden()
  await privacy.click({ trial: true })
  await page.clock.fastForward(180_000)
  const card = page.getByRole('region', { name: 'RSVP' })
  await expect(card).toContainText('This event has started')
  await expect(event.rsvp('Yes')).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await page.clock.fastForward(800_000)
  await expect(card).toContainText('This event is over.')
})

test('seats are fresh for a visitor who comes back to the tab', async ({ page }) => {
  const eventId = await ownEvent({ capacity: 1 })
  await openHydrated(page, `/events/event-details?eventid=${eventId}`)
  const event = eventPage(page)
  await expect(event.rsvp('Yes')).toBeVisible()
  await takeSeats(eventId, 1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Sorry, Event is Fully Booked!')).toBeVisible()
  await expect(event.rsvp('Yes')).toHaveCount(0)
  await expect(event.update).toBeVisible()
})

test('no map is asked for before the visitor asks, and an event goes into Google, Outlook and every other calendar, a canceled one into none', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url())
      return route.fulfill({ body: 'a map' })
    },
  )
  const event = await openEvent(page, 'bonsai-evening')
  await page.getByRole('button', { name: 'Show the Map' }).scrollIntoViewIfNeeded()
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the Map' }).click()
  const map = page.getByTitle('Map of 2450 Nursery Lane, Cumming, GA 30040')
  await expect(map).toHaveAttribute('height', '350')
  await expect.poll(() => elsewhere[0]).toContain('https://www.google.com/maps')

  await page.getByRole('button', { name: 'Add to Calendar' }).click()
  await expect(event.title('Save to Calendar')).toBeVisible()
  const google = event.dialog.getByRole('link', { name: 'Google' })
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*Bonsai/)
  await expect(google).toHaveAttribute('target', '_blank')
  await expect(event.dialog.getByRole('link', { name: 'Outlook' })).toHaveAttribute(
    'href',
    /^https:\/\/outlook\.live\.com\/.*Bonsai/,
  )
  const download = page.waitForEvent('download')
  await event.dialog.getByRole('link', { name: '.ics' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR/)
  expect(file).toContain('SUMMARY:Bonsai Evening')

  const start = '2031-03-10T14:00:00Z'
  await openEvent(
    page,
    await ownEvent({ cancelled: true, startDateTime: start, endDateTime: null }),
  )
  await expect(page.getByText('This event has been canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCount(0)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Canceled: Mon, Mar 10, 2031\. /,
  )
})

test('search engines read the event as data, and nothing in it runs', async ({ page }) => {
  await page.goto('/events/event-details?eventid=pruning-class')
  const data = page.locator('script[type="application/ld+json"]').last()
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Hands-on Pruning Class',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { price: 25, priceCurrency: 'USD' },
    location: { address: '2450 Nursery Lane, Cumming, GA 30040' },
  })
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  await openEvent(page, await ownEvent({ name: evil, description: evil, perks: [evil] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil)
  await expect(page.getByRole('main').getByText(evil, { exact: true })).toHaveCount(3)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ name: evil })
})
