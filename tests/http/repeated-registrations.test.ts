import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { minute } from '#domain/time.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { call, register, takenSeats, verified, walk } from '#support/booking-calls.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

const rosa = 'rosa@example.com'

/** Registers Rosa's address under a name; returns the id of the booking. */
async function registerAs(site: TestSite, firstName: string, lastName = 'Lindqvist') {
  const { status, body } = await register(site, {
    attendeeEmail: rosa,
    formResponses: [
      { fieldName: 'firstName', value: firstName },
      { fieldName: 'lastName', value: lastName },
      { fieldName: 'email', value: rosa },
    ],
  })
  return { status, id: String(body['bookingId']), body }
}

/** The result of a booking. */
async function result(site: TestSite, id: string) {
  const { body } = await call(site, 'GET', bookingPaths.result(walk, id))
  const { booking, paid }: { booking?: Record<string, unknown>; paid?: unknown } = body
  return { ...booking, paid }
}

const nameOf = (firstName: string, lastName = 'Lindqvist') => [
  { fieldName: 'firstName', value: firstName },
  { fieldName: 'lastName', value: lastName },
]

async function mails(site: TestSite) {
  return (await queuedEmails(site, 100)).map(({ to, subject }) => `${to}: ${subject}`).toSorted()
}

describe('the guest who registered an address first', () => {
  test('never reads the name of the guest who registers it later', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const stranger = await registerAs(site, 'Mallory', 'Malone')
    const held = await registerAs(site, 'Rosa')
    expect(held.status).toBe(200)
    expect(held.id).not.toBe(stranger.id)
    site.provider.pay('session-2')
    expect(await result(site, held.id)).toMatchObject({
      status: 'confirmed',
      paid: true,
      formResponses: nameOf('Rosa'),
    })
    expect(await result(site, stranger.id)).toMatchObject({
      bookingId: stranger.id,
      status: 'expired',
      paid: false,
      formResponses: nameOf('Mallory', 'Malone'),
    })
  })

  test('nor after their own time to pay has run out', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const stranger = await registerAs(site, 'Mallory', 'Malone')
    site.wait(31 * minute)
    await expireHolds(site)()
    const own = await registerAs(site, 'Rosa')
    expect(own.status).toBe(201)
    expect(own.id).not.toBe(stranger.id)
    const seen = await result(site, stranger.id)
    expect(seen).toMatchObject({ status: 'expired', formResponses: nameOf('Mallory', 'Malone') })
    expect(JSON.stringify(seen)).not.toContain('Lindqvist')
  })
})

describe('a guest whose address someone else registers meanwhile', () => {
  test('gets what they answered when they pay the page that they had open', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const guest = await registerAs(site, 'Rosa')
    const stranger = await registerAs(site, 'Mallory')
    // The guest was faster than the closing of the page.
    const payment = site.provider.pay('session-1')
    expect(await takePayment(site)(payment)).toMatchObject({ is: 'confirmed' })
    expect(await result(site, guest.id)).toMatchObject({
      status: 'confirmed',
      paid: true,
      formResponses: nameOf('Rosa'),
    })
    expect(await result(site, stranger.id)).toMatchObject({
      status: 'expired',
      paid: false,
      formResponses: nameOf('Mallory'),
    })
    expect(site.provider.pages.get('session-2')?.state).toBe('closed')
    expect(await takenSeats(site)).toBe(1)
    expect(await mails(site)).toEqual([
      'owner@evergreen.example: Paid: Yes from Rosa Lindqvist (Rain Garden Walk)',
      `${rosa}: You are registered: Rain Garden Walk`,
    ])
    expect((await verified(site)).body['booking']).toMatchObject({ bookingId: guest.id })
  })

  test('finds it too without a webhook event, by the page after the payment', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const guest = await registerAs(site, 'Rosa')
    await registerAs(site, 'Mallory')
    site.provider.pay('session-1')
    expect(await result(site, guest.id)).toMatchObject({ status: 'confirmed', paid: true })
    expect(site.provider.pages.get('session-2')?.state).toBe('closed')
  })

  test('pays once: of two pages that were paid, the later payment is refunded', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const first = await registerAs(site, 'Rosa')
    site.wait(1000)
    const second = await registerAs(site, 'Rosa')
    site.provider.pay('session-1')
    site.provider.pay('session-2')
    expect(await reconcilePayments(site)('all')).toMatchObject({ asked: 2, paid: 2 })
    expect(await result(site, first.id)).toMatchObject({ status: 'confirmed', paid: true })
    expect(await result(site, second.id)).toMatchObject({ status: 'refunded', paid: false })
    expect(await site.paymentStore.pendingRefunds()).toMatchObject([
      { bookingId: second.id, amountCents: 2500 },
    ])
    expect(await mails(site)).toEqual([
      'owner@evergreen.example: Paid: Yes from Rosa Lindqvist (Rain Garden Walk)',
      'owner@evergreen.example: Refund for Rosa Lindqvist (Rain Garden Walk)',
      `${rosa}: We are refunding your payment: Rain Garden Walk`,
      `${rosa}: You are registered: Rain Garden Walk`,
    ])
  })
})

test('a page that was opened too late to be closed with its attempt is closed by reconciling', async () => {
  const site = await testSite({ events: [paidEvent()] })
  const { id } = await registerAs(site, 'Rosa')
  await registerAs(site, 'Rosa')
  const page = await site.provider.openCheckout({
    ...pageRequest(site),
    subject: { kind: 'booking', id },
    orderId: 'late',
  })
  const order = (await site.bookings.find('e1', id))?.order
  if (!page.ok || !order) throw new Error('there is no order')
  const { endsAt, ...checkout } = page.value
  await site.bookings.attachCheckout(id, order.id, checkout, endsAt)
  await reconcilePayments(site)('all')
  expect([...site.provider.pages.values()].map(({ state }) => state)).toEqual([
    'closed',
    'open',
    'closed',
  ])
})

function pageRequest(site: TestSite) {
  const page = site.provider.pages.get('session-2')
  if (page === undefined) throw new Error('there is no page')
  return page.request
}
