import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import { addressesPath } from '#contract/addresses.ts'
import { bookingPatterns } from '#contract/booking-paths.ts'
import { codeRequestBody, declineBody } from '#contract/bookings.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { clientBody, quotePaths } from '#contract/quotes.ts'
import { emailKey } from '#domain/fields.ts'
import type { LimitName } from '#domain/limits.ts'
import type { consumeRateLimit } from '#usecases/consume-rate-limit.ts'
import { Problem } from './problems.ts'

/** A limit on a route, per network or for the mailbox or booking that it names. */
interface LimitedCall {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly network: LimitName
  /** Of the booking in the path. */
  readonly booking?: LimitName
  readonly mailbox?: { readonly limit: LimitName; readonly of: (body: unknown) => string }
}

/** The routes with limits of their own; every write also counts as one. */
export const limitedCalls: readonly LimitedCall[] = [
  { method: 'GET', path: addressesPath, network: 'suggestions' },
  {
    method: 'POST',
    path: quotePaths.client,
    network: 'quotes',
    mailbox: {
      limit: 'quotes-of-mailbox',
      of: reading(clientBody, (body) => body.emailDetails[0]?.email),
    },
  },
  { method: 'POST', path: quotePaths.request, network: 'quotes' },
  { method: 'POST', path: bookingPatterns.register, network: 'registrations' },
  {
    method: 'POST',
    path: bookingPatterns.decline,
    network: 'declines',
    mailbox: { limit: 'declines-of-mailbox', of: reading(declineBody, ({ email }) => email) },
  },
  {
    method: 'POST',
    path: bookingPatterns.requestCode,
    network: 'code-requests',
    mailbox: {
      limit: 'code-requests-of-mailbox',
      of: reading(codeRequestBody, ({ email }) => email),
    },
  },
  {
    method: 'POST',
    path: bookingPatterns.verifyCode,
    network: 'code-tries',
  },
  {
    method: 'PATCH',
    path: bookingPatterns.change,
    network: 'changes',
    booking: 'changes-of-booking',
  },
  { method: 'GET', path: bookingPatterns.result, network: 'results' },
]

/** Files, which cost next to nothing and come by the dozen with a page. */
const filePaths = /^\/(?:assets|media)\//

/**
 * Refuses requests over the limit, before any handler. `takeRead` counts reads; it runs for every
 * page, so it must answer from memory.
 */
export function limitCalls(
  take: ReturnType<typeof consumeRateLimit>,
  takeRead: ReturnType<typeof consumeRateLimit>,
  networkOf: (context: Context) => string,
): Hono {
  const guards = new Hono()
  const refuseUnless = (turn: Awaited<ReturnType<typeof take>>) => {
    if (turn.ok) return
    const { message, retryAfter } = turn.error
    throw new Problem('too-many-requests', undefined, message, retryAfter)
  }
  const takeOrRefuse = async (limit: LimitName, who: string) => {
    refuseUnless(await take(limit, who))
  }

  guards.use(async (context, next) => {
    if (isRead(context) && !filePaths.test(context.req.path)) {
      refuseUnless(await takeRead('reads', networkOf(context)))
    }
    await next()
  })
  guards.use(async (context, next) => {
    // The payment provider sends the events of all guests from one address, and signs them.
    if (!isRead(context) && context.req.path !== paymentWebhookPath) {
      await takeOrRefuse('writes', networkOf(context))
    }
    await next()
  })
  for (const { method, path, network, booking, mailbox } of limitedCalls) {
    guards.on(method, path, async (context, next) => {
      await takeOrRefuse(network, networkOf(context))
      if (booking !== undefined) await takeOrRefuse(booking, context.req.param('bookingId') ?? '')
      const email = mailbox?.of(await jsonOf(context)) ?? ''
      if (mailbox !== undefined && email !== '') await takeOrRefuse(mailbox.limit, email)
      await next()
    })
  }
  return guards
}

const isRead = ({ req }: Context) => ['GET', 'HEAD', 'OPTIONS'].includes(req.method)

/** The mailbox in a valid body; none otherwise, as the handler will refuse it. */
function reading<T extends z.ZodMiniType>(
  schema: T,
  emailIn: (body: z.infer<T>) => string | undefined,
) {
  return (body: unknown): string => {
    const read = schema.safeParse(body)
    return read.success ? emailKey(emailIn(read.data) ?? '') : ''
  }
}

/** The body, which stays there for the handler. */
async function jsonOf(context: Context): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await context.req.arrayBuffer()))
  } catch {
    return null
  }
}
