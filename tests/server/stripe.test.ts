import { describe, expect, test } from 'vitest'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { databaseKinds } from '#support/databases.ts'
import { ownersView, pruning, registerAt, sendWebhook } from '#support/booking-server.ts'
import { stripeSite } from '#support/stripe-site.ts'
import { webhookSecret } from '#support/stripe-signing.ts'

const receipts = [
  'boss@evergreen.example: Paid: Yes from Rosa Lindqvist (Hands-on Pruning Class)',
  'rosa@example.com: You are registered: Hands-on Pruning Class',
]

describe.each(databaseKinds)('a paid event on %s', (kind) => {
  const setup = stripeSite(kind)

  test('one payment is one booking and one receipt, however often its webhook event comes', async () => {
    const { stripe, settings } = setup
    const site = await setup.open()
    const forged = { amountCents: 1, eventPrice: 0, price: 0.01, quantity: 1, paymentUrl: '/free' }
    const held = await registerAt(site, pruning, forged)
    expect(held).toMatchObject({
      status: 201,
      body: {
        status: 'pending_payment',
        totalAttendees: 2,
        paymentUrl: `${stripe.url}/c/pay/cs_test_1`,
      },
    })
    const id = String(held.body['bookingId'])
    const back = `bookingId=${id}&event_id=${pruning}`
    expect(stripe.sessions.get('cs_test_1')).toMatchObject({
      amount_total: 5_000,
      currency: 'usd',
      customer_email: 'rosa@example.com',
      client_reference_id: id,
      success_url: `https://evergreen.example/events/success?${back}`,
      cancel_url: `https://evergreen.example/events/failure?${back}`,
    })

    stripe.pay('cs_test_1')
    const event = stripe.paymentEvent('cs_test_1')
    expect(await sendWebhook(site, { ...event, signature: null })).toBe(400)
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'pending_payment', seats: 2 }],
      mails: [],
    })

    const other = stripe.paymentEvent('cs_test_1', { eventId: 'evt_other' })
    const deliveries = [event, event, other, event, other].map((each) => sendWebhook(site, each))
    expect(await Promise.all(deliveries)).toEqual([200, 200, 200, 200, 200])
    const mails = await setup.mailed(2)
    const receipt = mails.find(({ to }) => to?.[0]?.address === 'rosa@example.com')
    expect(receipt?.text).toContain('Amount paid: $50')
    expect(receipt?.text).toContain('Seats: 2')
    expect(receipt?.text).toContain('Event: Hands-on Pruning Class')
    expect(receipt?.text).toContain(`Reference: ${id}`)

    await site.stop()
    const again = await setup.open()
    expect(await sendWebhook(again, stripe.paymentEvent('cs_test_1'))).toBe(200)
    expect(
      await sendWebhook(again, stripe.paymentEvent('cs_test_1', { eventId: 'evt_third' })),
    ).toBe(200)
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'confirmed', seats: 2, amountCents: 5_000 }],
      mails: receipts,
    })
    expect(stripe.refunds).toEqual([])
  })
})

// The stores' own suites run on both databases.
describe('a paid event', () => {
  const setup = stripeSite('PostgreSQL')

  test('a payment while the server was dead is found when it starts, with no webhook event', async () => {
    const { stripe, settings } = setup
    const site = await setup.start()
    const id = await setup.registered(site)
    await site.stop('SIGKILL')
    stripe.pay('cs_test_1')
    const again = await setup.open()
    await setup.mailed(2)
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'confirmed', seats: 2, amountCents: 5_000 }],
      mails: receipts,
    })
    // The webhook event that comes after all changes nothing.
    expect(await sendWebhook(again, stripe.paymentEvent('cs_test_1'))).toBe(200)
    expect((await ownersView(settings, pruning)).mails).toEqual(receipts)
  })

  test('the test of "Going live" finds out why webhook events do not arrive', async () => {
    const site = await setup.open()
    const tried = (address: string, secret: string) =>
      stripePayments({
        secretKey: 'sk_test',
        webhookSecret: secret,
        apiUrl: null,
        now: Date.now,
        report: () => {},
      }).testWebhook(address)
    expect(await tried(site.url + paymentWebhookPath, webhookSecret)).toEqual({ is: 'taken' })
    expect(await tried(site.url + paymentWebhookPath, 'whsec_other')).toEqual({
      is: 'refused',
      status: 400,
    })
    expect(await tried('http://127.0.0.1:1/', webhookSecret)).toEqual({ is: 'unreachable' })
  })
})
