import Stripe from 'stripe'
import { err, ok } from '#domain/result.ts'
import { second, type Instant } from '#domain/time.ts'
import type {
  Payments,
  PaymentsUnavailable,
  RefundFailure,
  RefundRequest,
} from '#ports/payments.ts'
import { stripeBalanceOf, stripePaidOutWith, stripePayoutsSince } from './stripe-balance.ts'
import { failureOf, readStripeEvent } from './stripe-events.ts'
import { paymentOf, sessionParamsOf } from './stripe-objects.ts'

export interface StripeSettings {
  readonly secretKey: string
  /** Verifies that a webhook event comes from Stripe. */
  readonly webhookSecret: string
  /** Another host with Stripe's API; null for Stripe itself. */
  readonly apiUrl: string | null
  readonly now: () => Instant
  /** Timeout of each of two tries, in milliseconds; 5,000 by default. */
  readonly timeoutMs?: number
  /** Receives the reason of a failed call. */
  readonly report: (error: unknown) => void
}

/** Seconds by which Stripe's clock may differ, including the time of a call. */
const clockSkew = 120

/** Timeout of the site's own webhook, in milliseconds. */
const testTimeoutMs = 5_000

/** Oldest accepted webhook event, in seconds. */
const toleranceSeconds = 300

/** Payments through Stripe Checkout: no card number ever reaches this server. */
export function stripePayments(settings: StripeSettings): Payments {
  const { timeoutMs = 5_000 } = settings
  const stripe = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiUrl),
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
  })
  // A guest is waiting, and Stripe's library times out on silence alone, not on a slow trickle.
  const inTime = <T>(call: Promise<T>) => withDeadline(call, 2 * timeoutMs + second)
  /** Turns errors of Stripe or the network into refusals. */
  const asked = async <T>(call: () => Promise<T>) => {
    try {
      return ok(await inTime(call()))
    } catch (error) {
      settings.report(error)
      return err<PaymentsUnavailable>({ code: 'payments-unavailable' })
    }
  }
  /** The refund of that id, and one that was made by hand instead. */
  const findRefund = async (refund: RefundRequest) => {
    // Stripe drops idempotency keys after a day, but lists all refunds.
    const made = await inTime(stripe.refunds.list({ payment_intent: refund.paymentId, limit: 100 }))
    return {
      ours: made.data.find(({ metadata }) => metadata?.['refund_id'] === refund.id),
      byHand: made.data.find((each) => isByHandInPlaceOf(refund, each)),
    }
  }
  return {
    takesCards: true,
    openCheckout: (request) =>
      asked(async () => {
        const params = sessionParamsOf(request, settings.now())
        const create = (change: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
          stripe.checkout.sessions.create({ ...params, ...change }, { idempotencyKey })
        const key = `checkout-${request.orderId}`
        // A customer known by phone alone types the address there.
        const email = request.email === '' ? {} : { customer_email: request.email }
        const session = await create(email, key).catch((error: unknown) => {
          // Stripe refuses some addresses that our forms accept, such as `josé@example.com`.
          if (!hasCode(error, 'email_invalid')) throw error
          return create({}, `${key}-without-email`)
        })
        if (session.url === null) throw new Error(`Stripe session ${session.id} has no page`)
        return { sessionId: session.id, url: session.url, endsAt: session.expires_at * 1000 }
      }),

    checkoutState: (sessionId) =>
      asked(() =>
        unlessMissing({ is: 'ended' } as const, async () => {
          const session = await stripe.checkout.sessions.retrieve(sessionId, {
            expand: ['payment_intent'],
          })
          const payment = paymentOf(session, null)
          return payment === null ? { is: stateOf(session) } : ({ is: 'paid', payment } as const)
        }),
      ),

    expireCheckout: (sessionId) =>
      asked(async () => {
        try {
          await stripe.checkout.sessions.expire(sessionId)
        } catch (error) {
          // Paid or ended already: nothing to close.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
        return true as const
      }),

    async refund(refund) {
      try {
        const { ours, byHand } = await findRefund(refund)
        const answer =
          ours ??
          // Marked as ours, so that it stands for only one refund.
          (byHand &&
            (await inTime(
              stripe.refunds.update(byHand.id, { metadata: { refund_id: refund.id } }),
            ))) ??
          (await inTime(
            stripe.refunds.create(
              {
                payment_intent: refund.paymentId,
                amount: refund.amountCents,
                metadata: { refund_id: refund.id },
              },
              // Stripe repeats a refusal for its key, so the next attempt has another.
              { idempotencyKey: `refund-${refund.id}-${refund.refusals}` },
            ),
          ))
        const reason = failureOf(answer)
        return reason === null
          ? ok(true)
          : err({ code: 'refund-failed', providerRefundId: answer.id, reason })
      } catch (error) {
        if (hasCode(error, 'charge_already_refunded')) return ok(true)
        settings.report(error)
        return err(refundFailureOf(error))
      }
    },

    hasRefund: (refund) =>
      asked(() =>
        // A former account no longer refunds anything.
        unlessMissing(false, async () => {
          const { ours, byHand } = await findRefund(refund)
          return (ours ?? byHand) !== undefined
        }),
      ),

    findCheckout: (orderId, openedAt) =>
      asked(async () => {
        const at = Math.floor(openedAt / 1000)
        const created = { gte: at - clockSkew, lte: at + clockSkew }
        for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
          if (session.metadata?.['order_id'] === orderId) return session.id
        }
        return null
      }),

    balanceOf: (paymentId) =>
      asked(() =>
        // The fees of a former account stay unknown.
        unlessMissing({ transactions: [], isWhole: true }, () =>
          stripeBalanceOf(stripe, paymentId),
        ),
      ),
    payoutsSince: (since) => asked(() => stripePayoutsSince(stripe, since)),
    paidOutWith: (payoutId) => asked(() => stripePaidOutWith(stripe, payoutId)),

    hasWebhook: true,
    async testWebhook(address) {
      const timestamp = Math.floor(settings.now() / 1000)
      const payload = JSON.stringify({
        id: 'evt_test_of_the_webhook',
        object: 'event',
        created: timestamp,
        type: 'test.ping',
        data: { object: {} },
      })
      const secret = settings.webhookSecret
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      try {
        const { ok: isTaken, status } = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': header },
          body: payload,
          signal: AbortSignal.timeout(testTimeoutMs),
        })
        return isTaken ? { is: 'taken' } : { is: 'refused', status }
      } catch {
        return { is: 'unreachable' }
      }
    },

    async readWebhookEvent(body, signature, now) {
      const { webhookSecret } = settings
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        )
        return readStripeEvent(event)
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
        return err({ code: isForged ? 'bad-signature' : 'unreadable-webhook' })
      }
    },
  }
}

/** Rejects if the call takes longer. */
async function withDeadline<T>(call: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Stripe did not answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The state of an unpaid session; some banks take days to decide on the payment. */
function stateOf({ status, payment_intent: payment }: Stripe.Checkout.Session) {
  if (status !== 'complete') return status === 'expired' ? 'ended' : 'open'
  const isRefused =
    payment !== null &&
    typeof payment === 'object' &&
    (payment.status === 'requires_payment_method' || payment.status === 'canceled')
  return isRefused ? 'failed' : 'pending'
}

/** The answer of a call, or `instead` about what belongs to a former account. */
async function unlessMissing<T, Instead>(
  instead: Instead,
  call: () => Promise<T>,
): Promise<T | Instead> {
  try {
    return await call()
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return instead
    throw error
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Whether somebody made this refund in Stripe's dashboard while ours was waiting. */
function isByHandInPlaceOf(
  { amountCents, createdAt }: RefundRequest,
  made: Stripe.Refund,
): boolean {
  return (
    made.metadata?.['refund_id'] === undefined &&
    made.amount === amountCents &&
    made.created * 1000 >= createdAt &&
    failureOf(made) === null
  )
}

/** Only Stripe's own refusal is final; any other failure may pass. */
function refundFailureOf(error: unknown): RefundFailure {
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  return isRefused
    ? { code: 'refund-refused', reason: error.message }
    : { code: 'payments-unavailable' }
}

function hostOf(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
