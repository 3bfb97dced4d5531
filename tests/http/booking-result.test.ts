import { describe, expect, test, vi } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { day, hour, minute } from '#domain/time.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { change, register, verified, walk } from '#support/booking-calls.ts'
import { countedForm, withCounts } from '#support/counted-event.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'
import { bookingResult, registeredSite, unpaidSite } from '#support/registered-site.ts'

async function subjects(site: TestSite) {
  return (await queuedEmails(site)).map(({ subject }) => subject).toSorted()
}

describe('the result of a booking', () => {
  test('shows only who booked, when, and the status, and is not cached', async () => {
    const { site, id } = await unpaidSite()
    const answer = await bookingResult(site, id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      booking: {
        bookingId: id,
        status: 'pending_payment',
        attendeeEmail: 'rosa@example.com',
        bookedAt: '2026-06-01T12:00:00.000Z',
        formResponses: [
          { fieldName: 'firstName', value: 'Rosa' },
          { fieldName: 'lastName', value: 'Lindqvist' },
        ],
      },
      paid: false,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('an unpaid booking that is opened by hand stays as it is', async () => {
    const { site, id } = await unpaidSite()
    for (let looks = 0; looks < 3; looks += 1) await bookingResult(site, id)
    expect((await site.bookings.find('e1', id))?.status).toBe('pending_payment')
    expect(await queuedEmails(site)).toEqual([])
  })

  test('asks the provider, so a lost webhook event loses nothing', async () => {
    const { site, id } = await unpaidSite()
    site.provider.pay('session-1')
    const answers = await Promise.all([bookingResult(site, id), bookingResult(site, id)])
    for (const { body } of answers) {
      expect(body).toMatchObject({ booking: { status: 'confirmed' }, paid: true })
    }
    expect(await subjects(site)).toEqual([
      'Paid: Yes from Rosa Lindqvist (Rain Garden Walk)',
      'You are registered: Rain Garden Walk',
    ])
  })

  test('asks the provider for some days after the time to pay, and no longer', async () => {
    const event = paidEvent({ start: Date.parse('2026-08-01T12:00:00Z') })
    const { site, id } = await registeredSite(event)
    const asked = vi.spyOn(site.provider, 'checkoutState')
    await bookingResult(site, id)
    site.wait(3 * day)
    await bookingResult(site, id)
    expect(asked).toHaveBeenCalledTimes(2)
    site.wait(hour)
    expect((await bookingResult(site, id)).status).toBe(200)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('a booking without a payment is confirmed but not paid', async () => {
    const { site, id } = await registeredSite()
    const answer = await bookingResult(site, id)
    expect(answer.body).toMatchObject({ booking: { status: 'confirmed' }, paid: false })
  })

  test('more seats that were not paid for in time, or went back, are no payment, though the first ones were', async () => {
    const event = paidEvent({ formFields: withCounts, capacity: 5 })
    const { site, id } = await registeredSite(event, countedForm())
    site.provider.pay('session-1')
    await bookingResult(site, id)
    const { token } = await verified(site)
    await change(site, id, token, countedForm({ adults: 4 }))
    site.wait(30 * minute)
    await expireHolds(site)()
    const unpaid = { booking: { status: 'confirmed' }, paid: false }
    expect((await bookingResult(site, id)).body).toMatchObject(unpaid)
    await register(site, countedForm({ attendeeEmail: 'zoe@example.com', adults: 1 }))
    const late = site.provider.pay('session-2')
    expect(await takePayment(site)(late)).toMatchObject({ is: 'refunded', reason: 'seats-gone' })
    expect((await bookingResult(site, id)).body).toMatchObject(unpaid)
    expect(await takePayment(site)(late)).toMatchObject({ is: 'known' })
  })

  test('while the provider is unavailable it shows the known status', async () => {
    const { site, id } = await unpaidSite()
    const unavailable = { ...site.provider, checkoutState: () => noPayments.checkoutState('') }
    expect((await reconcilePayments({ ...site, payments: unavailable })('all')).asked).toBe(0)
    expect((await bookingResult(site, id)).body).toMatchObject({
      booking: { status: 'pending_payment' },
    })
  })

  test('without an id it is 400, with an unknown one or of another event 404', async () => {
    const other = paidEvent({ id: 'e2', publicId: 'other-event' })
    const site = await testSite({ events: [paidEvent(), other] })
    const { body } = await register(site)
    const bare = await call(site, 'GET', `/api/events/${walk}/success`)
    expect(bare).toMatchObject({ status: 400, body: { code: 'bad-parameter' } })
    expect(bare.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await bookingResult(site, 'nothing')).body).toEqual({
      message: 'This booking could not be found.',
      code: 'unknown-booking',
    })
    const elsewhere = bookingPaths.result('other-event', String(body['bookingId']))
    expect((await call(site, 'GET', elsewhere)).status).toBe(404)
    const nowhere = bookingPaths.result('nothing', String(body['bookingId']))
    expect((await call(site, 'GET', nowhere)).status).toBe(404)
  })
})
