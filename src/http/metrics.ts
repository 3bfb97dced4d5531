import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import { deskAccess } from '#domain/desk/access.ts'
import { eventDetailsPath, paymentPagePaths } from '#domain/events/event-pages.ts'
import { paths } from '#domain/site/paths.ts'
import type { PeerAddress } from './client-address.ts'
import { Problem } from './problems.ts'

interface MetricsParts {
  readonly text: () => Promise<string>
  readonly contentType: string
  /** Null: readable from this machine only. */
  readonly token: string | null
  readonly peerOf: PeerAddress
}

/** `GET /metrics`, for requests with the token, or from this machine without a proxy. */
export function metricsRoutes({ text, contentType, token, peerOf }: MetricsParts): Hono {
  return new Hono().get('/metrics', async (context) => {
    // Everyone else gets the answer of an unknown address.
    if (!hasToken(context, token) && !isLocal(context, peerOf)) throw new Problem('not-found')
    return context.body(await text(), 200, {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
    })
  })
}

/**
 * Patterns of pages that are rendered for each request, those without parameters first. Ids and
 * tokens in their addresses are not logged.
 */
const renderedPages = [
  paths.events,
  eventDetailsPath,
  paymentPagePaths.success,
  paymentPagePaths.failure,
  '/quotes/:token',
  '/quotes/:token/files/:name',
  '/request/:token',
  '/photographs/:token',
  '/back-in-stock/:slug',
  '/back-in-stock/stop/:token',
  ...Object.keys(deskAccess),
].map((pattern) => ({
  pattern,
  // With the router's data request of the page, and in any case, as the router reads addresses.
  address: new URLPattern({ pathname: `${pattern}{.data}?` }, { ignoreCase: true }),
}))

/**
 * Pattern of the route that answered, for counting: one of the site's own, however many addresses
 * visitors invent. Call it after the answer.
 */
export function countedRoute(context: Context, pages: Pick<ReadonlySet<string>, 'has'>): string {
  const pattern = routePath(context)
  if (pattern !== '*' && pattern !== '/*') return pattern
  const { path } = context.req
  if (pages.has(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  const page = renderedPages.find(({ address }) => address.test({ pathname: path }))
  return page?.pattern ?? 'other'
}

/**
 * The path in the log: the real one of a stored page or an existing file, and the route's pattern
 * otherwise, since paths hold ids and tokens that open bookings, quotes and checkout sessions, and
 * unknown addresses may hold anything. Call it after the answer.
 */
export function loggedPath(context: Context, pages: Pick<ReadonlySet<string>, 'has'>): string {
  const route = countedRoute(context, pages)
  const isFile = route === '/assets/*' || route === '/media/*'
  return isFile && context.res.status < 400 ? context.req.path : route
}

function hasToken(context: Context, token: string | null): boolean {
  if (token === null) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const presented = context.req.header('authorization') ?? ''
  return timingSafeEqual(digest(presented), digest(`Bearer ${token}`))
}

/** A proxy on this machine has a local address too, but adds `X-Forwarded-For`. */
function isLocal(context: Context, peerOf: PeerAddress): boolean {
  const forwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']
  if (forwarded.some((name) => context.req.header(name) !== undefined)) return false
  return /^(127\.|::1$|::ffff:127\.)/.test(peerOf(context) ?? '')
}
