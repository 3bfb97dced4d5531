import { describe, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { register, takenSeats, verified } from '#support/booking-calls.ts'
import { calendarValue } from '#support/calendar-lines.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { queuedEmails } from '#support/emails.ts'
import { registeredSite, unpaidSite } from '#support/registered-site.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

async function mailsTo(site: TestSite, guest: string) {
  const mails = await queuedEmails(site)
  return mails.filter(({ to }) => to === guest)
}

describe('the owner cancels one booking', () => {
  test('its seats are free, the payment is due for refund, and the guest gets one email', async () => {
    const { site, id } = await unpaidSite()
    await takePayment(site)(site.provider.pay('session-1'))
    await register(site, { attendeeEmail: 'ann@example.com' })
    site.wait(1000)

    expect(await cancelBooking(site)(id)).toEqual(
      ok({ notified: 'rosa@example.com', seatsFreed: 1, refundDueCents: 2500 }),
    )
    expect(await takenSeats(site)).toBe(1)
    expect(await site.bookings.find('e1', id)).toMatchObject({
      status: 'cancelled',
      willingness: 'no',
      refundDueCents: 2500,
    })
    const [latest] = await mailsTo(site, 'rosa@example.com')
    expect(latest).toMatchObject({ subject: 'Your booking is canceled: Rain Garden Walk' })
    expect(latest?.text).toContain('We owe you $25')
    const [file] = latest?.attachments ?? []
    expect(file?.contentType).toContain('method=CANCEL')
    expect(calendarValue(file?.content ?? '', 'STATUS')).toBe('CANCELLED')
    expect(await mailsTo(site, 'ann@example.com')).toEqual([])
    expect(await mailsTo(site, 'rosa@example.com')).toHaveLength(2)
  })

  test('one that is being paid for loses its seats and its checkout session', async () => {
    const { site, id } = await unpaidSite()
    expect(await cancelBooking(site)(id)).toMatchObject({
      value: { notified: 'rosa@example.com', seatsFreed: 1, refundDueCents: 0 },
    })
    expect(site.provider.pages.get('session-1')?.state).toBe('closed')
    expect(await takenSeats(site)).toBe(0)
    // A payment that came at the same moment goes back.
    const taken = await takePayment(site)(site.provider.pay('session-1'))
    expect(taken).toMatchObject({ is: 'refunded', reason: 'not-owed' })
  })

  test('a guest who was not sure yet is told too', async () => {
    const { site, id } = await registeredSite(gardenEvent(), { willingness: 'maybe' })
    site.wait(1000)
    expect(await cancelBooking(site)(id)).toMatchObject({
      value: { notified: 'rosa@example.com' },
    })
    const [latest] = await mailsTo(site, 'rosa@example.com')
    expect(latest?.text).toContain('You are no longer registered for this event.')
  })

  test('the guest may answer anew with a code', async () => {
    const { site, id } = await registeredSite()
    await cancelBooking(site)(id)
    expect((await register(site)).body).toMatchObject({ code: 'already-answered' })
    expect((await verified(site)).body).toMatchObject({ booking: { willingness: 'no' } })
  })

  test('one that is not there, or not of this site, is unknown', async () => {
    const site = await testSite({ events: [gardenEvent({ tenant: 'other' })] })
    for (const id of ['nothing', '']) {
      expect(await cancelBooking(site)(id)).toEqual(err({ code: 'unknown-booking' }))
    }
  })
})
