import { describe, expect, test } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { day, hour, minute } from '#domain/time.ts'
import { ok } from '#domain/result.ts'
import type { Payments } from '#ports/payments.ts'
import { cancelEvent } from '#usecases/bookings/cancel-event.ts'
import { issueRefunds } from '#usecases/payments/issue-refunds.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { startReconciling, reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { call, change, register, takenSeats, verified, walk } from '#support/booking-calls.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { testSite, type TestSite } from '#support/test-site.ts'
import { bookingResult, unpaidSite } from '#support/unpaid-booking.ts'

async function subjects(site: TestSite) {
  return (await queuedEmails(site, 100)).map(({ subject }) => subject).toSorted()
}

test('a network that holds seats for three unpaid bookings waits for the next', async () => {
  const site = await testSite({ events: [paidEvent()], limitsHolds: true })
  const from = (attendeeEmail: string) => register(site, { attendeeEmail })
  for (const guest of ['a@example.com', 'b@example.com', 'c@example.com']) {
    expect((await from(guest)).status).toBe(201)
    site.wait(minute)
  }
  const refused = await from('d@example.com')
  expect(refused.status).toBe(429)
  expect(refused.body).toEqual({
    code: 'too-many-holds',
    message:
      'Seats are being held for 3 unpaid bookings from your network. Please pay for one of them, or try again in 27 minutes.',
  })
  expect(refused.headers.get('retry-after')).toBe(String(27 * 60))
  expect(await takenSeats(site)).toBe(3)
  site.comeFrom('203.0.113.8')
  expect((await from('d@example.com')).status).toBe(201)
  site.comeFrom('203.0.113.7')
  await takePayment(site)(site.provider.pay('session-1'))
  expect((await from('e@example.com')).status).toBe(201)
})

describe('with no visitor present', () => {
  test('an abandoned hold ends and its seats are free again', async () => {
    const { site, id } = await unpaidSite()
    expect(await takenSeats(site)).toBe(1)
    site.wait(30 * minute)
    expect(await expireHolds(site)()).toBe(1)
    expect(await takenSeats(site)).toBe(0)
    expect((await bookingResult(site, id)).body).toMatchObject({ booking: { status: 'expired' } })
    expect(site.provider.pages.get('session-1')?.state).toBe('closed')
    expect(await expireHolds(site)()).toBe(0)
  })

  test('a payment without a webhook event is found', async () => {
    const { site, id } = await unpaidSite()
    site.provider.pay('session-1')
    site.wait(hour)
    await expireHolds(site)()
    expect(await reconcilePayments(site)('all')).toEqual({ asked: 1, paid: 1, isComplete: true })
    expect(await site.bookings.find('e1', id)).toMatchObject({ status: 'confirmed', seats: 1 })
    expect(await reconcilePayments(site)('all')).toEqual({ asked: 0, paid: 0, isComplete: true })
  })

  test('the provider is asked far back at the start, and later only about what is new', async () => {
    const { site } = await unpaidSite()
    site.wait(2 * day)
    await expireHolds(site)()
    let provider: Payments = noPayments
    const checkoutState = (sessionId: string) => provider.checkoutState(sessionId)
    const round = startReconciling({ ...site, payments: { ...site.provider, checkoutState } })
    expect(await round()).toEqual({ asked: 0, paid: 0, isComplete: false })
    site.wait(hour)
    provider = site.provider
    expect(await round()).toEqual({ asked: 1, paid: 0, isComplete: true })
    expect(await round()).toEqual({ asked: 0, paid: 0, isComplete: true })
    await register(site, { attendeeEmail: 'zoe@example.com' })
    site.provider.pay('session-2')
    expect(await round()).toEqual({ asked: 1, paid: 1, isComplete: true })
  })

  test('a page that ended early gives its seats back before its time', async () => {
    const { site } = await unpaidSite()
    await site.provider.expireCheckout('session-1')
    await reconcilePayments(site)('all')
    expect(await takenSeats(site)).toBe(0)
  })

  test('a payment for seats that are gone is refunded once, and guest and owner get an email', async () => {
    const { site, id } = await unpaidSite(paidEvent({ capacity: 1 }))
    site.wait(30 * minute)
    await expireHolds(site)()
    await register(site, { attendeeEmail: 'zoe@example.com' })
    const payment = site.provider.pay('session-1')
    expect(await takePayment(site)(payment)).toMatchObject({ is: 'refunded', refundCents: 2500 })
    expect(await takePayment(site)(payment)).toMatchObject({ is: 'known' })
    expect(await issueRefunds({ ...site, payments: noPayments })()).toMatchObject({
      done: 0,
      waiting: 1,
    })
    site.wait(minute)
    expect(await issueRefunds(site)()).toMatchObject({ done: 1, waiting: 0 })
    expect(await issueRefunds(site)()).toMatchObject({ done: 0, waiting: 0 })
    expect(site.provider.refunds).toMatchObject([{ bookingId: id, amountCents: 2500 }])
    expect((await bookingResult(site, id)).body).toMatchObject({
      booking: { status: 'refunded' },
      paid: false,
    })
    expect(await subjects(site)).toEqual([
      'Refund for Rosa Lindqvist (Rain Garden Walk)',
      'We are refunding your payment: Rain Garden Walk',
    ])
  })
})

test('more seats cost the difference; a No marks what was paid as due', async () => {
  const formFields = [
    { type: 'number', name: 'adults', label: 'Adults', required: true, placeholder: null },
  ] as const
  const { site, id } = await unpaidSite(paidEvent({ formFields: [] }))
  site.provider.pay('session-1')
  await bookingResult(site, id)
  const stored = await site.events.find('evergreen', walk)
  if (stored === null) throw new Error('no event')
  await site.events.importAll([{ ...stored.event, formFields }], site.clock.now())

  const first = await verified(site)
  const more = await change(site, id, first.token, { adults: 3 })
  expect(more.body).toMatchObject({
    booking: { status: 'pending_payment', willingness: 'yes' },
    totalAttendees: 3,
  })
  const page = site.provider.pages.get('session-2')
  expect(page?.request).toMatchObject({ amountCents: 5000, quantity: 2 })
  site.provider.pay('session-2')
  await reconcilePayments(site)('all')

  site.wait(minute)
  const second = await verified(site)
  await change(site, id, second.token, { willingness: 'no' })
  expect(await site.bookings.find('e1', id)).toMatchObject({
    status: 'cancelled',
    paidCents: 7500,
    refundDueCents: 7500,
  })
  expect(site.provider.refunds).toEqual([])
  const toOwner = (await queuedEmails(site, 50)).find(({ subject }) =>
    subject.startsWith('Changed to No'),
  )
  expect(toOwner?.text).toContain('Please refund $75 to this guest.')
  expect(toOwner?.text).toMatch(/https?:\/\/\S+\/desk\n/)
  expect(toOwner?.text).not.toContain('command')
})

test('canceling an event frees all seats, closes open pages and emails its guests', async () => {
  const { site, id } = await unpaidSite()
  site.provider.pay('session-1')
  await bookingResult(site, id)
  await register(site, { attendeeEmail: 'zoe@example.com' })
  await register(site, { attendeeEmail: 'max@example.com', willingness: 'maybe' })
  const no = { name: 'Ann', number: '7705550123', email: 'ann@example.com' }
  await call(site, 'POST', bookingPaths.decline(walk), no)
  expect(await cancelEvent(site)(walk)).toEqual(
    ok({ bookings: 3, notified: 3, refundDueCents: 2500 }),
  )
  expect(site.provider.pages.get('session-2')?.state).toBe('closed')
  expect(await takenSeats(site)).toBe(0)
  const cancelledEmails = (await queuedEmails(site, 50)).filter(({ subject }) =>
    subject.startsWith('Canceled'),
  )
  expect(cancelledEmails.map(({ to }) => to).toSorted()).toEqual([
    'max@example.com',
    'rosa@example.com',
    'zoe@example.com',
  ])
  expect(await cancelEvent(site)(walk)).toEqual(ok({ bookings: 0, notified: 0, refundDueCents: 0 }))
  expect(await cancelEvent(site)('nothing')).toMatchObject({ ok: false })
})
