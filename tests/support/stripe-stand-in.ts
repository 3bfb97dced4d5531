import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type Stripe from 'stripe'
import {
  ApiError,
  chargeOf,
  disputeOf,
  metadataOf,
  sessionFrom,
  type Dispute,
  type Payout,
  type Refund,
  type Session,
} from './stripe-objects.ts'
import { balanceOf } from './stripe-balance.ts'
import { refundsOf } from './stripe-refunds.ts'
import {
  signedBody,
  signedEvent,
  webhookSecret,
  type EventChange,
  type SignedEvent,
} from './stripe-signing.ts'
import { freePort } from '#scripts/free-port.ts'

/*
 * A server that implements the part of Stripe's API that the site uses: form-encoded requests,
 * bearer keys, idempotency keys, JSON objects and errors of the real shapes, and signed webhook
 * events.
 */

/** How the stand-in answers the next requests. */
type Mood = 'well' | 'server-error' | 'rate-limited' | 'silent' | 'trickling'

export interface StripeStandIn {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly sessions: ReadonlyMap<string, Session>
  readonly refunds: readonly Refund[]
  /** Every request: method and path. */
  readonly calls: readonly string[]
  mood: Mood
  /** Why refunds are refused; null accepts them. */
  refusal: string | null
  /** Why accepted refunds fail at once; null if they do not. */
  refundFailure: string | null
  /** Error in response to every call; null for none. */
  refusesAll: string | null
  /** Runs during a call, to act as guests or owners at that moment. */
  meanwhile: (call: string) => Promise<void>
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void
  /** Charges a card for a session, without a webhook event. */
  pay(sessionId: string): Session
  /** Completes a session whose bank takes days to decide about the payment. */
  process(sessionId: string): Session
  /** Declines such a payment. */
  decline(sessionId: string): void
  /** Makes a session differ from the request, like a tax or a rule of Stripe's dashboard. */
  alter(sessionId: string, change: Partial<Session>): void
  /** The signed webhook event about a session; `at` in epoch milliseconds. */
  paymentEvent(sessionId: string, change?: EventChange): SignedEvent
  /** Refunds in Stripe's own dashboard. */
  refundByHand(sessionId: string, amount: number): void
  /** The signed webhook event about the refunded amount of a session's payment. */
  refundEvent(sessionId: string, change?: EventChange): SignedEvent
  /** A refund comes to nothing, some time after it was made. */
  failRefund(refundId: string, reason: string): void
  /** The signed webhook event about that failure. */
  failureEvent(refundId: string, change?: EventChange): SignedEvent
  /** The signed webhook event about a dispute of a session's payment, or its end. */
  disputeEvent(sessionId: string, state: Dispute['status'], change?: EventChange): SignedEvent
  /** Whether Stripe has settled the charges and refunds in its answers. */
  settles: boolean
  /** Pays out the whole balance; returns the payout. */
  payOut(change?: Partial<Payout>): Payout
  /** The signed webhook event about a payout. */
  payoutEvent(payoutId: string, change?: EventChange): SignedEvent
  /** Signs any body like Stripe. */
  sign(body: string, change?: EventChange): SignedEvent
}

/** Stripe's error for a key that is reused with another request. */
const keyMisuse =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'

/** The payment that a session leads to. */
function paymentId(sessionId: string): string {
  return `pi_${sessionId}`
}

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secretKey = 'sk_test_standin'
  const sessions = new Map<string, Session>()
  const refunds = refundsOf(sessions)
  /** Current disputes by id. */
  const disputes = new Map<string, Dispute>()
  const balance = balanceOf(sessions, refunds.all, disputes)
  const calls: string[] = []
  const declined = new Set<string>()
  const remembered = new Map<string, { readonly asked: string; readonly answer: unknown }>()
  /** Metadata of the session's payment and charge, by session. */
  const chargeNotes = new Map<string, Record<string, string>>()

  const found = (id: string) => {
    const session = sessions.get(id)
    if (session === undefined)
      throw new ApiError(404, 'resource_missing', 'No such checkout.session')
    return session
  }

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const [, noun = '', id = '', verb = ''] =
      /^\/v1\/(checkout\/sessions|refunds|payment_intents|payouts|balance_transactions|disputes)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(
        path,
      ) ?? []
    if (noun === 'refunds' && method === 'POST')
      return id === '' ? refunds.make(form, standIn) : refunds.mark(id, form)
    if (noun === 'refunds') {
      const list = refunds.of(form.get('payment_intent') ?? '')
      return { ...list, data: list.data.map((each) => balance.expandedRefund(each, form, standIn)) }
    }
    if (noun === 'payment_intents') return balance.intent(id, form, standIn)
    if (noun === 'disputes') return balance.disputesOf(form.get('payment_intent') ?? '')
    if (noun === 'payouts') return balance.payoutsSince(Number(form.get('created[gte]')))
    if (noun === 'balance_transactions') return balance.transactionsOf(form)
    if (noun !== 'checkout/sessions') throw new ApiError(404, 'resource_missing', `No ${path}`)
    if (method === 'GET' && id === '') return sessionsSince(form)
    if (method === 'GET') return expanded(found(id), form)
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
    chargeNotes.set(made.id, metadataOf(form, 'payment_intent_data'))
    return made
  }

  function sessionsSince(form: URLSearchParams): Stripe.ApiList<Session> {
    const from = Number(form.get('created[gte]'))
    const to = Number(form.get('created[lte]'))
    const data = [...sessions.values()].filter(({ created }) => created >= from && created <= to)
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data }
  }

  /** A session; with its payment instead of the payment's id if that is expanded. */
  function expanded(session: Session, form: URLSearchParams): unknown {
    const { payment_intent: id, payment_status: paid } = session
    if (form.get('expand[0]') !== 'payment_intent' || id === null) return session
    const open = declined.has(session.id) ? 'requires_payment_method' : 'processing'
    const status = paid === 'paid' ? 'succeeded' : open
    return { ...session, payment_intent: { id, object: 'payment_intent', status } }
  }

  function complete(id: string, status: Session['payment_status']): Session {
    const done: Session = {
      ...found(id),
      status: 'complete',
      payment_status: status,
      payment_intent: paymentId(id),
      url: null,
    }
    sessions.set(id, done)
    return done
  }

  /** Answers a call with an idempotency key; Stripe repeats its refusals too. */
  function outcomeOf(method: string, path: string, form: URLSearchParams): unknown {
    try {
      return answer(method, path, form)
    } catch (error) {
      return error
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url)
    calls.push(`${request.method} ${path}`)
    const sent = await textOf(request)
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(sent)
    await standIn.meanwhile(`${request.method} ${path}`)
    if (standIn.mood === 'silent') return
    if (standIn.mood === 'trickling') return trickle(response)
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
      if (standIn.refusesAll !== null) throw new ApiError(400, null, standIn.refusesAll)
      const key = request.headers['idempotency-key']
      if (request.method === 'POST' && typeof key === 'string') {
        const asked = `${path} ${sent}`
        const known = remembered.get(key) ?? { asked, answer: outcomeOf('POST', path, form) }
        if (known.asked !== asked) throw new ApiError(400, null, keyMisuse, 'idempotency_error')
        remembered.set(key, known)
        if (known.answer instanceof Error) throw known.answer
        return send(200, known.answer)
      }
      send(200, answer(request.method ?? 'GET', path, form))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      send(error.status, error.body)
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
    refunds: refunds.all,
    calls,
    mood: 'well',
    refusal: null,
    refundFailure: null,
    refusesAll: null,
    meanwhile: async () => {},
    forgetKeys: () => remembered.clear(),
    pay: (sessionId) => complete(sessionId, 'paid'),
    process: (sessionId) => complete(sessionId, 'unpaid'),
    decline: (sessionId) => void declined.add(sessionId),
    alter: (sessionId, change) => void sessions.set(sessionId, { ...found(sessionId), ...change }),
    paymentEvent(sessionId, change = {}) {
      const session = found(sessionId)
      const isOver = session.status === 'expired'
      const type = isOver ? 'checkout.session.expired' : 'checkout.session.completed'
      return signedEvent(type, session, change)
    },
    failRefund: (refundId, reason) => refunds.fail(refundId, reason),
    failureEvent: (refundId, change = {}) =>
      signedEvent('refund.failed', refunds.found(refundId), change),
    disputeEvent(sessionId, state, change = {}) {
      const type = /won|lost/.test(state) ? 'charge.dispute.closed' : 'charge.dispute.created'
      const dispute = disputeOf(chargeOf(found(sessionId), {}, 0), state)
      disputes.set(dispute.id, dispute)
      return signedEvent(type, dispute, { eventId: `evt_${dispute.id}_${state}`, ...change })
    },
    settles: true,
    payOut: (change = {}) => balance.payOut(change),
    payoutEvent(payoutId, change = {}) {
      const payout = balance.payout(payoutId)
      const type = payout.status === 'failed' ? 'payout.failed' : 'payout.paid'
      return signedEvent(type, payout, { eventId: `evt_${payoutId}_${payout.status}`, ...change })
    },
    sign: (body, change = {}) => signedBody(body, change),
    refundByHand(sessionId, amount) {
      const payment = paymentId(sessionId)
      const form = new URLSearchParams({ payment_intent: payment, amount: String(amount) })
      refunds.make(form, standIn)
    },
    refundEvent(sessionId, change = {}) {
      const session = found(sessionId)
      const gone = refunds.sumOf(paymentId(sessionId))
      const charge = chargeOf(session, chargeNotes.get(sessionId) ?? {}, gone)
      return signedEvent('charge.refunded', charge, {
        eventId: `evt_${charge.id}_${gone}`,
        ...change,
      })
    },
  }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return standIn
}

/** An endless answer, so that no silence ends the wait for it. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
