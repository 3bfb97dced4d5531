import path from 'node:path'
import { contentCatalog } from '#adapters/catalog/content-catalog.ts'
import { csvReader } from '#adapters/csv/csv-reader.ts'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { noLimits } from '#adapters/limits/limiters.ts'
import { webAuthnPasskeys } from '#adapters/passkeys/web-authn.ts'
import { sharpPictures } from '#adapters/pictures/sharp-pictures.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { randomIds } from '#adapters/system/system.ts'
import { company } from '#content/company.ts'
import type { Content } from '#content/content.ts'
import { siteContent } from '#scripts/site-content.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { CharacterRule } from '#domain/fields.ts'
import { err } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { createApp, type AppParts, type RequestRecord } from '#http/app.ts'
import { clientNetwork } from '#http/client-address.ts'
import { createPageCache } from '#http/page-cache.ts'
import type { RenderPage } from '#http/rendered-pages.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { EventPlatform } from '#ports/event-platform.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Limiter } from '#ports/limiter.ts'
import type { OutsideMedia } from '#ports/outside-media.ts'
import type { Payments } from '#ports/payments.ts'
import { openForm } from '#usecases/form-token.ts'
import { composeApi } from '#compose-api'
import { openTestDatabase, temporaryFolder } from './databases.ts'
import { plainPrinter } from './plain-printer.ts'
import { testPayments } from './test-payments.ts'
import { sqlStores } from './stores.ts'

/** Where the site believes to be. */
const publicUrl = 'http://localhost:3000'

/** What a test may have otherwise than usual. */
interface SiteChange extends Partial<AppParts> {
  rule?: CharacterRule
  catalog?: Catalog
  /** What the pages say; what comes with the program unless given. */
  content?: () => Content
  /** Has the events instead of the database. */
  eventPlatform?: EventPlatform
  /** The events that are there from the start, with no seat taken. */
  events?: readonly GardenEvent[]
  /** What other servers have; nothing unless given. */
  outsideMedia?: OutsideMedia
  payments?: Payments
  bookings?: (usual: BookingStore) => BookingStore
  /** None unless given: most tests call more often than people do. */
  limiter?: Limiter
  trustedProxies?: number
  /** Not unless given: most tests hold seats from one address. */
  limitsHolds?: boolean
  /** In a folder unless given. */
  files?: FileStore
}

const folder = temporaryFolder()

/** Every path of the API without a socket, on a SQLite database of its own. */
export async function testSite(change: SiteChange = {}) {
  const database = await openTestDatabase()
  const stores = sqlStores(database, randomIds, { deliversLeads: false })
  const records: RequestRecord[] = []
  let now = Date.parse('2026-06-01T12:00:00Z')
  const {
    rule = 'strict',
    content = () => siteContent,
    catalog = contentCatalog(content),
    events = [],
    ...others
  } = change
  const { payments, bookings = (usual: BookingStore) => usual, ...more } = others
  const { outsideMedia = { open: async () => err({ code: 'away' }) } } = more
  const {
    eventPlatform = null,
    limiter = noLimits,
    trustedProxies = 0,
    limitsHolds = false,
    files = folderFiles(path.join(folder.path, 'files')),
    ...parts
  } = more
  let peer = '203.0.113.7'
  const uncounted: unknown[] = []
  if (events.length > 0) await stores.events.importAll(events, now)
  const provider = testPayments(() => now)
  const dependencies = {
    ...stores,
    bookings: bookings(stores.bookings),
    eventPlatform,
    outsideMedia,
    payments: payments ?? provider,
    testCheckout: null,
    catalog,
    addressBook: { prepare: async () => {}, suggest: async () => [], positionOf: async () => null },
    ownerAddress: () => 'owner@evergreen.example',
    senderAddress: () => 'site@evergreen.example',
    domainRecords: { readTexts: async () => 'away' as const },
    emailTexts: { masked: () => ({ subject: '', text: '' }) },
    mailbox: null,
    files,
    pictureMaker: sharpPictures(),
    quotePrinter: plainPrinter,
    readCsv: csvReader,
    passkeys: webAuthnPasskeys(publicUrl, () => 'Evergreen'),
    deskCodes: true,
    configuredPeriods: defaultRecordPeriods,
    backups: { lastMadeAt: async () => null, make: null },
    calendar: icalWriter(publicUrl, () => company),
    content,
    company: () => company,
    secrets: systemSecrets('a secret of at least 32 characters'),
    clock: { now: () => now },
    ids: randomIds,
    pause: { wait: async () => {} },
    limiter,
    readLimiter: limiter,
    rule,
    tenant: 'evergreen',
    publicUrl,
    limitsHolds,
  }
  const renderPage: RenderPage = async () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  const nothingCached = { paths: new Set<string>() }
  const app = createApp({
    publicUrl,
    settings: { formCharacters: rule, googleMapsApiKey: null },
    newFormToken: openForm(dependencies),
    api: composeApi(dependencies, {
      networkOf: ({ req }) => clientNetwork(peer, req.header('x-forwarded-for'), trustedProxies),
      onUncounted: (error) => uncounted.push(error),
    }),
    clientDir: null,
    mediaDir: 'media/served',
    isAtDesk: async () => false,
    renderPage,
    pageCache: createPageCache({
      publicUrl,
      googleMaps: false,
      renderPage,
      edition: () => nothingCached,
    }),
    ping: async () => {},
    isOutage: () => false,
    record: (entry) => records.push(entry),
    now: () => 0,
    ...parts,
  })
  return {
    app,
    ...dependencies,
    /** The payment provider, unless the test brought its own. */
    provider,
    records,
    /** What the limits could not count. */
    uncounted,
    /** Calls come from this address from now on. */
    comeFrom(address: string) {
      peer = address
    },
    /** Lets time pass, in milliseconds. */
    wait(ms: number) {
      now += ms
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof testSite>>

/** POSTs JSON and answers the status with the body. */
export async function post(
  app: ReturnType<typeof createApp>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
