import { describe, expect, test } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import {
  change,
  register,
  registrationBody,
  takenSeats,
  verified,
  walk,
} from '#support/booking-calls.ts'
import { err } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { countedForm, withCounts } from '#support/counted-event.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'

describe('a registration for a paid event', () => {
  test('leads to a checkout of the server’s own price and holds the seats meanwhile', async () => {
    const site = await testSite({ events: [paidEvent({ formFields: withCounts })] })
    const answer = await register(
      site,
      countedForm({ successUrl: 'http://localhost:3000/events/success?x=1&bookingId=forged#top' }),
    )
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      bookingId: expect.any(String),
      status: 'pending_payment',
      capacity: 10,
      totalAttendees: 3,
      paymentUrl: 'https://pay.example/session-1',
    })
    const id = String(answer.body['bookingId'])
    expect(site.provider.pages.get('session-1')?.request).toMatchObject({
      subject: { kind: 'booking', id },
      email: 'rosa@example.com',
      description: 'Rain Garden Walk',
      amountCents: 7500,
      quantity: 3,
      payUntil: Date.parse('2026-06-01T12:30:00Z'),
      successUrl: `http://localhost:3000/events/success?x=1&bookingId=${id}&event_id=${walk}#top`,
      failureUrl: `http://localhost:3000/events/failure?bookingId=${id}&event_id=${walk}`,
    })
    expect(await queuedEmails(site)).toEqual([])
  })

  test('returns to our own pages when the call does not say where', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const { successUrl: _, failureUrl: __, ...body } = registrationBody()
    await call(site, 'POST', bookingPaths.register(walk), body)
    expect(site.provider.pages.get('session-1')?.request.successUrl).toMatch(
      /^http:\/\/localhost:3000\/events\/success\?bookingId=/,
    )
  })

  test('an unpaid one is resumed with a fresh page, and the old page is closed', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const first = await register(site)
    const again = await register(site)
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({
      bookingId: expect.any(String),
      status: 'pending_payment',
      totalAttendees: 1,
      paymentUrl: 'https://pay.example/session-2',
    })
    expect(again.body['bookingId']).not.toBe(first.body['bookingId'])
    expect(site.provider.pages.get('session-1')?.state).toBe('closed')
  })

  test('keeps held seats to the end of their hold when no fresh page opens', async () => {
    const site = await testSite({ events: [paidEvent({ capacity: 1 })] })
    await register(site)
    site.wait(10 * minute)
    const openCheckout = site.provider.openCheckout.bind(site.provider)
    let isAway = true
    site.provider.openCheckout = async (request) =>
      isAway ? err({ code: 'payments-unavailable' }) : openCheckout(request)
    expect(await register(site)).toMatchObject({ status: 503 })
    site.wait(5 * minute)
    await reconcilePayments(site)('due')
    const other = await register(site, { attendeeEmail: 'zoe@example.com' })
    expect(other.body).toMatchObject({ code: 'fully-booked' })
    isAway = false
    expect(await register(site)).toMatchObject({ status: 200 })
    isAway = true
    await register(site)
    site.wait(31 * minute)
    await expireHolds(site)()
    await reconcilePayments(site)('due')
    expect(await takenSeats(site)).toBe(0)
    expect(await site.paymentStore.watchedOrders('all', site.clock.now())).toEqual([])
  })

  test('whose page opens after that of a newer answer is refused as replaced', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const openCheckout = site.provider.openCheckout.bind(site.provider)
    let newer: Awaited<ReturnType<typeof register>> | undefined
    site.provider.openCheckout = async (request) => {
      site.provider.openCheckout = openCheckout
      newer = await register(site)
      return openCheckout(request)
    }
    const older = await register(site)
    expect(older).toMatchObject({ status: 409, body: { code: 'answer-replaced' } })
    expect(newer).toMatchObject({ status: 200 })
    expect(await takenSeats(site)).toBe(1)
  })

  test('without a provider it is 503 and takes no seat', async () => {
    const site = await testSite({ events: [paidEvent()], payments: noPayments })
    const answer = await register(site)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.body).toEqual({
      message:
        'Payments are not available right now, so nothing has been booked. Please try again later or call us.',
      code: 'payments-unavailable',
    })
    expect(await takenSeats(site)).toBe(0)
    expect((await register(site, { willingness: 'maybe' })).status).toBe(201)
  })
})

describe('a change to a Yes that has to be paid for', () => {
  test('without a provider changes nothing, and needs no new code for the next try', async () => {
    const site = await testSite({ events: [paidEvent()], payments: noPayments })
    const { body } = await register(site, { willingness: 'maybe' })
    const { token } = await verified(site)
    const refused = { status: 503, body: { code: 'payments-unavailable' } }
    const id = String(body['bookingId'])
    expect(await change(site, id, token)).toMatchObject(refused)
    expect(await takenSeats(site)).toBe(0)
    expect(await change(site, id, token)).toMatchObject(refused)
    expect(await change(site, id, token, { willingness: 'maybe' })).toMatchObject({ status: 200 })
    expect(await change(site, id, token)).toMatchObject({ status: 401 })
  })
})
