import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tenantHeader } from '#contract/event-paths.ts'
import { detailedEvent, type DetailedEvent } from '#contract/events.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { findEvent } from '#usecases/find-event.ts'
import type { takeTurn } from '#usecases/take-turn.ts'
import type { RequestRecord } from './app.ts'

/** Call 5 as its route is written. */
export const eventRoute = '/api/events/:eventId'

/** Its plain addresses: nothing to decode, and no query. */
const plainAddress = /^\/api\/events\/([\w-]+)$/

// The same event, as long as nothing about it changes, is written out once.
const written = new WeakMap<EventWithSeats, Uint8Array<ArrayBuffer>>()

/** The answer of call 5. */
export function writtenEvent(stored: EventWithSeats): Uint8Array<ArrayBuffer> {
  const known = written.get(stored)
  if (known !== undefined) return known
  const answer: DetailedEvent = detailedEvent(stored)
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  written.set(stored, bytes)
  return bytes
}

export interface WrittenEventsParts {
  readonly findEvent: ReturnType<typeof findEvent>
  readonly tenant: string
  readonly takeRead: ReturnType<typeof takeTurn>
  readonly networkOf: (request: IncomingMessage) => string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly record: (entry: RequestRecord) => void
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number
}

/**
 * Answers plain requests for an event that is there with the bytes that are ready, and leaves
 * everything else, also whatever is refused or fails, to `rest`: pages ask for fresh seats on every
 * arrival, and what stands between the socket and these bytes costs more than they do.
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

  async function answer(eventId: string, request: IncomingMessage, response: ServerResponse) {
    const started = parts.now()
    const stored = await parts.findEvent(eventId)
    if (stored === null) return false
    const turn = await parts.takeRead('reads', parts.networkOf(request))
    if (!turn.ok) return false
    const body = writtenEvent(stored)
    const requestId = randomUUID()
    const own = ['Content-Length', String(body.length), 'X-Request-Id', requestId]
    response.writeHead(200, [...headers, ...own])
    response.end(body)
    const ms = parts.now() - started
    const [method, path] = ['GET', eventRoute]
    parts.record({ requestId, method, path, route: eventRoute, status: 200, ms })
    return true
  }

  async function answerOrLeave(
    eventId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const isAnswered = await answer(eventId, request, response).catch(() => false)
    if (!isAnswered) rest(request, response)
  }

  return (request, response) => {
    const isOurs = request.method === 'GET' && request.headers[tenantHeader] === parts.tenant
    const [, eventId] = (isOurs && plainAddress.exec(request.url ?? '')) || []
    if (eventId === undefined) rest(request, response)
    else void answerOrLeave(eventId, request, response)
  }
}
