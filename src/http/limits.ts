import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import { addressesPath } from '#contract/addresses.ts'
import { bookingPaths, codeRequestBody, declineBody } from '#contract/bookings.ts'
import { paymentNoticePath } from '#contract/payments.ts'
import { clientBody, quotePaths } from '#contract/quotes.ts'
import type { LimitName } from '#domain/limits.ts'
import type { takeTurn } from '#usecases/take-turn.ts'
import { Problem } from './problems.ts'

/** A limit on a call, per network or for the mailbox that its body names. */
interface LimitedCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly network: LimitName
  readonly mailbox?: { readonly limit: LimitName; readonly of: (body: unknown) => string }
}

/** The calls with limits of their own; every write also counts as one. */
const limitedCalls: readonly LimitedCall[] = [
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
  { method: 'POST', path: route(bookingPaths.register(':event')), network: 'registrations' },
  {
    method: 'POST',
    path: route(bookingPaths.decline(':event')),
    network: 'declines',
    mailbox: { limit: 'declines-of-mailbox', of: reading(declineBody, ({ email }) => email) },
  },
  {
    method: 'POST',
    path: route(bookingPaths.requestCode(':event')),
    network: 'code-requests',
    mailbox: {
      limit: 'code-requests-of-mailbox',
      of: reading(codeRequestBody, ({ email }) => email),
    },
  },
  {
    method: 'POST',
    path: route(bookingPaths.verifyCode(':event', ':challenge')),
    network: 'code-tries',
  },
]

/** Refuses what is asked too often, before any handler sees it. */
export function limitCalls(
  take: ReturnType<typeof takeTurn>,
  networkOf: (context: Context) => string,
): Hono {
  const guards = new Hono()
  const takeOrRefuse = async (limit: LimitName, who: string) => {
    const turn = await take(limit, who)
    if (turn.ok) return
    const { message, retryAfter } = turn.error
    throw new Problem('too-many-requests', undefined, message, retryAfter)
  }

  guards.use('/api/*', async (context, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
    // The payment provider speaks for all guests from one address, and signs what it says.
    if (!isRead && context.req.path !== paymentNoticePath) {
      await takeOrRefuse('writes', networkOf(context))
    }
    await next()
  })
  for (const { method, path, network, mailbox } of limitedCalls) {
    guards.on(method, path, async (context, next) => {
      await takeOrRefuse(network, networkOf(context))
      const email = mailbox?.of(await jsonOf(context)) ?? ''
      if (mailbox !== undefined && email !== '') await takeOrRefuse(mailbox.limit, email)
      await next()
    })
  }
  return guards
}

/** The mailbox in a body of that shape; none in any other, which its handler will refuse. */
function reading<T extends z.ZodMiniType>(
  schema: T,
  emailIn: (body: z.infer<T>) => string | undefined,
) {
  return (body: unknown): string => {
    const read = schema.safeParse(body)
    return read.success ? (emailIn(read.data) ?? '').trim().toLowerCase() : ''
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

/** A path with its placeholders as a route has them. */
function route(path: string): string {
  return path.replaceAll('%3A', ':')
}
