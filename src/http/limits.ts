import { Hono, type Context } from 'hono'
import { addressesPath } from '#contract/addresses.ts'
import { calendarFeedPattern } from '#contract/calendar-feed.ts'
import { bookingPatterns } from '#contract/booking-paths.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { photographPatterns } from '#contract/photograph-paths.ts'
import { quotePaths } from '#contract/quotes.ts'
import { emailKey } from '#domain/fields.ts'
import type { LimitName } from '#domain/limits.ts'
import type { consumeRateLimit } from '#usecases/consume-rate-limit.ts'
import { isRead } from './guards.ts'
import { Problem } from './problems.ts'

type Consume = ReturnType<typeof consumeRateLimit>

/** A limit on a route, per network and for the booking in its path. */
interface LimitedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  readonly network: LimitName
  readonly booking?: LimitName
}

/** The routes with limits of their own; every write also counts as one. */
export const limitedCalls: readonly LimitedCall[] = [
  { method: 'GET', path: addressesPath, network: 'suggestions' },
  { method: 'POST', path: quotePaths.client, network: 'quotes' },
  { method: 'POST', path: quotePaths.request, network: 'quotes' },
  { method: 'POST', path: photographPatterns.upload, network: 'photographs' },
  { method: 'PUT', path: photographPatterns.part, network: 'photograph-parts' },
  { method: 'POST', path: bookingPatterns.register, network: 'registrations' },
  { method: 'POST', path: bookingPatterns.decline, network: 'declines' },
  { method: 'POST', path: bookingPatterns.requestCode, network: 'code-requests' },
  { method: 'POST', path: bookingPatterns.verifyCode, network: 'code-tries' },
  {
    method: 'PATCH',
    path: bookingPatterns.change,
    network: 'changes',
    booking: 'changes-of-booking',
  },
  { method: 'GET', path: bookingPatterns.result, network: 'results' },
  { method: 'GET', path: calendarFeedPattern, network: 'calendar-feeds' },
]

/** Limits of forms on pages, by the start of their address; the first match counts. */
const limitedForms: readonly { readonly start: string; readonly network: LimitName | null }[] = [
  { start: '/back-in-stock/stop/', network: null },
  { start: '/back-in-stock/', network: 'restock-waits' },
  { start: '/request/', network: 'request-additions' },
  { start: '/quotes/', network: 'quote-answers' },
  { start: '/desk/site/pictures/send/', network: 'picture-parts' },
]

/** The limit of a form, by its address as the router of pages reads it: decoded, in any case. */
function formLimit({ req }: Context): LimitName | null {
  if (req.method !== 'POST') return null
  const address = decodeURIComponent(new URL(req.url).pathname).toLowerCase()
  return limitedForms.find(({ start }) => address.startsWith(start))?.network ?? null
}

/** Paths of files, which cost almost nothing and of which a page loads dozens. */
const filePaths = /^\/(?:assets|media)\//

/**
 * Refuses requests over the limit, before any handler. `consumeRead` counts reads; it runs for every
 * page, so it must answer from memory.
 */
export function limitCalls(
  consume: Consume,
  consumeRead: Consume,
  networkOf: (context: Context) => string,
): Hono {
  const guards = new Hono()
  guards.use(async (context, next) => {
    if (isRead(context) && !filePaths.test(context.req.path)) {
      refuseOver(await consumeRead('reads', networkOf(context)))
    }
    await next()
  })
  guards.use(async (context, next) => {
    const form = formLimit(context)
    // The payment provider sends the signed events of all guests from one address, and a hundred
    // pictures in parts would leave colleagues no write for anything else.
    const isUncounted = context.req.path === paymentWebhookPath || form === 'picture-parts'
    if (!isRead(context) && !isUncounted) refuseOver(await consume('writes', networkOf(context)))
    if (form !== null) refuseOver(await consume(form, networkOf(context)))
    await next()
  })
  for (const { method, path, network, booking } of limitedCalls) {
    guards.on(method, path, async (context, next) => {
      refuseOver(await consume(network, networkOf(context)))
      if (booking !== undefined) {
        refuseOver(await consume(booking, context.req.param('bookingId') ?? ''))
      }
      await next()
    })
  }
  return guards
}

/** Refuses requests that would fill a mailbox; handlers call it once they know the address. */
export function limitMailbox(consume: Consume) {
  return async (limit: LimitName & `${string}-of-mailbox`, email: string): Promise<void> => {
    // Many providers deliver name+anything@ to name@.
    const mailbox = emailKey(email).replace(/\+[^@]*/, '')
    if (mailbox !== '') refuseOver(await consume(limit, mailbox))
  }
}

function refuseOver(consumed: Awaited<ReturnType<Consume>>): void {
  if (consumed.ok) return
  const { message, retryAfter } = consumed.error
  throw new Problem('too-many-requests', { says: message, retryAfter })
}
