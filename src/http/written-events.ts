import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import {
  detailedEvent,
  listedEvent,
  type DetailedEvent,
  type ListedEvent,
} from '#contract/events.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { findEvent } from '#usecases/find-event.ts'
import type { listEvents } from '#usecases/list-events.ts'
import type { consumeRateLimit } from '#usecases/consume-rate-limit.ts'
import type { RequestRecord } from './app.ts'

/** Call 5 as its route is written. */
export const eventRoute = '/api/events/:eventId'

/** Its plain addresses: nothing to decode, and no query. */
const plainAddress = /^\/api\/events\/([\w-]+)$/

type Bytes = Uint8Array<ArrayBuffer>

// The same event, and the same list, as long as nothing about it changes, is written out once.
const written = new WeakMap<object, Bytes>()

function writtenOnce(stored: object, answer: () => object): Bytes {
  const known = written.get(stored)
  if (known !== undefined) return known
  const bytes = new TextEncoder().encode(JSON.stringify(answer()))
  written.set(stored, bytes)
  return bytes
}

/** The answer of call 4. */
export const writtenList = (stored: readonly EventWithSeats[]): Bytes =>
  writtenOnce(stored, (): { events: ListedEvent[] } => ({ events: stored.map(listedEvent) }))

/** The answer of call 5. */
export const writtenEvent = (stored: EventWithSeats): Bytes =>
  writtenOnce(stored, (): DetailedEvent => detailedEvent(stored))

export interface WrittenEventsParts {
  readonly listEvents: ReturnType<typeof listEvents>
  readonly findEvent: ReturnType<typeof findEvent>
  readonly tenant: string
  readonly takeRead: ReturnType<typeof consumeRateLimit>
  readonly networkOf: (request: IncomingMessage) => string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly record: (entry: RequestRecord) => void
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number
}

/** A request that can be answered at once, as its route is written. */
interface PlainRequest {
  readonly route: string
  /** What answers it; null where there is nothing, or where the visitor may not read now. */
  readonly read: (mayRead: () => Promise<boolean>) => Promise<Bytes | null>
}

/**
 * Answers plain requests for the list and for an event that is there with the bytes that are ready,
 * and leaves everything else, also whatever is refused or fails, to `rest`: pages ask for fresh seats
 * on every arrival, and what stands between the socket and these bytes costs more than they do.
 */
export function writtenEventsFirst(
  parts: WrittenEventsParts,
  rest: RequestListener,
): RequestListener {
  const headers = [
    ...Object.entries(parts.headers).flat(),
    'Cache-Control',
    'no-store',
    'Content-Type',
    'application/json',
  ]
  const list: PlainRequest = {
    route: eventPaths.list,
    read: async (mayRead) => ((await mayRead()) ? writtenList(await parts.listEvents()) : null),
  }
  const lists = new Set([eventPaths.list, `${eventPaths.list}?${tenantHeader}=${parts.tenant}`])

  function plainRequest(url: string): PlainRequest | null {
    if (lists.has(url)) return list
    const [, eventId] = plainAddress.exec(url) ?? []
    if (eventId === undefined) return null
    return {
      route: eventRoute,
      async read(mayRead) {
        const stored = await parts.findEvent(eventId)
        // Whatever is not there goes on to the rest, which counts it.
        return stored !== null && (await mayRead()) ? writtenEvent(stored) : null
      },
    }
  }

  async function answer(
    { route, read }: PlainRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const started = parts.now()
    const mayRead = async () => (await parts.takeRead('reads', parts.networkOf(request))).ok
    const body = await read(mayRead)
    if (body === null) return false
    const requestId = randomUUID()
    const own = ['Content-Length', String(body.length), 'X-Request-Id', requestId]
    response.writeHead(200, [...headers, ...own])
    response.end(body)
    const ms = parts.now() - started
    parts.record({ requestId, method: 'GET', path: route, route, status: 200, ms })
    return true
  }

  async function answerOrLeave(
    plain: PlainRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const isAnswered = await answer(plain, request, response).catch(() => false)
    if (!isAnswered) rest(request, response)
  }

  return (request, response) => {
    const isOurs = request.method === 'GET' && request.headers[tenantHeader] === parts.tenant
    const plain = isOurs ? plainRequest(request.url ?? '') : null
    if (plain === null) rest(request, response)
    else void answerOrLeave(plain, request, response)
  }
}
