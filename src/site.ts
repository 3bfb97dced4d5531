import type { RequestListener } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { gazetteerAddressBook } from '#adapters/addresses/gazetteer.ts'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { contentCatalog } from '#adapters/catalog/content-catalog.ts'
import { outsideMedia } from '#adapters/media/outside-media.ts'
import { memoryLimiter, noLimits, postgresLimiter } from '#adapters/limits/limiters.ts'
import { withFormerTestPayments } from '#adapters/payments/former-test-payments.ts'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { testCheckout } from '#adapters/payments/test-checkout.ts'
import { httpEventPlatform } from '#adapters/provider/event-platform.ts'
import { platformCatalog } from '#adapters/provider/platform-catalog.ts'
import { platformAt, PlatformAway } from '#adapters/provider/platform-http.ts'
import { readBacklog } from '#adapters/sql/backlog.ts'
import { sqlActivityLog } from '#adapters/sql/activity-log.ts'
import { sqlBookingStore } from '#adapters/sql/booking-store.ts'
import { sqlCodeSignInStore } from '#adapters/sql/code-sign-in-store.ts'
import { sqlCodeStore } from '#adapters/sql/code-store.ts'
import { sqlCustomerStore } from '#adapters/sql/customer-store.ts'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { sqlDeliveryStore } from '#adapters/sql/delivery-store.ts'
import { sqlEventStore } from '#adapters/sql/event-store.ts'
import { cachedCatalog } from '#adapters/sql/cached-catalog.ts'
import { sqlLeadStore } from '#adapters/sql/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/mail-outbox.ts'
import { sqlPasskeyStore } from '#adapters/sql/passkey-store.ts'
import { sqlSessionStore } from '#adapters/sql/session-store.ts'
import { sqlRequestStore } from '#adapters/sql/request-store.ts'
import { sqlStaffStore } from '#adapters/sql/staff-store.ts'
import { webAuthnPasskeys } from '#adapters/passkeys/web-authn.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import { sqlPaymentStore } from '#adapters/sql/payment-store.ts'
import type { Logger } from '#adapters/system/log.ts'
import { createMetrics } from '#adapters/system/metrics.ts'
import { systemPause } from '#adapters/system/pause.ts'
import { makeDataPrivate } from '#adapters/system/private-files.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { randomIds, systemClock } from '#adapters/system/system.ts'
import { company } from '#content/company.ts'
import type { ContentSource } from '#content/content.ts'
import { createApp, type AppParts, type RequestRecord } from '#http/app.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { EventPlatform } from '#ports/event-platform.ts'
import { clientNetwork, socketAddress } from '#http/client-address.ts'
import { createPageCache } from '#http/page-cache.ts'
import { metricsRoutes } from '#http/metrics.ts'
import { storedPagesFirst } from '#http/stored-pages.ts'
import type { Limiter } from '#ports/limiter.ts'
import { deskUseCases, type DeskDependencies } from '#usecases/desk/desk.ts'
import { errorCode } from '#usecases/error-code.ts'
import { openForm } from '#usecases/form-token.ts'
import { composeApi, type World } from './compose-api.ts'
import { ConfigError, type Config } from './config.ts'
import { editionsOf, pageData, pageRenderer, type PagesBuild } from './pages.ts'

const migrationsDir = path.join(import.meta.dirname, '../migrations')

/** Everything that keeps state, opened and up to date. */
export interface Stores {
  readonly database: SqlDatabase
  readonly leads: ReturnType<typeof sqlLeadStore>
  readonly deliveries: ReturnType<typeof sqlDeliveryStore>
  readonly cachedCatalog: ReturnType<typeof cachedCatalog>
  readonly events: ReturnType<typeof sqlEventStore>
  readonly bookings: ReturnType<typeof sqlBookingStore>
  readonly paymentStore: ReturnType<typeof sqlPaymentStore>
  readonly codes: ReturnType<typeof sqlCodeStore>
  readonly outbox: ReturnType<typeof sqlMailOutbox>
  readonly staff: ReturnType<typeof sqlStaffStore>
  readonly sessions: ReturnType<typeof sqlSessionStore>
  readonly passkeyStore: ReturnType<typeof sqlPasskeyStore>
  readonly codeSignIns: ReturnType<typeof sqlCodeSignInStore>
  readonly activity: ReturnType<typeof sqlActivityLog>
  readonly requests: ReturnType<typeof sqlRequestStore>
  readonly customers: ReturnType<typeof sqlCustomerStore>
}

/** Where SQLite keeps the site's data. */
export function sqliteFile(config: Config): string {
  return path.join(config.dataDir, 'site.db')
}

/** Says which setting names a database that does not answer, and not its password. */
function unreachable({ databaseUrl }: Config, error: unknown): unknown {
  if (databaseUrl === null) return error
  const { host, pathname } = new URL(databaseUrl)
  return new ConfigError([
    `DATABASE_URL: the database ${host}${pathname} does not answer (${reasonOf(error)})`,
  ])
}

function reasonOf(error: unknown): string {
  // Each address that a name has is tried, and none has an answer.
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error
  return one instanceof Error ? one.message : String(one)
}

/**
 * Opens the database that the settings name, and brings its tables up to date. Throws ConfigError
 * where it does not answer.
 */
export async function openStores(config: Config, log: Logger): Promise<Stores> {
  makeDataPrivate(config.dataDir)
  const database =
    config.databaseUrl === null
      ? openSqlite(sqliteFile(config))
      : openPostgres(config.databaseUrl, (error) => {
          log.warn({ err: error }, 'a database connection broke')
        })
  try {
    await database.ping().catch((error: unknown) => {
      throw unreachable(config, error)
    })
    await migrate(database, migrationsDir)
  } catch (error) {
    await database.close()
    throw error
  }
  return {
    database,
    leads: sqlLeadStore(database, randomIds, { delivers: config.quotesApiUrl !== null }),
    deliveries: sqlDeliveryStore(database),
    cachedCatalog: cachedCatalog(database),
    events: sqlEventStore(database, randomIds),
    bookings: sqlBookingStore(database, randomIds),
    paymentStore: sqlPaymentStore(database, randomIds),
    codes: sqlCodeStore(database, randomIds),
    outbox: sqlMailOutbox(database),
    staff: sqlStaffStore(database, randomIds),
    sessions: sqlSessionStore(database, randomIds),
    passkeyStore: sqlPasskeyStore(database, randomIds),
    codeSignIns: sqlCodeSignInStore(database, randomIds),
    activity: sqlActivityLog(database),
    requests: sqlRequestStore(database, randomIds, { delivers: config.quotesApiUrl !== null }),
    customers: sqlCustomerStore(database, randomIds),
  }
}

/** The stores with everything else that the use cases need, as the settings say. */
export async function composeWorld(
  config: Config,
  log: Logger,
  stores: Stores,
): Promise<World & Stores & DeskDependencies> {
  return {
    ...stores,
    ...(await paymentsOf(config, log, stores)),
    eventPlatform: eventPlatformOf(config, log),
    outsideMedia: outsideMedia(),
    catalog: catalogOf(config, log, stores),
    addressBook: gazetteerAddressBook(company.position),
    ownerAddress: config.leadsTo,
    passkeys: webAuthnPasskeys(config.publicUrl, company.shortName),
    deskCodes: config.deskCodes,
    calendar: icalWriter(config.publicUrl),
    secrets: systemSecrets(config.secret),
    clock: systemClock,
    ids: randomIds,
    pause: systemPause,
    limiter: limiterOf(config, stores),
    readLimiter: config.limits ? memoryLimiter() : noLimits,
    rule: config.formCharacters,
    tenant: config.tenant,
    publicUrl: config.publicUrl,
    limitsHolds: config.limits,
  }
}

function eventPlatformOf({ eventsApiUrl, tenant }: Config, log: Logger): EventPlatform | null {
  if (eventsApiUrl === null) return null
  return httpEventPlatform({
    ask: platformAt(eventsApiUrl),
    tenant,
    report: (reason) => log.warn({ reason }, 'the events platform failed'),
  })
}

function catalogOf({ quotesApiUrl }: Config, log: Logger, { cachedCatalog }: Stores): Catalog {
  if (quotesApiUrl === null) return contentCatalog
  return platformCatalog({
    ask: platformAt(quotesApiUrl),
    kept: cachedCatalog,
    source: quotesApiUrl,
    clock: systemClock,
    report: (error) => log.warn({ err: error }, 'the services did not come from the platform'),
  })
}

function limiterOf(config: Config, { database: { pool } }: Stores): Limiter {
  if (!config.limits) return noLimits
  // On SQLite one process serves, so its own memory sees every call.
  return pool === null ? memoryLimiter() : postgresLimiter(pool)
}

async function paymentsOf(
  { payments, publicUrl }: Config,
  log: Logger,
  { database }: Stores,
): Promise<Pick<World, 'payments' | 'testCheckout'>> {
  const checkout = testCheckout(database, { publicUrl, ids: randomIds, clock: systemClock })
  switch (payments.is) {
    case 'stripe': {
      // Stripe's library is a fifth of the program, for those alone who use it.
      const { stripePayments } = await import('#adapters/payments/stripe.ts')
      const stripe = stripePayments({
        ...payments,
        now: () => systemClock.now(),
        // Its own words may name people.
        report: (error) => log.error({ code: errorCode(error) }, 'the payment provider failed'),
      })
      return { payments: withFormerTestPayments(stripe, checkout), testCheckout: null }
    }
    case 'test':
      return { payments: checkout, testCheckout: checkout }
    case 'none':
      return { payments: withFormerTestPayments(noPayments, checkout), testCheckout: null }
  }
}

/** The site as one listener, on the given world and pages, and its log. */
export function composeSite(
  config: Config,
  log: Logger,
  world: World & Stores & DeskDependencies,
  pages: {
    /** The newest build of the pages. */
    readonly build: () => Promise<PagesBuild>
    readonly mode: 'production' | 'development'
    readonly content: ContentSource
  } & Pick<AppParts, 'clientDir'>,
) {
  const metrics = createMetrics(
    () => readBacklog(world.database, world.clock.now()),
    (error) => log.error({ err: error }, 'what waits cannot be counted'),
  )
  const record = ({ error, ms, route, ...entry }: RequestRecord) => {
    metrics.observe({ ...entry, route, ms })
    const line = { ...entry, ms: Math.round(ms * 10) / 10 }
    if (error !== undefined) log.error({ ...line, err: error }, 'request failed')
    else log.info(line, 'request')
  }
  const onUncounted = (error: unknown) =>
    log.error({ err: error }, 'the limits cannot count, so calls pass uncounted')
  const networkOf = (peer: string | undefined, forwardedFor: string | undefined) =>
    clientNetwork(peer, forwardedFor, config.trustedProxies)
  const now = () => performance.now()
  const googleMaps = config.googleMapsApiKey !== null
  const renderPage = pageRenderer(pages.build, pages.mode, {
    ...pageData(world),
    desk: deskUseCases(world),
    content: pages.content,
    now: () => world.clock.now(),
    report: (error) => log.error({ err: error }, 'a page failed'),
  })
  const pageCache = createPageCache({
    publicUrl: config.publicUrl,
    googleMaps,
    renderPage,
    edition: editionsOf(pages.content, () => world.clock.now()),
  })
  const app = createApp({
    renderPage,
    pageCache,
    clientDir: pages.clientDir,
    publicUrl: config.publicUrl,
    mediaDir: path.join(import.meta.dirname, '../media/served'),
    settings: {
      formCharacters: config.formCharacters,
      googleMapsApiKey: config.googleMapsApiKey,
    },
    newFormToken: openForm(world),
    api: [
      metricsRoutes({ ...metrics, token: config.metricsToken, peerOf: socketAddress }),
      ...composeApi(world, {
        networkOf: (context) =>
          networkOf(socketAddress(context), context.req.header('x-forwarded-for')),
        onUncounted,
      }),
    ],
    ping: () => world.database.ping(),
    isOutage: (error) => isDatabaseOutage(error) || error instanceof PlatformAway,
    now,
    record,
  })
  const throughHono = getRequestListener(app.fetch)
  const rest: RequestListener = (request, response) => void throughHono(request, response)
  return storedPagesFirst({ pageCache, record, now }, rest)
}
