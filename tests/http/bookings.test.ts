import { describe, expect, test } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { bookingPaths } from '#contract/bookings.ts'
import type { FormField } from '#domain/events/form-field.ts'
import { day } from '#domain/time.ts'
import { call, register, registrationBody, takenSeats, walk } from '#support/booking-calls.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { memorySite } from '#support/memory-site.ts'

const asked = { required: true, placeholder: null }
const withCounts: readonly FormField[] = [
  { ...asked, type: 'text', name: 'firstName', label: 'First Name' },
  { ...asked, type: 'email', name: 'email', label: 'Email' },
  { ...asked, type: 'number', name: 'adults', label: 'Adults' },
  { ...asked, required: false, type: 'number', name: 'children', label: 'Children' },
  { ...asked, type: 'checkbox', name: 'interests', label: 'Interests', options: ['Soil', 'Water'] },
]
const counted = gardenEvent({ formFields: withCounts })

/** The form of an event that asks for counts and interests. */
const countedForm = (change: Parameters<typeof registrationBody>[0] = {}) => ({
  formResponses: [{ fieldName: 'firstName', value: 'Rosa' }],
  adults: 2,
  children: 1,
  intrests: ['Soil'],
  ...change,
})

describe('call 6', () => {
  test('a Yes to a free event is confirmed, and guest and owner hear of it', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const answer = await register(site)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      bookingId: expect.stringMatching(/^[\w-]{22,}$/),
      status: 'confirmed',
      capacity: 10,
      totalAttendees: 1,
    })
    expect(await site.bookings.list('e1')).toMatchObject([
      {
        email: 'rosa@example.com',
        willingness: 'yes',
        seats: 1,
        answers: [
          { name: 'firstName', value: 'Rosa' },
          { name: 'lastName', value: 'Lindqvist' },
          { name: 'email', value: 'rosa@example.com' },
        ],
      },
    ])
    const mails = await site.outbox.list(10)
    expect(mails.map(({ to, subject, replyTo }) => ({ to, subject, replyTo }))).toEqual([
      {
        to: 'rosa@example.com',
        subject: 'You are registered: Rain Garden Walk',
        replyTo: 'hello@evergreen.example',
      },
      {
        to: 'owner@evergreen.example',
        subject: 'Yes from Rosa Lindqvist (Rain Garden Walk)',
        replyTo: 'rosa@example.com',
      },
    ])
  })

  test('a Maybe takes no seat and pays nothing', async () => {
    const site = memorySite({ events: [paidEvent()] })
    const answer = await register(site, { willingness: 'maybe' })
    expect(answer).toMatchObject({ status: 201, body: { status: 'confirmed', totalAttendees: 0 } })
    expect(answer.body).not.toHaveProperty('paymentUrl')
    expect(site.provider.pages.size).toBe(0)
  })

  test('works by either id of the event, and the body may say the other', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const path = bookingPaths.register('e1')
    expect((await call(site, 'POST', path, registrationBody())).status).toBe(201)
    const other = registrationBody({ eventId: 'other-event' })
    expect(await call(site, 'POST', path, other)).toMatchObject({
      status: 400,
      body: { code: 'contradictory-event' },
    })
  })

  test('takes counts and interests from beside the form, as the page sends them', async () => {
    const site = memorySite({ events: [counted] })
    expect((await register(site, countedForm())).body).toMatchObject({ totalAttendees: 3 })
    expect(await site.bookings.list('e1')).toMatchObject([
      {
        party: { adults: 2, children: 1 },
        answers: [
          { name: 'firstName', value: 'Rosa' },
          { name: 'email', value: 'rosa@example.com' },
          { name: 'adults', value: '2' },
          { name: 'children', value: '1' },
          { name: 'interests', value: ['Soil'] },
        ],
      },
    ])
  })

  test.each([0, -1, 1.5, 1e9, '2e3', '', null, undefined, '1 ', 51])(
    'adults %j is refused or means exactly what it says',
    async (adults) => {
      const site = memorySite({ events: [counted] })
      const answer = await register(site, countedForm({ adults, children: null }))
      if (adults === '1 ') {
        expect(answer.body).toMatchObject({ totalAttendees: 1 })
        return
      }
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({
        message: 'Please correct the following fields: Adults',
        code: 'invalid',
        fields: { adults: 'Please enter a valid Adults.' },
      })
      expect(await takenSeats(site)).toBe(0)
    },
  )

  test('two different counts for one field are refused, for nobody could say which is meant', async () => {
    const site = memorySite({ events: [counted] })
    const form = countedForm({
      adults: 1,
      formResponses: [
        { fieldName: 'firstName', value: 'Rosa' },
        { fieldName: 'adults', value: '9' },
      ],
    })
    const answer = await register(site, form)
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { adults: 'Please enter a valid Adults.' } },
    })
  })

  test('without fields that count a booking is one attendee, whatever the body says', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    expect((await register(site, { adults: 9 })).body).toMatchObject({ totalAttendees: 1 })
  })

  test('answers that break a rule are 422 with the words of the form', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const answer = await register(site, {
      attendeeEmail: 'rosa',
      formResponses: [{ fieldName: 'firstName', value: 'R2' }],
    })
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.body).toEqual({
      message: 'Please correct the following fields: First Name, Last Name, Email',
      code: 'invalid',
      fields: {
        firstName: 'First Name can only contain letters and spaces.',
        lastName: 'Please enter a valid Last Name.',
        email: 'Please enter a valid email address.',
      },
    })
  })

  test('a No belongs to another call', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const answer = await register(site, { willingness: 'no' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await site.bookings.list('e1')).toEqual([])
  })

  test('a second registration is refused in any case of letters, and the first one stands', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    await register(site)
    const answer = await register(site, { attendeeEmail: 'ROSA@Example.com' })
    expect(answer).toMatchObject({ status: 409 })
    expect(answer.body).toEqual({
      message:
        'This email address has already answered for this event. To change the answer, choose Update Your Answer Here.',
      code: 'already-answered',
    })
    expect(await takenSeats(site)).toBe(1)
  })

  test('full, too few seats, begun, cancelled and unknown are said as such', async () => {
    const full = await register(memorySite({ events: [gardenEvent({ capacity: 0 })] }))
    expect(full.status).toBe(409)
    expect(full.body).toEqual({ message: 'Sorry, Event is Fully Booked!', code: 'fully-booked' })
    const few = memorySite({ events: [{ ...counted, capacity: 2 }] })
    expect(await register(few, countedForm())).toMatchObject({
      status: 409,
      body: {
        message: 'Sorry, only 2 seats are available. Please reduce the number of attendees.',
        code: 'not-enough-seats',
      },
    })
    const begun = memorySite({
      events: [gardenEvent({ start: Date.parse('2026-06-01T12:00:00Z') })],
    })
    expect(await register(begun)).toMatchObject({ status: 409, body: { code: 'closed' } })
    const cancelled = memorySite({ events: [gardenEvent({ cancelled: true })] })
    expect(await register(cancelled)).toMatchObject({
      status: 409,
      body: { message: 'This event has been cancelled.', code: 'event-cancelled' },
    })
    expect(await register(memorySite())).toMatchObject({
      status: 404,
      body: { message: 'This event could not be found.', code: 'unknown-event' },
    })
  })

  test('another tenant’s event cannot be booked', async () => {
    const site = memorySite({ events: [gardenEvent({ tenant: 'other' })] })
    expect((await register(site)).status).toBe(404)
    expect(await site.bookings.list('e1')).toEqual([])
  })

  test('without the organisation it is 400 and nothing is booked', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const path = bookingPaths.register(walk)
    const answer = await call(site, 'POST', path, registrationBody(), {})
    expect(answer).toMatchObject({ status: 400, body: { code: 'missing-tenant' } })
    expect(await site.bookings.list('e1')).toEqual([])
  })

  test.each([
    'https://evil.example/events/success',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:30001/',
    'http:\\\\evil.example',
    'blob:http://localhost:3000/x',
    'http://localhost:3000/\\evil',
    'http://localhost:3000/a\tb',
    ' http://localhost:3000/',
    '/events/success',
  ])('the return address %j is refused', async (url) => {
    const site = memorySite({ events: [paidEvent()] })
    for (const urls of [{ successUrl: url }, { failureUrl: url }]) {
      const answer = await register(site, urls)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message: expect.any(String) })
    }
    expect(await site.bookings.list('e1')).toEqual([])
  })
})

describe('call 6 for a paid event', () => {
  test('leads to a payment page of the server’s own price and holds the seats meanwhile', async () => {
    const site = memorySite({ events: [paidEvent({ formFields: withCounts })] })
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
      bookingId: id,
      email: 'rosa@example.com',
      description: 'Rain Garden Walk',
      amountCents: 7500,
      quantity: 3,
      payUntil: Date.parse('2026-06-01T12:30:00Z'),
      successUrl: `http://localhost:3000/events/success?x=1&bookingId=${id}&event_id=${walk}#top`,
      failureUrl: `http://localhost:3000/events/failure?bookingId=${id}&event_id=${walk}`,
    })
    expect(await site.outbox.list(10)).toEqual([])
  })

  test('returns to our own pages when the call does not say where', async () => {
    const site = memorySite({ events: [paidEvent()] })
    const { successUrl: _, failureUrl: __, ...body } = registrationBody()
    await call(site, 'POST', bookingPaths.register(walk), body)
    expect(site.provider.pages.get('session-1')?.request.successUrl).toMatch(
      /^http:\/\/localhost:3000\/events\/success\?bookingId=/,
    )
  })

  test('an unpaid one is resumed with a fresh page, and the old page is closed', async () => {
    const site = memorySite({ events: [paidEvent()] })
    const first = await register(site)
    const again = await register(site)
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({
      bookingId: first.body['bookingId'],
      status: 'pending_payment',
      totalAttendees: 1,
      paymentUrl: 'https://pay.example/session-2',
    })
    expect(site.provider.pages.get('session-1')?.state).toBe('closed')
  })

  test('without a provider it is 503 and takes no seat', async () => {
    const site = memorySite({ events: [paidEvent()], payments: noPayments })
    const answer = await register(site)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.body).toEqual({
      message:
        'Payments are not available right now, so no seat has been taken. Please try again later or call us.',
      code: 'payments-unavailable',
    })
    expect(await takenSeats(site)).toBe(0)
    expect((await register(site, { willingness: 'maybe' })).status).toBe(201)
  })
})

describe('call 8', () => {
  const no = {
    eventId: walk,
    name: 'Rosa Lindqvist',
    number: '7705550123',
    email: 'rosa@example.com',
    message: 'Next time!',
  }
  const decline = (site: ReturnType<typeof memorySite>, change: object = {}) =>
    call(site, 'POST', bookingPaths.decline(walk), { ...no, ...change })

  test('keeps a No with its message, and guest and owner hear of it', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const answer = await decline(site)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ message: 'Thanks for Your Response!' })
    expect(await site.bookings.list('e1')).toMatchObject([
      { willingness: 'no', status: 'cancelled', message: 'Next time!' },
    ])
    const mails = await site.outbox.list(10)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You are not coming: Rain Garden Walk',
      'No from Rosa Lindqvist (Rain Garden Walk)',
    ])
  })

  test('what breaks a rule is 422 under the wire’s names', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    const answer = await decline(site, { name: 'R', number: '770', message: 'x'.repeat(501) })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      message: 'Please correct the errors in the form.',
      code: 'invalid',
      fields: {
        name: 'Name must be at least 2 characters.',
        number: 'Phone must be exactly 10 digits.',
        message: 'Message cannot exceed 500 characters.',
      },
    })
  })

  test('never overwrites a booking', async () => {
    const site = memorySite({ events: [gardenEvent()] })
    await register(site)
    expect(await decline(site)).toMatchObject({ status: 409, body: { code: 'already-answered' } })
    expect(await takenSeats(site)).toBe(1)
  })

  test('closes at the start of the event', async () => {
    const site = memorySite({
      events: [gardenEvent({ start: Date.parse('2026-06-02T12:00:00Z') })],
    })
    site.wait(day)
    expect(await decline(site)).toMatchObject({ status: 409, body: { code: 'closed' } })
  })
})
