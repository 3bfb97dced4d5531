import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectWholeRing } from './accessible.ts'
import { eventPage, linesOf, openEvent, ownEvent, takeSeats } from './event-page.ts'
import { expectBare, renderedAt, sheets, structuredData } from './page-facts.ts'
import { company } from '#content/company.ts'
import { openHydrated } from '#bench/hydrated-page.ts'

test('an event page explains a wrong address', async ({ request }) => {
  const missing = await renderedAt(request, '/events/event-details')
  expect(missing.status).toBe(400)
  expect(missing.text).toContain('No event ID provided.')
  const unknown = await renderedAt(request, '/events/event-details?eventid=none-such')
  expect(unknown.status).toBe(404)
  expect(unknown.canonical).toBeUndefined()
  expect(unknown.text).toContain(
    'Failed to load event details: This event could not be found. Please try again later.',
  )
})

test('an event page tells all about the event, with fresh seats, search engines read it as data, and nothing in it runs', async ({
  page,
  request,
}) => {
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
  const left = raffle.getByText('Bokings Left: Only 2 remaining!')
  expect(await linesOf(left)).toBe(1)
  await expect(page.getByRole('region', { name: 'RSVP' })).toContainText('2 seats left')

  const { facts } = await renderedAt(request, '/events/event-details?eventid=pruning-class')
  expect(facts.at(-1)).toMatchObject({
    '@type': 'Event',
    name: 'Hands-on Pruning Class',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { price: 25, priceCurrency: 'USD' },
    location: { address: '2450 Nursery Lane, Cumming, GA 30040' },
  })
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const about = { name: evil, description: evil, perks: [evil], capacity: 1 }
  const eventId = await ownEvent(about)
  await openHydrated(page, `/events/event-details?eventid=${eventId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil)
  await expect(page.getByRole('main').getByText(evil, { exact: true })).toHaveCount(3)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect((await structuredData(page)).at(-1)).toMatchObject({ name: evil })

  await test.step('seats are fresh for a visitor who comes back to the tab', async () => {
    const event = eventPage(page)
    await expect(event.rsvp('Yes')).toBeVisible()
    await takeSeats(eventId, 1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Sorry, Event is Fully Booked!')).toBeVisible()
    await expect(page.getByText('Seats may come free: call us')).toBeVisible()
    await expect(event.rsvp('Yes')).toHaveCount(0)
    await expect(event.update).toBeVisible()
  })
})

test('a special kind of event shows its price', async ({ request }) => {
  const eventId = await ownEvent({ eventType: 'workshop', eventPrice: 25 })
  const { text } = await renderedAt(request, `/events/event-details?eventid=${eventId}`)
  expect(text).toContain('Event TypeWorkshop, Paid $25 per person')
})

test('an event that has started asks no one', async ({ request }) => {
  const shownAt = async (start: number) => {
    const startDateTime = new Date(start).toISOString()
    const endDateTime = new Date(Date.now() + 7_200_000).toISOString()
    const eventId = await ownEvent({ startDateTime, endDateTime })
    return renderedAt(request, `/events/event-details?eventid=${eventId}`)
  }
  const before = await shownAt(Date.now() + 3_600_000)
  expect(before.textsOf('button')).toContain('Yes')
  const after = await shownAt(Date.now() - 3_600_000)
  expect(after.textsOf('button')).not.toContain('Yes')
  expect(after.text).toContain('This event has started')
})

test('a countdown runs to the start and stays at zero; the question and its bar on phones leave then, and the card says when the event is over, whatever the phone’s clock says', async ({
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
  await expectWholeRing(page.getByRole('link', { name: 'Directions' }))
  const clock = page.getByRole('timer')
  const shown = await clock.textContent()
  await expect(clock).not.toHaveText(shown ?? '')
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
  await expect(clock).toHaveText('days00hours00minutes00seconds00')
  await expect(event.rsvp('Yes')).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await page.clock.fastForward(800_000)
  await expect(card).toContainText('This event is over.')
})

test('an evening is looked up on the map, noted in a calendar and printed, and a failed reload keeps what is typed', async ({
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
  await openHydrated(page, '/events/event-details?eventid=bonsai-evening')
  const event = eventPage(page)

  await test.step('no map is asked for before the visitor asks', async () => {
    await page.getByRole('button', { name: 'Show the Map' }).scrollIntoViewIfNeeded()
    expect(elsewhere).toEqual([])
    await page.getByRole('button', { name: 'Show the Map' }).click()
    const map = page.getByTitle('Map of 2450 Nursery Lane, Cumming, GA 30040')
    await expect(map).toHaveAttribute('height', '350')
    await expect.poll(() => elsewhere[0]).toContain('https://www.google.com/maps')
  })

  await test.step('an event goes into Google, Outlook and every other calendar', async () => {
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
    await event.button('Close').click()
  })

  await test.step('on paper it is what, when and where, without the question and the bar', async () => {
    await page.emulateMedia({ media: 'print' })
    await expectBare(page)
    await expect(page.getByRole('region', { name: 'RSVP' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Date and Time')).toBeVisible()
    await expect(page.getByRole('main').getByText(company.phone.display)).toBeVisible()
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('one that fails to reload keeps the answer that is being typed', async () => {
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    // Simulates a lost connection.
    await page.route('**/events/event-details.data*', (route) => route.abort())
    await Promise.all([page.waitForEvent('requestfailed'), comeBack()])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonsai Evening')
    await event.rsvp('Yes').click()
    await event.field('First Name').fill('Zoe')
    await Promise.all([page.waitForEvent('requestfailed'), comeBack()])
    await expect(event.field('First Name')).toHaveValue('Zoe')
  })
})
