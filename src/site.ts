import type { RequestListener } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { BucketError } from '#adapters/files/bucket-files.ts'
import { isDiskOutage } from '#adapters/files/folder-files.ts'
import { PlatformUnavailable } from '#adapters/provider/platform-http.ts'
import { readBacklog } from '#adapters/sql/backlog.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import type { Logger } from '#adapters/system/log.ts'
import { createMetrics } from '#adapters/system/metrics.ts'
import type { Content, ContentSource } from '#content/content.ts'
import { createApp, type AppParts, type RequestRecord } from '#http/app.ts'
import { clientNetwork, isFromProxy, socketAddress } from '#http/client-address.ts'
import { iconRoutes, type ShownMark } from '#http/icons.ts'
import { createPageCache } from '#http/page-cache.ts'
import { metricsRoutes } from '#http/metrics.ts'
import { storedPagesFirst } from '#http/stored-pages.ts'
import { brandMarkOf } from '#domain/site/icons.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskUseCases } from '#usecases/desk/desk.ts'
import { openForm } from '#usecases/quote-requests/form-token.ts'
import { deskCookies } from '#web/desk/sign-in/cookies.ts'
import { composeApi } from './compose-api.ts'
import type { Config } from './config.ts'
import { editionsOf, pageData, pageRenderer, type PagesBuild, uncachedEdition } from './pages.ts'
import type { Stores } from './stores.ts'

/** The pages as built or as they are edited, and their content. */
export interface SitePages extends Pick<AppParts, 'clientDir'> {
  /** The newest build of the pages. */
  readonly build: () => Promise<PagesBuild>
  readonly mode: 'production' | 'development'
  readonly content: ContentSource
}

/** The site as one listener, over its dependencies and pages. */
export function composeSite(
  config: Config,
  log: Logger,
  dependencies: Dependencies & Pick<Stores, 'database'>,
  pages: SitePages,
) {
  const metrics = createMetrics(
    () => readBacklog(dependencies.database, dependencies.clock.now()),
    (error) => log.error({ err: error }, 'what waits cannot be counted'),
  )
  const record = ({ error, ms, route, ...entry }: RequestRecord) => {
    metrics.observe({ ...entry, route, ms })
    const line = { ...entry, ms: Math.round(ms * 10) / 10 }
    if (error !== undefined) log.error({ ...line, err: error }, 'request failed')
    else log.info(line, 'request')
  }
  // By the settings, or by the one warning of it.
  let isProxyKnown = config.trustedProxies > 0
  const now = () => performance.now()
  const desk = deskUseCases(dependencies)
  const renderPage = pageRenderer(pages.build, pages.mode, {
    ...pageData(dependencies),
    desk,
    isDemo: config.isDemo,
    content: pages.content,
    now: () => dependencies.clock.now(),
    report: (error) => log.error({ err: error }, 'a page failed'),
    isOutage,
  })
  const pageCache = createPageCache({
    publicUrl: config.publicUrl,
    googleMaps: config.googleMapsApiKey !== null,
    renderPage,
    edition:
      pages.mode === 'development'
        ? uncachedEdition(pages.content)
        : editionsOf(pages.content, () => dependencies.clock.now()),
  })
  const app = createApp({
    renderPage,
    async isAtDesk(cookies) {
      const { session } = deskCookies(cookies, config.publicUrl)
      return (await desk.account.findSession(session, { isSeen: false })) !== null
    },
    pageCache,
    clientDir: pages.clientDir,
    publicUrl: config.publicUrl,
    mediaDir: path.join(import.meta.dirname, '../media/served'),
    settings: {
      formCharacters: config.formCharacters,
      googleMapsApiKey: config.googleMapsApiKey,
    },
    newFormToken: openForm(dependencies),
    api: [
      iconRoutes({
        files: dependencies.files,
        ...dependencies.pictureMaker,
        mark: () => shownMark(pages.content.current()),
      }),
      metricsRoutes({ ...metrics, token: config.metricsToken, peerOf: socketAddress }),
      ...composeApi(dependencies, {
        networkOf(context) {
          const peer = socketAddress(context)
          const forwardedFor = context.req.header('x-forwarded-for')
          if (!isProxyKnown && isFromProxy(peer, forwardedFor)) {
            isProxyKnown = true
            log.warn(
              'TRUST_PROXY is off, but a proxy passes requests on: all visitors share one limit; set it to the number of proxies in front',
            )
          }
          return clientNetwork(peer, forwardedFor, config.trustedProxies)
        },
        onUncounted: (error) =>
          log.error({ err: error }, 'the limits cannot count, so calls pass uncounted'),
      }),
    ],
    ping: () => dependencies.database.ping(),
    isOutage,
    now,
    record,
  })
  const throughHono = getRequestListener(app.fetch)
  const honoListener: RequestListener = (request, response) => void throughHono(request, response)
  return storedPagesFirst({ pageCache, record, now }, honoListener)
}

/** True for errors that time or free space can cure. */
const isOutage = (error: unknown) =>
  isDatabaseOutage(error) ||
  isDiskOutage(error) ||
  error instanceof BucketError ||
  error instanceof PlatformUnavailable

/** The brand mark for icons; null if the leaf is shown. */
function shownMark(content: Content): ShownMark | null {
  const mark = brandMarkOf(content)
  if (mark === null) return null
  const { main } = content.company.brand.colors
  // Letters and transparent logos get the main color as background, as in the header.
  const isOnMain = mark.is === 'initials' || content.logo?.color === 'transparent'
  return { mark, main, ground: isOnMain ? main : '#ffffff' }
}
