import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { importEvents } from '#usecases/events/import-events.ts'
import { exportedEvent } from '#contract/events.ts'
import { register, takenSeats, walk } from '#support/booking-calls.ts'
import { calendarValue } from '#support/calendar-lines.ts'
import { queuedEmails } from '#support/emails.ts'
import { paidEvent } from '#support/garden-events.ts'
import { testSite } from '#support/test-site.ts'

test('an import that calls an event off cancels it with its bookings, and tells guests once', async () => {
  const site = await testSite({ events: [paidEvent()] })
  const paid = String((await register(site)).body['bookingId'])
  await takePayment(site)(site.provider.pay('session-1'))
  await register(site, { attendeeEmail: 'zoe@example.com' })
  const stored = (await site.events.find('evergreen', walk)) ?? expect.fail('there is no event')
  const file = [{ ...exportedEvent(stored), cancelled: true }]

  expect(await importEvents(site)(file)).toMatchObject(
    ok({
      count: { changed: 1 },
      calledOff: [{ event: { publicId: walk }, bookings: 2, notified: 2, refundDueCents: 2500 }],
    }),
  )
  expect(await takenSeats(site)).toBe(0)
  expect(site.provider.pages.get('session-2')?.state).toBe('closed')
  expect(await site.bookings.find('e1', paid)).toMatchObject({
    status: 'cancelled',
    refundDueCents: 2500,
  })
  expect(await importEvents(site)(file)).toMatchObject({ value: { calledOff: [] } })
  const mails = await queuedEmails(site)
  const cancelledEmails = mails
    .filter(({ subject }) => subject.startsWith('Canceled'))
    .map(({ to }) => to)
  expect(cancelledEmails.toSorted()).toEqual(['rosa@example.com', 'zoe@example.com'])
})

test('an import that moves an event tells its guests with a calendar entry, if asked to', async () => {
  const site = await testSite({ events: [paidEvent()] })
  await register(site)
  await takePayment(site)(site.provider.pay('session-1'))
  await register(site, { attendeeEmail: 'unpaid@example.com' })
  const stored = (await site.events.find('evergreen', walk)) ?? expect.fail('there is no event')
  const file = { ...exportedEvent(stored), startDateTime: '2027-01-16T09:00:00Z' }
  expect(await importEvents(site)(file)).toMatchObject({ value: { moves: [{ guests: 1 }] } })
  const before = (await queuedEmails(site)).length
  site.wait(1000)
  expect(await importEvents(site)(file, { notify: true })).toMatchObject({
    value: { moves: [{ guests: 1 }] },
  })
  await importEvents(site)(file, { notify: true })
  const mails = await queuedEmails(site)
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toMatchObject({
    to: 'rosa@example.com',
    subject: 'New time or place: Rain Garden Walk',
  })
  expect(mails[0]?.text).toContain('4:00 AM')
  const entry = mails[0]?.attachments?.[0]?.content ?? ''
  expect(calendarValue(entry, 'DTSTART')).toBe('20270116T090000Z')
  expect(calendarValue(entry, 'METHOD')).toBe('PUBLISH')
})

test('an import that broke off before the guests got their emails sends them when it is repeated', async () => {
  const site = await testSite({ events: [paidEvent()] })
  await register(site)
  const stored = (await site.events.find('evergreen', walk)) ?? expect.fail('there is no event')
  await site.events.importAll([{ ...stored.event, cancelled: true }], site.clock.now())
  const file = [{ ...exportedEvent(stored), cancelled: true }]
  expect(await importEvents(site)(file)).toMatchObject({
    value: { count: { unchanged: 1 }, calledOff: [{ notified: 1 }] },
  })
})
