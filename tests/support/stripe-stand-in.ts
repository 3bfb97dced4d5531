import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { freePort } from './running-site.ts'

/*
 * A server that speaks as much of Stripe's API as the site uses: form-encoded requests, bearer
 * keys, idempotency keys, JSON objects and errors of the real shapes, and signed notices. The
 * shapes are held to the types of the official client, which are made from Stripe's OpenAPI
 * description.
 */

type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'url'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'mode'
  | 'metadata'
  | 'payment_intent'
  | 'expires_at'
  | 'success_url'
  | 'cancel_url'
  | 'customer_email'
  | 'client_reference_id'
  | 'livemode'
>
type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'payment_intent' | 'metadata'
>

/** How the stand-in answers the next requests. */
export type Mood = 'well' | 'server-error' | 'rate-limited' | 'silent'

export interface StripeStandIn {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly sessions: ReadonlyMap<string, Session>
  readonly refunds: readonly Refund[]
  /** Every request: method and path. */
  readonly calls: readonly string[]
  mood: Mood
  /** Forgets which idempotency keys it has seen, as Stripe does after a day. */
  forgetKeys(): void
  /** A card is charged for a session, whether or not anyone hears of it. */
  pay(sessionId: string): Session
  /** The signed notice that tells of a session; `at` in epoch milliseconds. */
  notice(
    sessionId: string,
    change?: { readonly eventId?: string; readonly at?: number; readonly secret?: string },
  ): { readonly body: string; readonly signature: string }
  close(): Promise<void>
}

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secretKey = 'sk_test_standin'
  const webhookSecret = 'whsec_standin'
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const calls: string[] = []
  const remembered = new Map<string, unknown>()

  const found = (id: string) => {
    const session = sessions.get(id)
    if (session === undefined)
      throw new ApiError(404, 'resource_missing', 'No such checkout.session')
    return session
  }

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const [, noun = '', id = '', verb = ''] =
      /^\/v1\/(checkout\/sessions|refunds)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
    if (noun === 'refunds' && method === 'POST') return refund(form)
    if (noun === 'refunds') return refundsOf(form.get('payment_intent') ?? '')
    if (noun !== 'checkout/sessions') throw new ApiError(404, 'resource_missing', `No ${path}`)
    if (method === 'GET') return found(id)
    if (verb === 'expire') {
      const session = found(id)
      if (session.status !== 'open') {
        throw new ApiError(
          400,
          null,
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        )
      }
      sessions.set(id, { ...session, status: 'expired', url: null })
      return found(id)
    }
    const made = sessionFrom(form, `cs_test_${sessions.size + 1}`, url)
    sessions.set(made.id, made)
    return made
  }

  function refundsOf(payment: string) {
    const data = refunds.filter(({ payment_intent: intent }) => intent === payment)
    // Stripe lists from the latest.
    return { object: 'list', url: '/v1/refunds', has_more: false, data: data.toReversed() }
  }

  function refund(form: URLSearchParams): Refund {
    const payment = form.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find(({ payment_intent: intent }) => intent === payment)
    if (paid === undefined) throw new ApiError(404, 'resource_missing', 'No such payment_intent')
    const amount = Number(form.get('amount'))
    const given = refunds
      .filter(({ payment_intent: intent }) => intent === payment)
      .reduce((sum, each) => sum + each.amount, 0)
    const left = (paid.amount_total ?? 0) - given
    if (left === 0) {
      throw new ApiError(400, 'charge_already_refunded', 'Charge has already been refunded.')
    }
    if (amount > left) {
      throw new ApiError(400, null, 'Refund amount is greater than unrefunded amount on charge')
    }
    const made: Refund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      amount,
      currency: 'usd',
      status: 'succeeded',
      payment_intent: payment,
      metadata: metadataOf(form),
    }
    refunds.push(made)
    return made
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url)
    calls.push(`${request.method} ${path}`)
    const sent = await textOf(request)
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(sent)
    if (standIn.mood === 'silent') return
    const send = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'request-id': `req_${calls.length}`,
      })
      response.end(JSON.stringify(body))
    }
    try {
      if (standIn.mood === 'server-error') throw new ApiError(500, null, 'Something went wrong')
      if (standIn.mood === 'rate-limited')
        throw new ApiError(429, 'rate_limit', 'Too many requests')
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new ApiError(401, null, 'Invalid API Key provided')
      }
      const key = request.headers['idempotency-key']
      if (request.method === 'POST' && typeof key === 'string') {
        if (!remembered.has(key)) remembered.set(key, answer(request.method, path, form))
        return send(200, remembered.get(key))
      }
      send(200, answer(request.method ?? 'GET', path, form))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      send(error.status, {
        error: {
          type: error.type,
          message: error.message,
          ...(error.code === null ? {} : { code: error.code }),
        },
      })
    }
  }

  const server = createServer((request, response) => {
    void handle(request, response)
  })
  const standIn: StripeStandIn = {
    url,
    secretKey,
    webhookSecret,
    sessions,
    refunds,
    calls,
    mood: 'well',
    forgetKeys: () => remembered.clear(),
    pay(sessionId) {
      const session = found(sessionId)
      const paid: Session = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${sessionId}`,
        url: null,
      }
      sessions.set(sessionId, paid)
      return paid
    },
    notice(
      sessionId,
      { eventId = `evt_${sessionId}`, at = Date.now(), secret = webhookSecret } = {},
    ) {
      const body = JSON.stringify({
        id: eventId,
        object: 'event',
        api_version: '2026-01-01',
        created: Math.floor(at / 1000),
        type: 'checkout.session.completed',
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object: found(sessionId) },
      })
      const time = Math.floor(at / 1000)
      const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body, signature: `t=${time},v1=${mac}` }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return standIn
}

class ApiError extends Error {
  readonly status: number
  readonly code: string | null

  constructor(status: number, code: string | null, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  get type(): string {
    return this.status >= 500 ? 'api_error' : 'invalid_request_error'
  }
}

function sessionFrom(form: URLSearchParams, id: string, url: string): Session {
  const price = Number(form.get('line_items[0][price_data][unit_amount]'))
  const quantity = Number(form.get('line_items[0][quantity]'))
  const expires = Number(form.get('expires_at'))
  if (form.get('mode') !== 'payment' || form.get('line_items[0][price_data][currency]') !== 'usd') {
    throw new ApiError(400, 'parameter_missing', 'Missing required param: mode.')
  }
  if (!Number.isInteger(price) || price < 1 || !Number.isInteger(quantity) || quantity < 1) {
    throw new ApiError(400, 'parameter_invalid_integer', 'Invalid integer: unit_amount')
  }
  if (expires < Date.now() / 1000 + 30 * 60 - 1 || expires > Date.now() / 1000 + 24 * 3600) {
    throw new ApiError(
      400,
      null,
      'The `expires_at` timestamp must be at least 30 minutes from creation.',
    )
  }
  return {
    id,
    object: 'checkout.session',
    url: `${url}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: price * quantity,
    currency: 'usd',
    mode: 'payment',
    metadata: metadataOf(form),
    payment_intent: null,
    expires_at: expires,
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    customer_email: form.get('customer_email'),
    client_reference_id: form.get('client_reference_id'),
    livemode: false,
  }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const metadata: Record<string, string> = {}
  for (const [name, value] of form) {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
    if (key !== undefined) metadata[key] = value
  }
  return metadata
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
