import { contentCatalogue } from '#adapters/catalogue/content-catalogue.ts'
import { quoteMails } from '#adapters/mail/quote-mails.ts'
import { memoryLeadStore } from '#adapters/memory/lead-store.ts'
import { memoryMailOutbox } from '#adapters/memory/mail-outbox.ts'
import { emptyMemoryWorld } from '#adapters/memory/memory-world.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { CharacterRule } from '#domain/fields.ts'
import { createApp, type AppParts, type RequestRecord } from '#http/app.ts'
import { quoteRoutes } from '#http/quotes.ts'
import type { Catalogue } from '#ports/catalogue.ts'
import { listServices } from '#usecases/list-services.ts'
import { requestQuote } from '#usecases/request-quote.ts'
import { saveClient } from '#usecases/save-client.ts'

/** The site over stores in memory: every path of the API without a socket. */
export function memorySite(
  change: Partial<AppParts> & { rule?: CharacterRule; catalogue?: Catalogue } = {},
) {
  const state = emptyMemoryWorld()
  const records: RequestRecord[] = []
  let now = Date.parse('2026-06-01T12:00:00Z')
  const { rule = 'strict', catalogue = contentCatalogue, ...parts } = change
  const world = {
    leads: memoryLeadStore(state, randomIds),
    outbox: memoryMailOutbox(state),
    catalogue,
    mails: quoteMails('owner@evergreen.example'),
    clock: { now: () => now },
    ids: randomIds,
    rule,
  }
  const app = createApp({
    publicUrl: 'http://localhost:3000',
    settings: { formCharacters: rule, googleMapsApiKey: null },
    api: [
      quoteRoutes({
        listServices: listServices(world),
        saveClient: saveClient(world),
        requestQuote: requestQuote(world),
      }),
    ],
    documents: new Map(),
    clientDir: null,
    mediaDir: 'media/served',
    renderPage: async () =>
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ping: async () => {},
    isOutage: () => false,
    record: (entry) => records.push(entry),
    now: () => 0,
    ...parts,
  })
  return {
    app,
    ...world,
    records,
    /** Lets time pass, in milliseconds. */
    wait(ms: number) {
      now += ms
    },
  }
}

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
