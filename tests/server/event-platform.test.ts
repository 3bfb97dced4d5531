import { expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { registrationBody } from '#support/booking-calls.ts'
import { newDataFolder } from '#support/databases.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import { startPlatform } from '#support/platform-stand-in.ts'
import { eventually } from '#support/server-process.ts'

test('with a platform behind the site its events are shown, and bookings are its own', async () => {
  const platform = await startPlatform()
  const site = stoppedWithTest(
    await openTestSite({
      DATA_DIR: newDataFolder(),
      EVENTS_API_URL: platform.url,
      TENANT: 'cumming-garden',
    }),
  )
  const headers = { subdomain: 'cumming-garden', 'content-type': 'application/json' }

  const list = await fetch(`${site.url}${eventPaths.list}`, { headers })
  expect(await list.json()).toMatchObject({ events: [{ eventId: 'autumn-planting-day' }] })

  const eventId = 'autumn-planting-day'
  const booked = await fetch(`${site.url}${bookingPaths.register(eventId)}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(
      registrationBody({
        eventId,
        successUrl: `${site.url}/events/success`,
        failureUrl: `${site.url}/events/failure`,
      }),
    ),
  })
  expect(booked.status).toBe(201)
  expect(await booked.json()).toMatchObject({ paymentUrl: 'https://pay.example/cs_1' })
  expect(platform.calls.map(({ headers: sent }) => sent['subdomain'])).toEqual([
    'cumming-garden',
    'cumming-garden',
  ])

  const page = await fetch(`${site.url}/events/event-details?eventid=${eventId}`)
  const html = await page.text()
  expect(html).toContain('Autumn Planting Day')
  expect(html).not.toMatch(/sk_live_platform|organizerPhone/)
  expect(html).not.toContain(platform.url)

  await platform.goDown()
  const away = await fetch(`${site.url}${eventPaths.list}`, { headers })
  expect(away.status).toBe(503)
  await eventually(() => site.log().includes('the events platform failed'))
})
