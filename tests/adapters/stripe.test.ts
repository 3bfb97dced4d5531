import { expect, test } from 'vitest'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { minute } from '#domain/time.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { order, stripeForEachTest, refundOf } from '#support/stripe-payments.ts'

const site = stripeForEachTest()

test('money for a quote comes back under the quote', async () => {
  const subject = { kind: 'quote', id: 'quote-1' } as const
  const id = unwrap(
    await site.payments.openCheckout(order({ subject, email: '', quantity: 1 })),
  ).sessionId
  expect(site.stripe.sessions.get(id)).toMatchObject({
    metadata: { quote_id: 'quote-1', order_id: 'order-1' },
    allowed_payment_method_types: null,
  })
  site.stripe.pay(id)
  expect(await site.payments.checkoutState(id)).toMatchObject({
    value: { is: 'paid', payment: { subject, orderId: 'order-1' } },
  })
})

test('a page is opened for the amount, the guest and as long as the hold', async () => {
  const payUntil = Date.now() + 45 * minute
  const page = await site.payments.openCheckout(order({ payUntil }))
  expect(page).toEqual(
    ok({
      sessionId: 'cs_test_1',
      url: `${site.stripe.url}/c/pay/cs_test_1`,
      endsAt: Math.ceil(payUntil / 1000) * 1000,
    }),
  )
  expect(site.stripe.sessions.get('cs_test_1')).toMatchObject({
    amount_total: 5_000,
    currency: 'usd',
    customer_email: 'rosa@example.com',
    allowed_payment_method_types: ['card'],
    client_reference_id: 'booking-1',
    metadata: { booking_id: 'booking-1', order_id: 'order-1' },
    expires_at: Math.ceil(payUntil / 1000),
    success_url: 'https://evergreen.example/events/success?bookingId=booking-1',
    cancel_url: 'https://evergreen.example/events/failure',
  })
})

test.each(['josé@example.com', 'rosa..diaz@example.com'])(
  'a guest whose address Stripe refuses, %s, types it on the page',
  async (email) => {
    const change = { email, payUntil: Date.now() + 40 * minute }
    const id = await site.opened(change)
    expect(await site.opened(change)).toBe(id)
    expect(site.stripe.sessions.get(id)?.customer_email).toBeNull()
    expect(site.reported).toEqual([])
  },
)

test('a hold of just 30 minutes, begun a moment ago, still gets a page', async () => {
  const payUntil = Date.now() + 29 * minute
  const endsAt = unwrap(await site.payments.openCheckout(order({ payUntil }))).endsAt
  expect(endsAt).toBe((site.stripe.sessions.get('cs_test_1')?.expires_at ?? 0) * 1000)
  expect(endsAt - payUntil).toBeGreaterThan(minute)
  expect(endsAt - payUntil).toBeLessThan(2 * minute)
})

test('the same order opens one page, however often it is asked for', async () => {
  const payUntil = Date.now() + 40 * minute
  expect(await site.opened({ payUntil })).toBe(await site.opened({ payUntil }))
  // Stripe refuses the key with a different request.
  expect((await site.payments.openCheckout(order({ payUntil, quantity: 1 }))).ok).toBe(false)
  expect(site.stripe.sessions.size).toBe(1)
})

test('a page is open, then paid, and then has its payment', async () => {
  const id = await site.opened()
  expect(await site.payments.checkoutState(id)).toEqual(ok({ is: 'open' }))
  site.stripe.pay(id)
  expect(await site.payments.checkoutState(id)).toEqual(
    ok({
      is: 'paid',
      payment: {
        subject: { kind: 'booking', id: 'booking-1' },
        orderId: 'order-1',
        paymentId: `pi_${id}`,
        webhookEventId: null,
        amountCents: 5_000,
        currency: 'usd',
      },
    }),
  )
})

test('a page whose payment the bank has yet to decide on has not ended', async () => {
  const id = await site.opened()
  site.stripe.process(id)
  expect(await site.payments.checkoutState(id)).toEqual(ok({ is: 'pending' }))
  site.stripe.pay(id)
  expect(await site.payments.checkoutState(id)).toMatchObject({ value: { is: 'paid' } })
  const refused = await site.opened({ orderId: 'order-2' })
  site.stripe.process(refused)
  site.stripe.decline(refused)
  expect(await site.payments.checkoutState(refused)).toEqual(ok({ is: 'failed' }))
})

test('a checkout session whose answer was lost is found by its order', async () => {
  const id = await site.opened()
  await site.opened({ orderId: 'order-2' })
  expect(await site.payments.findCheckout('order-1', Date.now())).toEqual(ok(id))
  expect(await site.payments.findCheckout('order-3', Date.now())).toEqual(ok(null))
  const longAgo = Date.now() - 10 * minute
  expect(await site.payments.findCheckout('order-1', longAgo)).toEqual(ok(null))
})

test('a refund that fails, at once or when it is looked up, is no refund', async () => {
  const id = await site.paid()
  const refund = refundOf(`pi_${id}`)
  const failed = err({
    code: 'refund-failed',
    providerRefundId: 're_1',
    reason: 'lost or stolen card',
  })
  site.stripe.refundFailure = 'lost_or_stolen_card'
  expect(await site.payments.refund(refund)).toEqual(failed)
  site.stripe.refundFailure = null
  site.stripe.forgetKeys()
  expect(await site.payments.refund(refund)).toEqual(failed)
  expect(site.stripe.refunds).toHaveLength(1)
  expect(await site.payments.refund({ ...refund, id: 'refund-2' })).toEqual(ok(true))
})

test('a closed page has ended, and closing twice or after payment is harmless', async () => {
  const id = await site.opened()
  await site.payments.expireCheckout(id)
  await site.payments.expireCheckout(id)
  expect(await site.payments.checkoutState(id)).toEqual(ok({ is: 'ended' }))
  const paid = await site.paid({ orderId: 'order-2' })
  await site.payments.expireCheckout(paid)
  expect(await site.payments.checkoutState(paid)).toMatchObject({ value: { is: 'paid' } })
  expect(site.reported).toEqual([])
  site.stripe.mood = 'server-error'
  expect(await site.payments.expireCheckout(id)).toEqual(err({ code: 'payments-unavailable' }))
})

test('a page that Stripe does not know has ended', async () => {
  expect(await site.payments.checkoutState('cs_unknown')).toEqual(ok({ is: 'ended' }))
})

test('a refund is given once', async () => {
  const id = await site.paid()
  const refund = refundOf(`pi_${id}`)
  expect(await site.payments.refund(refund)).toEqual(ok(true))
  expect(await site.payments.refund(refund)).toEqual(ok(true))
  expect(site.stripe.refunds.map(({ amount }) => amount)).toEqual([5_000])
  // A day later.
  site.stripe.forgetKeys()
  expect(await site.payments.refund(refund)).toEqual(ok(true))
  expect(site.stripe.refunds).toHaveLength(1)
  // Refunded by hand on Stripe's own pages.
  expect(await site.payments.refund({ ...refund, id: 'refund-2' })).toEqual(ok(true))
  expect(site.stripe.refunds).toHaveLength(1)
})

test('a payment is refunded in parts, each once, and never beyond its amount', async () => {
  const id = await site.paid()
  const part = refundOf(`pi_${id}`, { amountCents: 2_000 })
  for (const name of ['refund-1', 'refund-2', 'refund-1']) {
    site.stripe.forgetKeys()
    expect(await site.payments.refund({ ...part, id: name })).toEqual(ok(true))
  }
  expect(site.stripe.refunds.map(({ amount }) => amount)).toEqual([2_000, 2_000])
  // More than is left, after a refund by hand, must not count as done.
  expect(await site.payments.refund({ ...part, id: 'refund-3' })).toEqual(
    err({
      code: 'refund-refused',
      reason: 'Refund amount is greater than unrefunded amount on charge',
    }),
  )
})

test('a refusal by Stripe is distinguished from an outage', async () => {
  const id = await site.paid()
  const refund = refundOf(`pi_${id}`)
  site.stripe.refusal = 'Your account has too little balance.'
  const refused = { code: 'refund-refused', reason: 'Your account has too little balance.' }
  expect(await site.payments.refund(refund)).toEqual(err(refused))
  site.stripe.refusal = null
  // Stripe repeats the response to a key for a day, even after the cause is fixed.
  expect(await site.payments.refund(refund)).toEqual(err(refused))
  site.stripe.mood = 'server-error'
  expect(await site.payments.refund({ ...refund, refusals: 1 })).toEqual(
    err({ code: 'payments-unavailable' }),
  )
  site.stripe.mood = 'well'
  expect(await site.payments.refund({ ...refund, refusals: 1 })).toEqual(ok(true))
  expect(site.stripe.refunds).toHaveLength(1)
})

test('a refund made by hand since ours was asked for is taken for it, once', async () => {
  const id = await site.paid()
  const asked = { amountCents: 1_500, createdAt: Date.now() - minute, refusals: 1 }
  const refund = refundOf(`pi_${id}`, asked)
  site.stripe.refundByHand(id, 1_000)
  site.stripe.refundByHand(id, 1_500)
  for (const name of ['refund-1', 'refund-1', 'refund-2']) {
    expect(await site.payments.refund({ ...refund, id: name })).toEqual(ok(true))
  }
  // An earlier refund by hand was one of its own.
  const later = { ...refund, id: 'refund-3', amountCents: 1_000, createdAt: Date.now() + minute }
  expect(await site.payments.refund(later)).toEqual(ok(true))
  expect(site.stripe.refunds.map(({ amount }) => amount)).toEqual([1_000, 1_500, 1_500, 1_000])
  expect(site.stripe.refunds[1]?.metadata).toEqual({ refund_id: 'refund-1' })
})

test('a key that Stripe does not know is a refusal', async () => {
  const wrong = stripePayments({
    secretKey: 'sk_test_wrong',
    webhookSecret: site.stripe.webhookSecret,
    apiUrl: site.stripe.url,
    now: Date.now,
    report: () => {},
  })
  expect(await wrong.refund(refundOf('pi'))).toMatchObject(err({ code: 'refund-refused' }))
})

test.each(['server-error', 'rate-limited'] as const)(
  'when Stripe answers %s, payments are unavailable',
  async (mood) => {
    site.stripe.mood = mood
    expect(await site.payments.openCheckout(order())).toEqual(err({ code: 'payments-unavailable' }))
    expect(site.reported).toHaveLength(1)
    site.stripe.mood = 'well'
    expect((await site.payments.openCheckout(order())).ok).toBe(true)
  },
)

test.each(['silent', 'trickling'] as const)('when Stripe is %s, the wait ends', async (mood) => {
  const impatient = stripePayments({
    secretKey: site.stripe.secretKey,
    webhookSecret: site.stripe.webhookSecret,
    apiUrl: site.stripe.url,
    now: Date.now,
    report: (error) => site.reported.push(error),
    timeoutMs: 200,
  })
  site.stripe.mood = mood
  expect(await impatient.checkoutState('cs_test_1')).toEqual(err({ code: 'payments-unavailable' }))
})
