import path from 'node:path'
import { openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { webhookSignatureHeader, paymentWebhookPath } from '#contract/payments.ts'
import { quotePaths, type ClientBody } from '#contract/quotes.ts'
import { minute } from '#domain/time.ts'
import { addTables, freshPostgres, temporaryFolder, type DatabaseKind } from './databases.ts'
import { clientBody } from './quote-bodies.ts'
import { runManage } from './run-manage.ts'
import type { OpenSite } from './in-process-server.ts'
import type { StripeStandIn } from './stripe-stand-in.ts'

/** The sample event that costs $25 a seat, and a free one with seats left. */
export const pruning = 'pruning-class'
export const openDay = 'nursery-open-day'

type Settings = Readonly<Record<string, string>>

/** Settings of a server whose guests pay at the stand-in; `remove` deletes its folder. */
export async function paidSettings(kind: DatabaseKind, stripe: StripeStandIn | null) {
  const folder = temporaryFolder()
  addTables(folder.path)
  const settings: Settings = {
    DATA_DIR: folder.path,
    // All calls of a test come from one address.
    LIMITS: 'off',
    // Servers of one test use different ports; the site's public address stays.
    PUBLIC_URL: 'https://evergreen.example',
    SECRET: 'a secret of at least 32 characters',
    LEADS_TO: 'boss@evergreen.example',
    ...(kind === 'PostgreSQL' ? { DATABASE_URL: await freshPostgres() } : {}),
    ...(stripe === null
      ? {}
      : {
          STRIPE_SECRET_KEY: stripe.secretKey,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
          STRIPE_API_URL: stripe.url,
        }),
  }
  return { settings, remove: () => folder.remove() }
}

/** A call as the pages make it. */
export async function callSite(
  { url }: Pick<OpenSite, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', [tenantHeader]: 'evergreen', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read: Record<string, unknown> = await answer.json()
  return { status: answer.status, body: read }
}

/** Sends the first call of the quote form. */
export const leaveClient = (site: Pick<OpenSite, 'url'>, change: Partial<ClientBody> = {}) =>
  callSite(site, 'POST', quotePaths.client, clientBody(change))

/** Registers like the form of a sample event; `more` is added to the body. */
export function registerAt(
  site: OpenSite,
  eventId: string,
  { email = 'rosa@example.com', adults = 2, ...more }: Readonly<Record<string, unknown>> = {},
) {
  const answers = { firstName: 'Rosa', lastName: 'Lindqvist', email, phone: '7705550123', adults }
  return callSite(site, 'POST', bookingPaths.register(eventId), {
    eventId,
    willingness: 'yes',
    attendeeEmail: email,
    adults,
    formResponses: Object.entries(answers).map(([fieldName, value]) => ({
      fieldName,
      value: String(value),
    })),
    ...more,
  })
}

/** Sends a webhook event like the payment provider; returns the status. */
export async function sendWebhook(
  site: OpenSite,
  { body, signature }: { readonly body: string; readonly signature: string | null },
): Promise<number> {
  const answer = await fetch(`${site.url}${paymentWebhookPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { [webhookSignatureHeader]: signature }),
    },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Seats taken according to the event. */
export async function seatsTakenAt(site: OpenSite, eventId: string): Promise<unknown> {
  return (await callSite(site, 'GET', eventPaths.event(eventId))).body['totalAttendees']
}

/** Moves the end of a booking's hold into the past, as if half an hour had passed. */
export async function endHold(settings: Settings, bookingId: string): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = settings
  const database =
    url === undefined ? openSqlite(path.join(folder, 'site.db')) : openPostgres(url, () => {})
  await database.db
    .updateTable('bookings')
    .set({ order_held_until: Date.now() - minute })
    .where('id', '=', bookingId)
    .execute()
  await database.close()
}

/** The owner's view of an event: its bookings and all emails, sent or waiting. */
export async function ownersView(settings: Settings, eventId: string) {
  const bookings = await runManage(['bookings', 'list', eventId, '--json'], settings)
  const mails = await runManage(['mail', 'list', '--json'], settings)
  const all: { readonly to: string; readonly subject: string }[] = JSON.parse(mails.out)
  return {
    bookings: JSON.parse(bookings.out),
    mails: all.map(({ to, subject }) => `${to}: ${subject}`).toSorted(),
  }
}
