import path from 'node:path'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { noLimits } from '#adapters/limits/limiters.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { createApp, type AppParts, type RequestRecord } from '#http/app.ts'
import { clientNetwork } from '#http/client-address.ts'
import { createPageCache } from '#http/page-cache.ts'
import type { RenderPage } from '#http/rendered-pages.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { openForm } from '#usecases/quote-requests/form-token.ts'
import { composeApi } from '#compose-api.ts'
import { openTestDatabase, temporaryFolder } from './databases.ts'
import { testDependencies } from './test-dependencies.ts'
import { testPayments } from './test-payments.ts'
import { sqlStores } from './stores.ts'

interface SiteChange extends Partial<Omit<Dependencies, 'events' | 'bookings'>> {
  /** The events that are there from the start, with no seat taken. */
  events?: readonly GardenEvent[]
  /** Wraps the store of bookings. */
  bookings?: (store: BookingStore) => BookingStore
}

const folder = temporaryFolder()

/** Every path of the API without a socket, on a SQLite database of its own. */
export async function testSite(change: SiteChange = {}, parts: Partial<AppParts> = {}) {
  const database = await openTestDatabase()
  const stores = sqlStores(database, randomIds, { deliversLeads: false })
  const records: RequestRecord[] = []
  let now = Date.parse('2026-06-01T12:00:00Z')
  const { events = [], bookings = (store: BookingStore) => store, ...own } = change
  let peer = '203.0.113.7'
  const uncounted: unknown[] = []
  if (events.length > 0) await stores.events.importAll(events, now)
  const provider = testPayments(() => now)
  const dependencies = testDependencies(
    { ...stores, bookings: bookings(stores.bookings) },
    { now: () => now },
    {
      readLimiter: own.limiter ?? noLimits,
      files: folderFiles(path.join(folder.path, 'files')),
      payments: provider,
      // Avoids loading the gazetteer.
      addressBook: {
        prepare: async () => {},
        suggest: async () => [],
        positionOf: async () => null,
      },
      ...own,
    },
  )
  const renderPage: RenderPage = async () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  const nothingCached = { key: '1', paths: new Set<string>() }
  const { publicUrl } = dependencies
  const app = createApp({
    publicUrl,
    settings: { formCharacters: dependencies.characterRule, googleMapsApiKey: null },
    newFormToken: openForm(dependencies),
    api: composeApi(dependencies, {
      networkOf: ({ req }) => clientNetwork(peer, req.header('x-forwarded-for'), 0),
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
    close: stores.close,
    /** The payment provider, unless the test brought its own. */
    provider,
    records,
    /** Reported errors of the limits. */
    uncounted,
    /** Sets the client address of later calls. */
    comeFrom(address: string) {
      peer = address
    },
    /** Advances the clock, in milliseconds. */
    wait(ms: number) {
      now += ms
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof testSite>>
