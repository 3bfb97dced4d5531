import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { bookingPaths, bookingPatterns } from '#contract/booking-paths.ts'
import { calendarFeedPath, calendarFeedPattern } from '#contract/calendar-feed.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { photographPatterns } from '#contract/photograph-paths.ts'
import { quotePaths } from '#contract/quotes.ts'
import routes from '#web/routes.ts'
import { signIn } from '#bench/fuzz/desk.ts'
import { nginxProgram, startNginx } from '#bench/documented-nginx.ts'
import { freePort } from '#scripts/free-port.ts'
import { loadedEvent, openLoadedEvent, registerAt } from '#support/booking-load.ts'
import { freshPostgres, newFolder } from '#support/databases.ts'
import { openMailbox, writtenMails } from '#support/mailbox.ts'
import { type OpenSite, openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import {
  paidSettings,
  pruning,
  registerAt as registerFor,
  sendWebhook,
} from '#support/booking-server.ts'
import { proxyClient } from '#support/proxy-client.ts'
import { clientBody } from '#support/quote-bodies.ts'
import { eventually } from '#support/server-process.ts'
import { runManage } from '#support/run-manage.ts'
import { startStripeStandIn } from '#support/stripe-stand-in.ts'

test('the log holds no address, name, code or token, also of calls that fail', async () => {
  const folder = newFolder()
  const url = await freshPostgres()
  const settings = { DATA_DIR: folder, DATABASE_URL: url, SAMPLE_EVENTS: 'off' }
  await openLoadedEvent(settings, folder)
  const site = stoppedWithTest(await openTestSite(settings))
  const send = (path: string, body: unknown) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        referer: `${site.url}/?email=rosa@example.org`,
        [tenantHeader]: 'evergreen',
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const secrets = [await signIn(site.url, settings), ...(await provenGuest(site, folder, send))]
  // The database refuses rows unexpectedly, and repeats them in its errors.
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`alter table bookings add check (email_key <> 'rosa@example.org')`)
  await owner.query(`alter table leads add check (first_name <> 'Rosa')`)
  await owner.end()

  expect(await registerAt(site.url, 'rosa@example.org')).toBe(500)
  const lead = clientBody({ firstName: 'Rosa', emailDetails: [{ email: 'rosa@example.org' }] })
  expect((await send(quotePaths.client, lead)).status).toBe(500)
  await send(quotePaths.client, '{"firstName": Rosa')
  await send(bookingPaths.verifyCode(loadedEvent, 'iQ3rosaXkPz81mQ7vWb2Lc'), {
    bookingId: 'iQ3rosaXkPz81mQ7vWb2Lc',
    otp: '123456',
  })
  for (const path of [
    '/?email=rosa@example.org',
    '/assets/rosa@example.org.js',
    '/media/rosa@example.org.webp',
    '/events/success?bookingId=iQ3rosaXkPz81mQ7vWb2Lc&event_id=e',
    '/rosa@example.org',
    `/api/events/rosa@example.org/success?bookingId=iQ3rosaXkPz81mQ7vWb2Lc`,
    '/request/iQ3rosaXkPz81mQ7vWb2Lc',
    '/photographs/iQ3rosaXkPz81mQ7vWb2Lc',
    '/quotes/iQ3rosaXkPz81mQ7vWb2Lc',
    '/quotes/iQ3rosaXkPz81mQ7vWb2Lc/files/version-1.pdf',
    '/media/uploads/rosa@example.org.webp',
    '/api/photos/iQ3rosaXkPz81mQ7vWb2Lc/small?key=rosa.XkPz81',
    calendarFeedPath('s1.iQ3rosaXkPz81mQ7vWb2Lc'),
    '/desk/customers?search=rosa@example.org',
    '/desk/requests/iQ3rosaXkPz81mQ7vWb2Lc.data',
    '/desk/sign-in?to=/desk/search?q=rosa@example.org',
  ]) {
    await fetch(`${site.url}${path}`, { headers: { referer: `${site.url}/rosa@example.org` } })
  }
  await eventually(() => site.log().split('request failed').length > 2)
  expect(site.log()).toContain('bookings_email_key_check')
  expect(site.log()).not.toMatch(/rosa|example\.org|123456|XkPz81/i)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(site.log()).not.toMatch(new RegExp(`\\b${secret.replace('desk=', '')}\\b`))
  }
})

/** Registers a guest who enters the code of their email; returns the code and what it brings. */
async function provenGuest(
  { url }: OpenSite,
  folder: string,
  send: (path: string, body: unknown) => Promise<Response>,
): Promise<readonly string[]> {
  const email = 'ingrid@example.org'
  expect(await registerAt(url, email)).toBe(201)
  const challenge = await send(bookingPaths.requestCode(loadedEvent), { email })
  const { bookingId } = await challenge.json()
  const otp = await eventually(async () => {
    const texts = (await writtenMails(folder, email)).map(({ text = '' }) => text)
    return texts.map((text) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code !== undefined)
  })
  const proof = await send(bookingPaths.verifyCode(loadedEvent, bookingId), { otp })
  const { updateToken } = await proof.json()
  return [otp, bookingId, updateToken]
}

test('messages of mail servers and Stripe about a guest stay out of the log', async () => {
  const stripe = await startStripeStandIn()
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const { settings: paid, remove } = await paidSettings('SQLite', stripe)
  onTestFinished(remove)
  const settings = { ...paid, SMTP_URL: mailbox.url }
  const site = stoppedWithTest(await openTestSite(settings))
  const logged = (text: string) => eventually(() => site.log().includes(text))
  const withPersonalData = (what: string) =>
    `${what} for Rosa Lindqvist <rosa@example.com>, phone 770-555-0123, card 4242-4242, iQ3rosaXkPz81mQ7vWb2Lc`

  stripe.refusesAll = withPersonalData('no payment')
  expect((await registerFor(site, pruning)).status).toBe(503)
  await logged('the payment provider failed')
  stripe.refusesAll = null

  // One answer has three paid sessions, two of which are refunded.
  for (const page of ['cs_test_1', 'cs_test_2', 'cs_test_3']) {
    expect((await registerFor(site, pruning)).body['status']).toBe('pending_payment')
    expect(stripe.sessions.has(page)).toBe(true)
  }
  mailbox.unknown = withPersonalData('no mailbox')
  stripe.refusal = withPersonalData('no refund')
  let refunds = 0
  stripe.meanwhile = async (call) => {
    if (call !== 'POST /v1/refunds') return
    refunds += 1
    if (refunds === 1) return
    stripe.refusal = null
    stripe.refundFailure = withPersonalData('the refund failed')
  }
  for (const page of ['cs_test_1', 'cs_test_2', 'cs_test_3']) {
    stripe.pay(page)
    expect(await sendWebhook(site, stripe.paymentEvent(page))).toBe(200)
  }
  await logged('an email was not sent')
  await logged('refund refused')
  await logged('refund failed')
  expect(site.log()).not.toMatch(/rosa|lindqvist|example\.com|555-0123|4242-4242|XkPz81/i)
  // The owner can read the mail server's message.
  expect((await runManage(['mail', 'list', '--json'], settings)).out).toContain(
    'no mailbox for Rosa',
  )
})

const token = 'iQ3rosaXkPz81mQ7vWb2Lc'

/** The public addresses that open something to whoever has them. */
function openingAddresses(): readonly string[] {
  const pages = JSON.stringify(routes).matchAll(/"path":"([^"]*:token[^"]*)"/g)
  const patterns = [
    ...[...pages].flatMap(([, page = '']) => [`/${page}`, `/${page}.data`]),
    ...Object.values(photographPatterns),
    bookingPatterns.change,
    bookingPatterns.verifyCode,
    calendarFeedPattern,
    `/test-checkout/${token}`,
  ]
  return patterns.map((pattern) => pattern.replaceAll(/:(?!eventId)\w+(\{[^}]*\})?/g, token))
}

test.skipIf(nginxProgram === undefined)(
  "nginx's logs hold nothing that opens a page, also when no process answers",
  async () => {
    const proxy = await startNginx([await freePort(), await freePort()])
    onTestFinished(() => proxy.stop())
    const client = proxyClient(proxy)
    onTestFinished(() => client.close())
    const addresses = openingAddresses()
    expect(addresses).toContain(`/quotes/${token}/files/${token}`)
    const spelled = addresses.flatMap((address) => [
      address,
      `/${address}?key=${token}`,
      address.replace(/^\/\w/, (start) => start.toUpperCase()),
    ])
    for (const path of spelled) {
      expect((await client.ask({ path, from: '127.0.0.9' })).status).toBe(502)
    }
    const { access, errors } = await eventually(() => {
      const log = proxy.log()
      return log.access.trim().split('\n').length === spelled.length ? log : undefined
    })
    expect(access).toContain('GET /quotes/- 502')
    expect(access + errors).not.toMatch(/XkPz81|127\.0\.0\.9/)
  },
)
