import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { settingsPath, type SettingsAnswer } from '#contract/settings.ts'
import { eventDetailsPath } from '#domain/events/event-pages.ts'
import { paths } from '#domain/site/paths.ts'
import { answerDocument } from './documents.ts'
import type { PageCache } from './page-cache.ts'
import { canonicalPath, limitBody, ownOriginOnly, readableAddressOnly, readForm } from './guards.ts'
import { countedRoute, loggedPath } from './metrics.ts'
import { Problem, problemAnswer } from './problems.ts'
import { answerRenderedPage, type RenderPage } from './rendered-pages.ts'
import { commonHeaders, immutable } from './security-headers.ts'

/** One line of the log about one request. Holds no personal data: no query, no body, no ids. */
export interface RequestRecord {
  readonly requestId: string
  readonly method: string
  /** The path of stored pages and files, the route's pattern for other pages and the API. */
  readonly path: string
  /** Pattern of the route that answered: one of few, for counting. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly error?: unknown
}

export interface AppParts {
  readonly publicUrl: string
  readonly settings: Omit<SettingsAnswer, 'formToken'>
  readonly newFormToken: () => string
  /** Routers of the API, each with its full paths. */
  readonly api: readonly Hono[]
  readonly pageCache: PageCache
  /** Folder of public files, and of files whose names change with their content. */
  readonly clientDir: string | null
  /** Folder of the pictures, whose names change with their content. */
  readonly mediaDir: string
  readonly renderPage: RenderPage
  /** Whether these cookies hold the session of a colleague. */
  readonly isAtDesk: (cookies: string | null) => Promise<boolean>
  /** Rejects while the database does not answer. */
  readonly ping: () => Promise<void>
  /** True for errors that time or free space can cure: of the database, files or a platform. */
  readonly isOutage: (error: unknown) => boolean
  readonly record: (entry: RequestRecord) => void
  readonly now: () => number
}

/** Pages that are not cached, since they depend on the moment. */
const eventPages = new Set<string>([paths.events, eventDetailsPath])

/** The whole site as one function from request to response. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  const page = {
    publicUrl: parts.publicUrl,
    googleMaps: parts.settings.googleMapsApiKey !== null,
  }
  const headers = Object.entries(commonHeaders(parts.publicUrl))

  app.use(async (context, next) => {
    const started = parts.now()
    const requestId = randomUUID()
    await next()
    for (const [name, value] of headers) {
      // A handler may set its own, as for the result of a booking and the logo in emails.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    // Responses without a policy (refusals, redirects, health) are not cached.
    if (!context.res.headers.has('Cache-Control')) {
      context.res.headers.set('Cache-Control', 'no-store')
    }
    context.res.headers.set('X-Request-Id', requestId)
    parts.record({
      requestId,
      method: context.req.method,
      path: loggedPath(context, parts.pageCache),
      route: countedRoute(context, parts.pageCache),
      status: context.res.status,
      ms: parts.now() - started,
      ...(context.error === undefined || context.error instanceof Problem
        ? {}
        : { error: context.error }),
    })
  })

  app.get('/healthz', async (context) => {
    try {
      await parts.ping()
      return context.json({ status: 'ok' })
    } catch {
      return context.json({ status: 'database unavailable' }, 503)
    }
  })

  app.use(readableAddressOnly)
  app.use('/api/*', ownOriginOnly(new URL(parts.publicUrl).origin), limitBody)
  app.get(settingsPath, (context) => {
    const answer: SettingsAnswer = { ...parts.settings, formToken: parts.newFormToken() }
    return context.json(answer)
  })
  for (const routes of parts.api) app.route('/', routes)
  app.all('/api/*', () => {
    throw new Problem('not-found')
  })

  app.get('*', async (context, next) => {
    const { path, raw } = context.req
    const isCached = parts.pageCache.has(path) && !raw.url.includes('?')
    return isCached ? answerDocument(await parts.pageCache.load(path), raw) : next()
  })
  app.get(
    '/media/*',
    serveStatic({
      root: parts.mediaDir,
      rewriteRequestPath: (address) => address.slice('/media'.length),
      onFound: (_, context) => context.header('Cache-Control', immutable),
    }),
  )
  if (parts.clientDir !== null) {
    const files = serveStatic({
      root: parts.clientDir,
      precompressed: true,
      onFound: (_, context) => {
        const isNamedByContent = context.req.path.startsWith('/assets/')
        context.header('Cache-Control', isNamedByContent ? immutable : 'public, max-age=3600')
      },
    })
    // Pages are never served as files, which would lack their policy.
    app.get('*', (context, next) =>
      /\.[a-z0-9]+$/.test(context.req.path) && !/\.(html|data)$/.test(context.req.path)
        ? files(context, next)
        : next(),
    )
  }
  // A missing file gets no error page, which would cost more to render than any file.
  for (const folder of ['/assets/*', '/media/*']) {
    app.get(folder, () => {
      throw new Problem('not-found')
    })
  }
  app.get('*', (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const canonical = canonicalPath(pathname)
    // The router ignores case, but a page has one address.
    const lowerCase = canonical.toLowerCase()
    const isPage = parts.pageCache.has(lowerCase) || eventPages.has(lowerCase)
    const address = isPage ? lowerCase : canonical
    return address === pathname ? next() : context.redirect(address + search, 308)
  })
  app.get('*', (context) => answerRenderedPage(context.req.raw, parts.renderPage, page))
  // Only reads are redirected to the canonical spelling.
  app.post('*', (context, next) => {
    const { pathname } = new URL(context.req.url)
    if (canonicalPath(pathname) !== pathname) throw new Problem('not-found')
    return next()
  })
  app.post(
    '*',
    ownOriginOnly(new URL(parts.publicUrl).origin),
    limitBody,
    async ({ req: { raw } }) => {
      const form = await readForm(raw, parts.isAtDesk)
      return answerRenderedPage(raw, parts.renderPage, page, form)
    },
  )

  app.notFound((context) => problemAnswer(context.req.path, new Problem('not-found')))
  app.onError((error, context) => {
    const unexpected = () => new Problem(parts.isOutage(error) ? 'unavailable' : 'failed')
    return problemAnswer(context.req.path, error instanceof Problem ? error : unexpected())
  })
  return app
}
