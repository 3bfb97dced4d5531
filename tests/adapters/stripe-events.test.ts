import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { minute } from '#domain/time.ts'
import type { CheckoutRequest, Payments } from '#ports/payments.ts'
import { startStripeStandIn, type StripeStandIn } from '#support/stripe-stand-in.ts'

let stripe: StripeStandIn
let payments: Payments
const reported: unknown[] = []

beforeEach(async () => {
  stripe = await startStripeStandIn()
  reported.length = 0
  payments = stripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.url,
    now: Date.now,
    report: (error) => reported.push(error),
  })
})
afterEach(() => stripe.close())

function order(change: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    bookingId: 'booking-1',
    orderId: 'order-1',
    email: 'rosa@example.com',
    description: 'Pruning class',
    amountCents: 5_000,
    quantity: 2,
    payUntil: Date.now() + 30 * minute,
    successUrl: 'https://evergreen.example/events/success?bookingId=booking-1',
    failureUrl: 'https://evergreen.example/events/failure',
    ...change,
  }
}

async function opened(change: Partial<CheckoutRequest> = {}): Promise<string> {
  const page = await payments.openCheckout(order(change))
  if (!page.ok) throw new Error(page.error.code)
  return page.value.sessionId
}

test('a signed webhook event tells of the payment', async () => {
  const id = await opened()
  stripe.pay(id)
  const { body, signature } = stripe.paymentEvent(id)
  expect(await payments.readWebhookEvent(body, signature, Date.now())).toEqual({
    ok: true,
    value: {
      is: 'paid',
      payment: expect.objectContaining({ webhookEventId: `evt_${id}`, bookingId: 'booking-1' }),
    },
  })
})

test('a signed webhook event tells what went back of a payment, in all', async () => {
  const id = await opened()
  stripe.pay(id)
  stripe.refundByHand(id, 1_500)
  stripe.refundByHand(id, 500)
  const { body, signature } = stripe.refundEvent(id, { eventId: 'evt_refund' })
  expect(await payments.readWebhookEvent(body, signature, Date.now())).toEqual({
    ok: true,
    value: {
      is: 'refunded',
      report: {
        paymentId: `pi_${id}`,
        bookingId: 'booking-1',
        refundedCents: 2_000,
        countedAt: expect.any(Number),
        webhookEventId: 'evt_refund',
      },
    },
  })
  const forged = stripe.refundEvent(id, { secret: 'whsec_other' })
  expect(await payments.readWebhookEvent(forged.body, forged.signature, Date.now())).toMatchObject({
    error: { code: 'bad-signature' },
  })
})

test('a webhook event of an unpaid session, or of someone else’s, tells of nothing', async () => {
  const unpaid = stripe.paymentEvent(await opened())
  expect(await payments.readWebhookEvent(unpaid.body, unpaid.signature, Date.now())).toEqual({
    ok: true,
    value: null,
  })
})

test('a forged, unsigned, changed or stale webhook event is refused', async () => {
  const id = await opened()
  stripe.pay(id)
  const { body, signature } = stripe.paymentEvent(id)
  const refused = { ok: false, error: { code: 'bad-signature' } }
  const forged = stripe.paymentEvent(id, { secret: 'whsec_other' })
  expect(await payments.readWebhookEvent(forged.body, forged.signature, Date.now())).toEqual(
    refused,
  )
  expect(await payments.readWebhookEvent(body, null, Date.now())).toEqual(refused)
  expect(await payments.readWebhookEvent(body, 't=1,v1=zz', Date.now())).toEqual(refused)
  expect(await payments.readWebhookEvent(body.replace('5000', '1'), signature, Date.now())).toEqual(
    refused,
  )
  expect(await payments.readWebhookEvent(body, signature, Date.now() + 6 * minute)).toEqual(refused)
})

test.each(['null', '[]', '"text"', '{}', '{"id":"evt_1","type":7}', 'no JSON'])(
  'a signed body that is no event is told apart from a forged one: %s',
  async (text) => {
    const { body, signature } = stripe.sign(text)
    expect(await payments.readWebhookEvent(body, signature, Date.now())).toEqual({
      ok: false,
      error: { code: 'unreadable-webhook' },
    })
  },
)

test('a signed event of a known kind without what it must hold is unreadable', async () => {
  for (const type of [
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
    'refund.failed',
    'charge.dispute.created',
  ]) {
    const event = { id: 'evt_1', object: 'event', created: 1, type, data: { object: null } }
    const { body, signature } = stripe.sign(JSON.stringify(event))
    expect(await payments.readWebhookEvent(body, signature, Date.now())).toEqual({
      ok: false,
      error: { code: 'unreadable-webhook' },
    })
  }
})
