import { describe, expect, test } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { day, hour, minute } from '#domain/time.ts'
import { ok } from '#domain/result.ts'
import type { Payments } from '#ports/payments.ts'
import { cancelEvent } from '#usecases/events/cancel-event.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { startReconciling, reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { register, takenSeats, walk } from '#support/booking-calls.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'
import { bookingResult, unpaidSite } from '#support/registered-site.ts'

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
  const cancelledEmails = (await queuedEmails(site)).filter(({ subject }) =>
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
