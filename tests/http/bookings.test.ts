import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import {
  change,
  register,
  registrationBody,
  takenSeats,
  verified,
  walk,
} from '#support/booking-calls.ts'
import { counted, countedForm, withCounts } from '#support/counted-event.ts'
import { queuedEmails } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'

describe('a registration', () => {
  test('a Yes to a free event is confirmed, and guest and owner get an email', async () => {
    const site = await testSite({ events: [gardenEvent()] })
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
    const mails = await queuedEmails(site)
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

  test('works by either id of the event, and the body may say the other', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    const path = bookingPaths.register('e1')
    expect((await call(site, 'POST', path, registrationBody())).status).toBe(201)
    const other = registrationBody({ eventId: 'other-event' })
    expect(await call(site, 'POST', path, other)).toMatchObject({
      status: 400,
      body: { code: 'contradictory-event' },
    })
  })

  test('takes counts and interests from beside the form, as the page sends them', async () => {
    const site = await testSite({ events: [counted] })
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

  test.each([
    [0, 'Adults must be at least 1.'],
    [-1, 'Please enter a valid Adults.'],
    [1.5, 'Please enter a valid Adults.'],
    [1e9, 'Adults can be 50 at most.'],
    ['2e3', 'Please enter a valid Adults.'],
    ['', 'Please enter a valid Adults.'],
    [null, 'Please enter a valid Adults.'],
    [undefined, 'Please enter a valid Adults.'],
    ['1 ', ''],
    [51, 'Adults can be 50 at most.'],
  ])('adults %j is refused or means exactly what it says', async (adults, sentence) => {
    const site = await testSite({ events: [counted] })
    const answer = await register(site, countedForm({ adults, children: null }))
    if (adults === '1 ') {
      expect(answer.body).toMatchObject({ totalAttendees: 1 })
      return
    }
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      message: 'Please correct the following fields: Adults',
      code: 'invalid',
      fields: { adults: sentence },
    })
    expect(await takenSeats(site)).toBe(0)
  })

  test('a party over the limit of its event is refused, and its guest may not grow beyond it', async () => {
    const site = await testSite({ events: [{ ...counted, partyLimit: 3 }] })
    expect((await call(site, 'GET', eventPaths.event(walk))).body).toMatchObject({ partyLimit: 3 })
    const limited = 'One registration is for 3 people at most.'
    const tooMany = {
      status: 422,
      body: { code: 'invalid', message: limited, fields: { adults: limited, children: limited } },
    }
    expect(await register(site, countedForm({ adults: 3 }))).toMatchObject(tooMany)
    expect(await takenSeats(site)).toBe(0)
    const { body } = await register(site, countedForm())
    expect(body).toMatchObject({ totalAttendees: 3 })
    const { token } = await verified(site)
    const form = countedForm({ adults: 3 })
    expect(await change(site, String(body['bookingId']), token, form)).toMatchObject(tooMany)
  })

  test('two different counts for one field are refused as ambiguous', async () => {
    const site = await testSite({ events: [counted] })
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

  test('answers that break a rule are 422 with the words of the form', async () => {
    const site = await testSite({ events: [gardenEvent()] })
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

  test('the longest answer that a form allows can be sent', async () => {
    const note = { type: 'textarea', name: 'note', label: 'Note', maxLength: null } as const
    const formFields = [...withCounts, { ...note, required: false, placeholder: null }]
    const site = await testSite({ events: [gardenEvent({ formFields })] })
    const formResponses = [
      { fieldName: 'firstName', value: 'Rosa' },
      { fieldName: 'note', value: '🌱'.repeat(4000) },
    ]
    expect((await register(site, countedForm({ formResponses }))).status).toBe(201)
  })

  test('a No belongs to another call', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    const answer = await register(site, { willingness: 'no' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await site.bookings.list('e1')).toEqual([])
  })

  test('a second registration is refused in any case of letters, and the first one stands', async () => {
    const site = await testSite({ events: [gardenEvent()] })
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

  test('a full event says the same to everyone, whether or not they have booked', async () => {
    const site = await testSite({ events: [gardenEvent({ capacity: 2 })] })
    await register(site)
    await register(site, { attendeeEmail: 'ann@example.com' })
    const tries = ['rosa@example.com', 'stranger@example.com'].map(async (attendeeEmail) => [
      await register(site, { attendeeEmail }),
      await register(site, { attendeeEmail, willingness: 'maybe' }),
      await call(site, 'POST', bookingPaths.decline(walk), {
        name: 'Rosa',
        email: attendeeEmail,
        number: '7705550142',
      }),
    ])
    const [known = [], unknown = []] = await Promise.all(tries)
    for (const { status, body } of [...known, ...unknown]) {
      expect(status).toBe(409)
      expect(body).toEqual({ message: 'Sorry, Event is Fully Booked!', code: 'fully-booked' })
    }
    expect(await site.bookings.list('e1')).toHaveLength(2)
  })

  test('too few seats, begun, canceled and unknown are said as such', async () => {
    const few = await testSite({ events: [{ ...counted, capacity: 2 }] })
    expect(await register(few, countedForm())).toMatchObject({
      status: 409,
      body: {
        message: 'Sorry, only 2 seats are available. Please reduce the number of attendees.',
        code: 'not-enough-seats',
      },
    })
    const begun = await testSite({
      events: [gardenEvent({ start: Date.parse('2026-06-01T12:00:00Z') })],
    })
    expect(await register(begun)).toMatchObject({ status: 409, body: { code: 'closed' } })
    const cancelled = await testSite({ events: [gardenEvent({ cancelled: true })] })
    expect(await register(cancelled)).toMatchObject({
      status: 409,
      body: { message: 'This event has been canceled.', code: 'event-cancelled' },
    })
    expect(await register(await testSite())).toMatchObject({
      status: 404,
      body: { message: 'This event could not be found.', code: 'unknown-event' },
    })
  })

  test('another tenant’s event cannot be booked', async () => {
    const site = await testSite({ events: [gardenEvent({ tenant: 'other' })] })
    expect((await register(site)).status).toBe(404)
    expect(await site.bookings.list('e1')).toEqual([])
  })

  test('without the organization it is 400 and nothing is booked', async () => {
    const site = await testSite({ events: [gardenEvent()] })
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
    const site = await testSite({ events: [paidEvent()] })
    for (const urls of [{ successUrl: url }, { failureUrl: url }]) {
      const answer = await register(site, urls)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message: expect.any(String) })
    }
    expect(await site.bookings.list('e1')).toEqual([])
  })
})
