import { expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { stripeForEachTest } from '#support/stripe-payments.ts'

const site = stripeForEachTest()

test('a signed webhook event reports the payment', async () => {
  const id = await site.paid()
  const { body, signature } = site.stripe.paymentEvent(id)
  expect(await site.payments.readWebhookEvent(body, signature, Date.now())).toEqual(
    ok({
      is: 'paid',
      payment: expect.objectContaining({
        webhookEventId: `evt_${id}`,
        subject: { kind: 'booking', id: 'booking-1' },
      }),
    }),
  )
})

test('a signed webhook event reports the total refunds of a payment', async () => {
  const id = await site.paid()
  site.stripe.refundByHand(id, 1_500)
  site.stripe.refundByHand(id, 500)
  const { body, signature } = site.stripe.refundEvent(id, { eventId: 'evt_refund' })
  expect(await site.payments.readWebhookEvent(body, signature, Date.now())).toEqual(
    ok({
      is: 'refunded',
      report: {
        paymentId: `pi_${id}`,
        subject: { kind: 'booking', id: 'booking-1' },
        refundedCents: 2_000,
        countedAt: expect.any(Number),
        webhookEventId: 'evt_refund',
      },
    }),
  )
  const forged = site.stripe.refundEvent(id, { secret: 'whsec_other' })
  expect(
    await site.payments.readWebhookEvent(forged.body, forged.signature, Date.now()),
  ).toMatchObject(err({ code: 'bad-signature' }))
})

test('a payment on which the bank has yet to decide is pending, and then paid late or failed', async () => {
  const metadata = { quote_id: 'quote-1', order_id: 'order-1' }
  const read = async (type: string, status: string, notes: object | null = metadata) => {
    const money = { payment_intent: 'pi_1', amount_total: 5_000, currency: 'usd' }
    const object = { ...money, payment_status: status, metadata: notes }
    const data = { object }
    const event = { id: 'evt_1', object: 'event', created: 1, type, data }
    const { body, signature } = site.stripe.sign(JSON.stringify(event))
    return unwrap(await site.payments.readWebhookEvent(body, signature, Date.now()))
  }
  const order = { subject: { kind: 'quote', id: 'quote-1' }, orderId: 'order-1' }
  const session = 'checkout.session'
  expect(await read(`${session}.completed`, 'unpaid')).toEqual({ is: 'pending', ...order })
  expect(await read(`${session}.completed`, 'unpaid', null)).toBeNull()
  expect(await read(`${session}.async_payment_failed`, 'unpaid')).toEqual({
    is: 'failed',
    ...order,
  })
  for (const [type, isDelayed] of [
    ['completed', false],
    ['async_payment_succeeded', true],
  ] as const) {
    const paid = { is: 'paid', payment: { ...order, isDelayed } }
    expect(await read(`${session}.${type}`, 'paid')).toMatchObject(paid)
  }
})

test('a forged, unsigned, changed or stale webhook event is refused', async () => {
  const id = await site.paid()
  const { body, signature } = site.stripe.paymentEvent(id)
  const refused = err({ code: 'bad-signature' })
  const forged = site.stripe.paymentEvent(id, { secret: 'whsec_other' })
  expect(await site.payments.readWebhookEvent(forged.body, forged.signature, Date.now())).toEqual(
    refused,
  )
  expect(await site.payments.readWebhookEvent(body, null, Date.now())).toEqual(refused)
  expect(await site.payments.readWebhookEvent(body, 't=1,v1=zz', Date.now())).toEqual(refused)
  expect(
    await site.payments.readWebhookEvent(body.replace('5000', '1'), signature, Date.now()),
  ).toEqual(refused)
  expect(await site.payments.readWebhookEvent(body, signature, Date.now() + 6 * minute)).toEqual(
    refused,
  )
})

test.each(['null', '[]', '"text"', '{}', '{"id":"evt_1","type":7}', 'no JSON'])(
  'a signed body that is no event is distinguished from a forged one: %s',
  async (text) => {
    const { body, signature } = site.stripe.sign(text)
    expect(await site.payments.readWebhookEvent(body, signature, Date.now())).toEqual(
      err({ code: 'unreadable-webhook' }),
    )
  },
)

test('a signed event of a known kind without its required fields is unreadable', async () => {
  for (const type of [
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
    'refund.failed',
    'charge.dispute.created',
  ]) {
    const event = { id: 'evt_1', object: 'event', created: 1, type, data: { object: null } }
    const { body, signature } = site.stripe.sign(JSON.stringify(event))
    expect(await site.payments.readWebhookEvent(body, signature, Date.now())).toEqual(
      err({ code: 'unreadable-webhook' }),
    )
  }
})

test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
  'a refund reported by %s counts as failed if it failed or was canceled',
  async (type) => {
    const read = async (status: string) => {
      const refund = { id: 're_1', amount: 5_000, payment_intent: 'pi_1', status }
      const object = { ...refund, metadata: { refund_id: 'refund-1' } }
      const event = { id: 'evt_1', object: 'event', created: 1, type, data: { object } }
      const { body, signature } = site.stripe.sign(JSON.stringify(event))
      return site.payments.readWebhookEvent(body, signature, Date.now())
    }
    for (const status of ['failed', 'canceled']) {
      expect(await read(status)).toMatchObject({
        value: { is: 'refund-failed', failed: { paymentId: 'pi_1', refundId: 'refund-1' } },
      })
    }
    for (const status of ['succeeded', 'pending', 'requires_action']) {
      expect(await read(status)).toEqual(ok(null))
    }
  },
)

test('a dispute to which the bank takes no answer has no deadline', async () => {
  const dispute = { id: 'du_1', amount: 5_000, currency: 'usd', payment_intent: 'pi_1' }
  const more = { charge: 'ch_1', reason: 'general', status: 'under_review' }
  const object = { ...dispute, ...more, evidence_details: { due_by: 0 } }
  const type = 'charge.dispute.created'
  const event = { id: 'evt_1', object: 'event', created: 1, type, data: { object } }
  const { body, signature } = site.stripe.sign(JSON.stringify(event))
  expect(await site.payments.readWebhookEvent(body, signature, Date.now())).toMatchObject({
    value: { is: 'disputed', dispute: { answerBy: null } },
  })
})
