import { addressesPath } from '#contract/addresses.ts'
import { bookingPaths, calendarFilePath } from '#contract/booking-paths.ts'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import { eventMediaPath, eventPaths } from '#contract/event-paths.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { photographPaths } from '#contract/photograph-paths.ts'
import { quotePaths } from '#contract/quotes.ts'
import { settingsPath } from '#contract/settings.ts'
import { libraryFolder } from '#domain/site/picture-files.ts'
import { clientBody, declineBody, registrationBody, requestBody } from '#bench/sample-bodies.ts'
import { paths } from '#domain/site/paths.ts'
import { pagePaths } from '#scripts/site-content.ts'

/** A route of the site, with what an honest caller sends there. */
export interface FuzzTarget {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Sent as a form instead of JSON. */
  readonly form?: Readonly<Record<string, string>>
  /** Whether it is sent with the session of a colleague. */
  readonly isOfDesk?: boolean
}

/** Ids of the sample events: one free, one paid. */
const [free, paid] = ['seed-swap', 'pruning-class']
const email = 'rosa@example.org'
const photograph = '0123456789abcdef0123456789abcdef'
const tenant = { subdomain: 'evergreen' }
const registration = registrationBody(free, email, 2)

/** Routes of the API, and other addresses that the server answers itself. */
export const callTargets: readonly FuzzTarget[] = [
  { method: 'GET', path: quotePaths.services },
  { method: 'POST', path: quotePaths.client, body: clientBody(email) },
  { method: 'POST', path: quotePaths.request, body: requestBody('x') },
  { method: 'POST', path: photographPaths.upload(photograph), body: { size: 9, caption: 'Yard' } },
  { method: 'GET', path: photographPaths.upload(photograph) },
  { method: 'PUT', path: photographPaths.part(photograph, 0), body: { bytes: 'x' } },
  { method: 'GET', path: `/api/photos/${photograph}/small`, query: { key: 'a.b' } },
  { method: 'GET', path: `${libraryFolder}/${photograph}-480.webp` },
  { method: 'GET', path: eventPaths.list, query: tenant },
  { method: 'GET', path: eventPaths.event(free), query: tenant },
  { method: 'POST', path: bookingPaths.register(free), body: registration },
  {
    method: 'POST',
    path: bookingPaths.register(paid),
    body: { ...registrationBody(paid, email, 1), successUrl: 'http://localhost:3000/events' },
  },
  {
    method: 'PATCH',
    path: bookingPaths.change(free, 'b1'),
    body: { ...registration, updateToken: 't', editToken: 't', message: '' },
  },
  { method: 'POST', path: bookingPaths.decline(free), body: declineBody(email) },
  { method: 'POST', path: bookingPaths.requestCode(free), body: { email } },
  { method: 'POST', path: bookingPaths.verifyCode(free, 'c1'), body: { otp: '123456' } },
  { method: 'GET', path: `/api/events/${free}/success`, query: { bookingId: 'b1' } },
  { method: 'GET', path: calendarFilePath(free) },
  { method: 'GET', path: calendarFeedPath('s1.a-token-that-opens-nothing-at-all') },
  { method: 'GET', path: eventMediaPath(free, 'images', 0) },
  { method: 'GET', path: eventMediaPath(free, 'videos', 0) },
  { method: 'GET', path: eventMediaPath(free, 'gifts', 0) },
  { method: 'GET', path: addressesPath, query: { q: '12 Oak Street, 30040' } },
  { method: 'GET', path: settingsPath },
  { method: 'POST', path: paymentWebhookPath, body: { id: 'evt_1', type: 'x', data: {} } },
  { method: 'GET', path: '/test-checkout/test_1' },
  { method: 'POST', path: '/test-checkout/test_1', body: { action: 'pay' } },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/metrics' },
]

/** Pages, feeds and files; some do not exist, because the built names of scripts change. */
export const pageTargets: readonly FuzzTarget[] = [
  ...pagePaths,
  paths.rss,
  paths.searchIndex,
  paths.events,
  '/events.data',
  '/_root.data',
  '/about.data',
  '/events/failure',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/media/unknown.webp',
  '/assets/none.js',
  '/media/none.webp',
  '/nothing',
]
  .map((path): FuzzTarget => ({ method: 'GET', path }))
  .concat([
    { method: 'GET', path: '/events/event-details', query: { eventid: free } },
    { method: 'GET', path: '/events/event-details.data', query: { eventid: free } },
    { method: 'GET', path: '/events/success', query: { bookingId: 'b1', event_id: free } },
    { method: 'GET', path: '/events/success.data', query: { bookingId: 'b1', event_id: free } },
  ])
