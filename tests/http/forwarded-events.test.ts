import { describe, expect, test } from 'vitest'
import { bookingPaths, calendarFilePath } from '#contract/booking-paths.ts'
import { resultAnswer } from '#contract/booking-result.ts'
import { changeAnswer, codeAnswer, declineAnswer, registrationAnswer } from '#contract/bookings.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { detailedEvent, eventAnswer, eventsAnswer, listedEvent } from '#contract/events.ts'
import { registrationBody } from '#support/booking-calls.ts'
import { forwardingSite, plantingDay } from '#support/forwarding-site.ts'
import { newForEachTest } from '#support/stores.ts'
import { pageData } from '#pages.ts'
import { call } from '#support/api-calls.ts'

const day = plantingDay
const forwarding = newForEachTest(forwardingSite)

describe('answers of the platform reach the browser in our shape', () => {
  test('the list, also where it is a bare array and holds odd entries', async () => {
    const { status, body } = await call(
      forwarding.site,
      'GET',
      `${eventPaths.list}?subdomain=evergreen`,
    )
    expect(status).toBe(200)
    expect(eventsAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({ events: [{ eventId: day, eventPrice: 25 }] })
    expect(forwarding.platform.calls[0]).toMatchObject({
      method: 'GET',
      target: '/api/public/events?subdomain=evergreen',
      headers: { subdomain: 'evergreen', accept: 'application/json' },
    })
  })

  test('an event, by either id', async () => {
    const { status, body } = await call(forwarding.site, 'GET', eventPaths.event(day))
    expect(status).toBe(200)
    expect(eventAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      capacity: 20,
      totalAttendees: 8,
      images: ['https://cdn.example/a.jpg'],
    })
    expect((await call(forwarding.site, 'GET', eventPaths.event('65f0ee01'))).status).toBe(200)
    expect(forwarding.platform.calls[1]?.headers['subdomain']).toBe('evergreen')
  })

  test('a registration leads to the page to pay on', async () => {
    const { status, body } = await forwarding.register()
    expect(status).toBe(201)
    expect(registrationAnswer.parse(body)).toEqual(body)
    expect(body).toEqual({
      bookingId: '',
      status: 'pending_payment',
      capacity: 20,
      totalAttendees: 9,
      paymentUrl: 'https://pay.example/cs_1',
    })
    const [sent] = forwarding.platform.calls
    expect(sent).toMatchObject({ method: 'POST', target: `/api/events/${day}/payment-link` })
    expect(sent?.body).toStrictEqual(registrationBody({ eventId: day }))
    expect(sent?.headers['subdomain']).toBe('evergreen')
  })

  test('a registration asks for the seats where the platform does not tell them', async () => {
    forwarding.platform.answers.set(`POST /api/events/${day}/payment-link`, {
      status: 200,
      body: {},
    })
    expect(await forwarding.register()).toMatchObject({
      status: 201,
      body: { bookingId: '', status: 'confirmed', capacity: 20, totalAttendees: 8 },
    })
  })

  test('a change, of which the platform says only that it went well', async () => {
    const { status, body } = await forwarding.change()
    expect(status).toBe(200)
    expect(changeAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      booking: { bookingId: 'bk_7', willingness: 'no', status: 'confirmed' },
      capacity: 20,
      totalAttendees: 8,
    })
    expect(forwarding.platform.calls[0]).toMatchObject({
      method: 'PATCH',
      target: `/api/events/${day}/bookings/bk_7`,
      body: { updateToken: 'token-7', editToken: 'token-7' },
    })
  })

  test('a decline', async () => {
    const no = {
      eventId: day,
      name: 'Rosa',
      number: '7705550123',
      message: '',
      email: 'r@x.example',
    }
    const { status, body } = await call(forwarding.site, 'POST', bookingPaths.decline(day), no)
    expect(status).toBe(201)
    expect(declineAnswer.parse(body)).toEqual(body)
    expect(forwarding.platform.calls[0]?.body).toStrictEqual(no)
  })

  test('a code and its verification, without the code that a careless platform shows', async () => {
    const asked = await call(forwarding.site, 'POST', bookingPaths.requestCode(day), {
      email: 'r@x.example',
    })
    expect(asked).toMatchObject({ status: 200, body: { bookingId: 'bk_7' } })
    expect(asked.body).not.toHaveProperty('otp')
    const { status, body } = await call(
      forwarding.site,
      'POST',
      bookingPaths.verifyCode(day, 'bk_7'),
      {
        otp: '123456',
      },
    )
    expect(status).toBe(200)
    expect(codeAnswer.parse(body)).toEqual(body)
    expect(body).toEqual({
      updateToken: 'token-7',
      booking: {
        bookingId: 'bk_7',
        willingness: 'maybe',
        formResponses: [{ fieldName: 'firstName', value: 'Rosa' }],
      },
    })
  })

  test('the result of a booking shows no more than a name, and is not cached', async () => {
    const { status, body, headers } = await call(
      forwarding.site,
      'GET',
      bookingPaths.result(day, 'bk_7'),
    )
    expect(status).toBe(200)
    expect(resultAnswer.parse(body)).toEqual(body)
    expect(body).toEqual({
      booking: {
        bookingId: 'bk_7',
        status: 'confirmed',
        attendeeEmail: 'rosa@example.com',
        bookedAt: '2026-06-01T12:00:00.000Z',
        formResponses: [{ fieldName: 'firstName', value: 'Rosa' }],
      },
      paid: true,
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(forwarding.platform.calls[0]?.target).toBe(`/api/events/${day}/success?bookingId=bk_7`)
  })

  test.each([
    [{ status: 'PENDING_PAYMENT' }, undefined, 'pending_payment', false],
    [{ status: 'failed' }, undefined, 'pending_payment', false],
    [{ status: 'cancelled' }, true, 'cancelled', false],
    [{ status: 'COMPLETED' }, true, 'confirmed', true],
  ])('a booking %j with paid %j reads as %s', async (booking, paid, status, isPaid) => {
    forwarding.platform.answers.set(`GET /api/events/${day}/success`, {
      status: 200,
      body: { booking: { ...booking, attendeeEmail: 'rosa@example.com' }, paid },
    })
    const { body } = await call(forwarding.site, 'GET', bookingPaths.result(day, 'bk_7'))
    expect(body).toMatchObject({ booking: { status, bookedAt: '' }, paid: isPaid })
  })

  test('the calendar file', async () => {
    const answer = await forwarding.site.app.request(calendarFilePath(day))
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(await answer.text()).toContain('SUMMARY:Autumn Planting Day')
  })

  test('the pages get the same events as the calls', async () => {
    const pages = pageData(forwarding.site)
    const list = await call(forwarding.site, 'GET', eventPaths.list)
    const event = await call(forwarding.site, 'GET', eventPaths.event(day))
    expect({ events: (await pages.listEvents()).map(listedEvent) }).toEqual(list.body)
    const found = await pages.findEvent(day)
    expect(found && detailedEvent(found)).toEqual(event.body)
    expect(await pages.findEvent('unknown')).toBeNull()
    await forwarding.platform.goDown()
    await expect(pages.listEvents()).rejects.toThrow('from the platform')
    await expect(pages.findEvent(day)).rejects.toThrow('from the platform')
  })
})

describe('only what the contract names passes between the browser and the platform', () => {
  test('nothing of the platform’s own reaches the browser', async () => {
    for (const path of [eventPaths.list, eventPaths.event(day), bookingPaths.result(day, 'bk_7')]) {
      const answer = await call(forwarding.site, 'GET', path)
      const all = JSON.stringify([answer.body, [...answer.headers]])
      expect(all).not.toMatch(/sk_live|organizerPhone|javascript:|platform-session|Express|127\.0/)
    }
  })

  test('nothing of the browser’s own reaches the platform', async () => {
    await call(forwarding.site, 'GET', eventPaths.event(day), undefined, {
      subdomain: 'evergreen',
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '203.0.113.9',
      'x-api-key': 'y',
    })
    const names = Object.keys(forwarding.platform.calls[0]?.headers ?? {})
    expect(names.toSorted()).toEqual(
      [
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'sec-fetch-mode',
        'subdomain',
        'user-agent',
      ].toSorted(),
    )
  })

  test('members that the contract does not name are not passed on', async () => {
    const extra = { ...registrationBody({ eventId: day }), isAdmin: true, price: 0 }
    await call(forwarding.site, 'POST', bookingPaths.register(day), extra)
    expect(forwarding.platform.calls[0]?.body).toStrictEqual(registrationBody({ eventId: day }))
  })

  test.each([
    ['no organization', {}, 400, 'missing-tenant'],
    ['another organization', { subdomain: 'other' }, 404, 'not-found'],
  ])('%s is refused here', async (_, headers, status, code) => {
    const answer = await call(forwarding.site, 'GET', eventPaths.event(day), undefined, headers)
    expect(answer).toMatchObject({ status, body: { message: expect.any(String), code } })
    expect(forwarding.platform.calls).toEqual([])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'a payment never leads back to %s',
    async (successUrl) => {
      expect(await forwarding.register({ successUrl })).toMatchObject({
        status: 400,
        body: { code: 'bad-return-url' },
      })
      expect(await forwarding.change({ failureUrl: successUrl })).toMatchObject({ status: 400 })
      expect(forwarding.platform.calls).toEqual([])
    },
  )

  test('without return addresses a payment leads back to our own pages', async () => {
    const { successUrl: _, failureUrl: __, ...body } = registrationBody({ eventId: day })
    await call(forwarding.site, 'POST', bookingPaths.register(day), body)
    expect(forwarding.platform.calls[0]?.body).toMatchObject({
      successUrl: 'http://localhost:3000/events/success',
      failureUrl: 'http://localhost:3000/events/failure',
    })
  })

  test('two tokens that differ are none', async () => {
    expect(await forwarding.change({ editToken: 'other' })).toMatchObject({ status: 401 })
    expect(forwarding.platform.calls).toEqual([])
  })

  test.each(['%2e%2e', '..%2f..%2fadmin', 'a%5cb', '%252e%252e', 'a%3Fb=1', '%00'])(
    'the id %s leads to no other path of the platform',
    async (id) => {
      const answer = await call(forwarding.site, 'GET', `/api/events/${id}`)
      expect([400, 404]).toContain(answer.status)
      expect(forwarding.platform.calls).toEqual([])
    },
  )

  test('a body that cannot be read goes nowhere', async () => {
    for (const body of ['{', '[]', { willingness: 'perhaps' }, 'x'.repeat(70_000)]) {
      const answer = await call(forwarding.site, 'POST', bookingPaths.register(day), body)
      expect([400, 413]).toContain(answer.status)
    }
    expect(forwarding.platform.calls).toEqual([])
  })

  test('a method that no call uses is not passed on', async () => {
    const answer = await forwarding.site.app.request(eventPaths.event(day), {
      method: 'DELETE',
      headers: { subdomain: 'evergreen' },
    })
    expect(answer.status).toBe(404)
    expect(forwarding.platform.calls).toEqual([])
  })
})
