import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { platformEvent, platformServices } from './platform-data.ts'

/** A call that reached the platform. */
interface TakenCall {
  readonly method: string
  /** Path with its query. */
  readonly target: string
  readonly headers: Readonly<IncomingMessage['headers']>
  readonly body: unknown
}

/** An answer that a test puts in the place of the usual one. */
export type Answer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
  /** Accepts the call and never answers. */
  | 'silent'
  /** Processes the call and disconnects before the answer. */
  | 'broken-off'

/**
 * A server that implements calls 1 to 11 like an existing platform: on real sockets, with the names
 * of the wire, and with additional members.
 */
export interface PlatformStandIn {
  readonly url: string
  readonly calls: readonly TakenCall[]
  /** The clients and requests that it has made. */
  readonly clients: readonly unknown[]
  readonly requests: readonly unknown[]
  /** Whether the same Idempotency-Key does the same thing only once. */
  heedsKeys: boolean
  /** Answers by method and path, which replace the usual ones until they are deleted. */
  readonly answers: Map<string, Answer>
  /** Stops listening; `comeBack` listens again at the same address. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

export async function startPlatform(): Promise<PlatformStandIn> {
  const port = await freePort()
  const calls: TakenCall[] = []
  const clients: unknown[] = []
  const requests: unknown[] = []
  const done = new Map<string, Answer & object>()
  let server: Server | null = null

  /** Answers of a platform without problems. */
  function usual(method: string, path: string, body: unknown): Answer & object {
    const [, event, verb = ''] = /^\/api\/events\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
    switch (
      `${method} ${event === undefined ? path : verb.replace(/^bookings\/bk_\w+/, 'bookings/*')}`
    ) {
      case 'GET /api/v1/everGreenservice/static':
        return { status: 200, body: { data: platformServices, secret: 'pos-internal' } }
      case 'POST /api/v1/client/client':
        clients.push(body)
        return {
          status: 200,
          body: { client: { _id: `pos-client-${clients.length}`, notes: 'x' } },
        }
      case 'POST /api/v2/request/Ecom-request':
        requests.push(body)
        return { status: 200, body: { ok: true } }
      case 'GET /api/public/events':
        return { status: 200, body: [platformEvent, { name: 'without an id' }] }
      case 'GET ':
        return event === platformEvent.eventId || event === platformEvent._id
          ? { status: 200, body: platformEvent }
          : { status: 404, body: { message: 'No such event' } }
      case 'POST payment-link':
        return {
          status: 200,
          body: {
            paymentUrl: 'https://pay.example/cs_1',
            capacity: 20,
            totalAttendees: 9,
            debug: 'x',
          },
        }
      case 'PATCH bookings/*':
        return { status: 200, body: { success: true } }
      case 'POST not-interested':
        return { status: 200, body: { saved: true } }
      case 'POST bookings/request-edit':
        return { status: 200, body: { bookingId: 'bk_7', otp: '123456' } }
      case 'POST bookings/*/verify-otp':
        return {
          status: 200,
          body: {
            updateToken: 'token-7',
            booking: {
              bookingId: 'bk_7',
              willingness: 'maybe',
              formResponses: [{ fieldName: 'firstName', value: 'Rosa', _id: 'x' }],
              passwordHash: 'x',
            },
          },
        }
      case 'GET success':
        return {
          status: 200,
          body: {
            booking: {
              attendeeEmail: 'rosa@example.com',
              bookedAt: '2026-06-01T12:00:00+00:00',
              formResponses: [
                { fieldName: 'firstName', value: 'Rosa' },
                { fieldName: 'phone', value: '7705550123' },
              ],
            },
          },
        }
      default:
        return { status: 404, body: { message: `No ${method} ${path}` } }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/', headers } = request
    const [path = '/'] = target.split('?')
    const text = await textOf(request)
    const body: unknown = text === '' ? null : JSON.parse(text)
    calls.push({ method, target, headers, body })
    const prepared = standIn.answers.get(`${method} ${path}`)
    if (prepared === 'silent') return
    if (typeof prepared === 'object') return send(response, prepared)
    const key = String(headers['idempotency-key'] ?? '')
    const earlier = standIn.heedsKeys ? done.get(key) : undefined
    const answer = earlier ?? usual(method, path, body)
    if (key !== '') done.set(key, answer)
    if (prepared === 'broken-off') request.socket.destroy()
    else send(response, answer)
  }

  function listen(): Promise<void> {
    const opened = createServer((request, response) => {
      void handle(request, response)
    })
    server = opened
    return new Promise((ready) => opened.listen(port, '127.0.0.1', ready))
  }

  function stop(): Promise<void> {
    const closing = server
    server = null
    if (closing === null) return Promise.resolve()
    closing.closeAllConnections()
    return new Promise((closed) => closing.close(() => closed()))
  }

  const standIn: PlatformStandIn = {
    url: `http://127.0.0.1:${port}`,
    calls,
    clients,
    requests,
    heedsKeys: true,
    answers: new Map(),
    goDown: stop,
    comeBack: listen,
  }
  await listen()
  onTestFinished(stop)
  return standIn
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer & object): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/html' : 'application/json',
    'set-cookie': 'platform-session=abc',
    'x-powered-by': 'Express',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}
