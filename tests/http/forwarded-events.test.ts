import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { httpEventPlatform } from '#adapters/provider/event-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import {
  bookingPaths,
  calendarFilePath,
  changeAnswer,
  codeAnswer,
  declineAnswer,
  registrationAnswer,
  resultAnswer,
} from '#contract/bookings.ts'
import { eventAnswer, eventPaths, eventsAnswer } from '#contract/events.ts'
import { call, registrationBody } from '#support/booking-calls.ts'
import { memorySite } from '#support/memory-site.ts'
import { startPlatform, type Answer, type PlatformStandIn } from '#support/platform-stand-in.ts'
import { composeEventPages } from '#compose-api'

const day = 'autumn-planting-day'
let platform: PlatformStandIn
let reports: string[]
let site: ReturnType<typeof memorySite>
beforeEach(async () => {
  platform = await startPlatform()
  reports = []
  site = memorySite({
    eventPlatform: httpEventPlatform({
      ask: platformAt(platform.url),
      tenant: 'evergreen',
      report: (reason) => reports.push(reason),
    }),
  })
})
afterEach(() => platform.close())

const tellInstead = (target: string, answer: Answer) => platform.answers.set(target, answer)
const register = (change: Parameters<typeof registrationBody>[0] = {}) =>
  call(site, 'POST', bookingPaths.register(day), registrationBody({ eventId: day, ...change }))
const changed = (body: Record<string, unknown> = {}) =>
  call(site, 'PATCH', bookingPaths.change(day, 'bk_7'), {
    willingness: 'no',
    formResponses: [],
    updateToken: 'token-7',
    ...body,
  })

describe('what the platform answers reaches the browser in our shape', () => {
  test('call 4, also where the list stands bare and holds odd entries', async () => {
    const { status, body } = await call(site, 'GET', `${eventPaths.list}?subdomain=evergreen`)
    expect(status).toBe(200)
    expect(eventsAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({ events: [{ eventId: day, eventPrice: 25 }] })
    expect(platform.calls[0]).toMatchObject({
      method: 'GET',
      target: '/api/public/events?subdomain=evergreen',
      headers: { subdomain: 'evergreen', accept: 'application/json' },
    })
  })

  test('call 5, by either id', async () => {
    const { status, body } = await call(site, 'GET', eventPaths.event(day))
    expect(status).toBe(200)
    expect(eventAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      capacity: 20,
      totalAttendees: 8,
      images: ['https://cdn.example/a.jpg'],
    })
    expect((await call(site, 'GET', eventPaths.event('65f0ee01'))).status).toBe(200)
    expect(platform.calls[1]?.headers['subdomain']).toBe('evergreen')
  })

  test('call 6 leads to the page to pay on', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(registrationAnswer.parse(body)).toEqual(body)
    expect(body).toEqual({
      bookingId: '',
      status: 'pending_payment',
      capacity: 20,
      totalAttendees: 9,
      paymentUrl: 'https://pay.example/cs_1',
    })
    const [sent] = platform.calls
    expect(sent).toMatchObject({ method: 'POST', target: `/api/events/${day}/payment-link` })
    expect(sent?.body).toStrictEqual(registrationBody({ eventId: day }))
    expect(sent?.headers['subdomain']).toBe('evergreen')
  })

  test('call 6 asks for the seats where the platform does not tell them', async () => {
    tellInstead(`POST /api/events/${day}/payment-link`, { status: 200, body: {} })
    expect((await register()).body).toEqual({
      bookingId: '',
      status: 'confirmed',
      capacity: 20,
      totalAttendees: 8,
    })
  })

  test('call 7, of which the platform says only that it went well', async () => {
    const { status, body } = await changed()
    expect(status).toBe(200)
    expect(changeAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      booking: { bookingId: 'bk_7', willingness: 'no', status: 'confirmed' },
      capacity: 20,
      totalAttendees: 8,
    })
    expect(platform.calls[0]).toMatchObject({
      method: 'PATCH',
      target: `/api/events/${day}/bookings/bk_7`,
      body: { updateToken: 'token-7', editToken: 'token-7' },
    })
  })

  test('call 8', async () => {
    const no = {
      eventId: day,
      name: 'Rosa',
      number: '7705550123',
      message: '',
      email: 'r@x.example',
    }
    const { status, body } = await call(site, 'POST', bookingPaths.decline(day), no)
    expect(status).toBe(201)
    expect(declineAnswer.parse(body)).toEqual(body)
    expect(platform.calls[0]?.body).toStrictEqual(no)
  })

  test('calls 9 and 10, without the code that a careless platform shows', async () => {
    const asked = await call(site, 'POST', bookingPaths.requestCode(day), { email: 'r@x.example' })
    expect(asked).toMatchObject({ status: 200, body: { bookingId: 'bk_7' } })
    expect(asked.body).not.toHaveProperty('otp')
    const { status, body } = await call(site, 'POST', bookingPaths.verifyCode(day, 'bk_7'), {
      otp: '123456',
    })
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

  test('call 11 tells no more than a name, and is kept nowhere', async () => {
    const { status, body, headers } = await call(site, 'GET', bookingPaths.result(day, 'bk_7'))
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
    expect(platform.calls[0]?.target).toBe(`/api/events/${day}/success?bookingId=bk_7`)
  })

  test('a booking that is not paid for never reads as paid', async () => {
    tellInstead(`GET /api/events/${day}/success`, {
      status: 200,
      body: { booking: { status: 'pending_payment', attendeeEmail: 'rosa@example.com' } },
    })
    const { body } = await call(site, 'GET', bookingPaths.result(day, 'bk_7'))
    expect(body).toMatchObject({
      booking: { status: 'pending_payment', bookedAt: '' },
      paid: false,
    })
  })

  test('the calendar file', async () => {
    const answer = await site.app.request(calendarFilePath(day))
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(await answer.text()).toContain('SUMMARY:Autumn Planting Day')
  })

  test('the pages get the same events as the calls', async () => {
    const pages = composeEventPages(site)
    const list = await call(site, 'GET', eventPaths.list)
    const event = await call(site, 'GET', eventPaths.event(day))
    expect(await pages.listEvents()).toEqual(list.body)
    expect(await pages.findEvent(day)).toEqual(event.body)
    expect(await pages.findEvent('unknown')).toBeNull()
    await platform.goDown()
    await expect(pages.listEvents()).rejects.toThrow('away')
    await expect(pages.findEvent(day)).rejects.toThrow('away')
  })
})

describe('what is between the browser and the platform stays there', () => {
  test('nothing of the platform’s own reaches the browser', async () => {
    for (const path of [eventPaths.list, eventPaths.event(day), bookingPaths.result(day, 'bk_7')]) {
      const answer = await call(site, 'GET', path)
      const all = JSON.stringify([answer.body, [...answer.headers]])
      expect(all).not.toMatch(/sk_live|organizerPhone|javascript:|platform-session|Express|127\.0/)
    }
  })

  test('nothing of the browser’s own reaches the platform', async () => {
    await call(site, 'GET', eventPaths.event(day), undefined, {
      subdomain: 'evergreen',
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '203.0.113.9',
      'x-api-key': 'y',
    })
    const names = Object.keys(platform.calls[0]?.headers ?? {})
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
    await call(site, 'POST', bookingPaths.register(day), extra)
    expect(platform.calls[0]?.body).toStrictEqual(registrationBody({ eventId: day }))
  })

  test.each([
    ['no organization', {}, 400, 'missing-tenant'],
    ['another organization', { subdomain: 'other' }, 404, 'not-found'],
  ])('%s is refused here', async (_, headers, status, code) => {
    const answer = await call(site, 'GET', eventPaths.event(day), undefined, headers)
    expect(answer).toMatchObject({ status, body: { message: expect.any(String), code } })
    expect(platform.calls).toEqual([])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'a payment never leads back to %s',
    async (successUrl) => {
      expect(await register({ successUrl })).toMatchObject({
        status: 400,
        body: { code: 'bad-return-url' },
      })
      expect(await changed({ failureUrl: successUrl })).toMatchObject({ status: 400 })
      expect(platform.calls).toEqual([])
    },
  )

  test('without return addresses a payment leads back to our own pages', async () => {
    const { successUrl: _, failureUrl: __, ...body } = registrationBody({ eventId: day })
    await call(site, 'POST', bookingPaths.register(day), body)
    expect(platform.calls[0]?.body).toMatchObject({
      successUrl: 'http://localhost:3000/events/success',
      failureUrl: 'http://localhost:3000/events/failure',
    })
  })

  test('two tokens that differ are none', async () => {
    expect(await changed({ editToken: 'other' })).toMatchObject({ status: 401 })
    expect(platform.calls).toEqual([])
  })

  test.each(['%2e%2e', '..%2f..%2fadmin', 'a%5cb', '%252e%252e', 'a%3Fb=1', '%00'])(
    'the id %s leads to no other path of the platform',
    async (id) => {
      const answer = await call(site, 'GET', `/api/events/${id}`)
      expect([400, 404]).toContain(answer.status)
      expect(platform.calls).toEqual([])
    },
  )

  test('a body that cannot be read goes nowhere', async () => {
    for (const body of ['{', '[]', { willingness: 'perhaps' }, 'x'.repeat(70_000)]) {
      const answer = await call(site, 'POST', bookingPaths.register(day), body)
      expect([400, 413]).toContain(answer.status)
    }
    expect(platform.calls).toEqual([])
  })

  test('a method that no call uses is not passed on', async () => {
    const answer = await site.app.request(eventPaths.event(day), {
      method: 'DELETE',
      headers: { subdomain: 'evergreen' },
    })
    expect(answer.status).toBe(404)
    expect(platform.calls).toEqual([])
  })
})

describe('what the platform refuses, and how it fails', () => {
  const target = `POST /api/events/${day}/payment-link`

  test('a refusal keeps its status, its words, its code and its fields', async () => {
    tellInstead(target, {
      status: 409,
      body: {
        message: 'Sorry, only 2 seats are available.',
        code: 'not-enough-seats',
        fields: { adults: 'Too many', odd: 5 },
        stack: 'at register (/srv/app.js:1)',
      },
    })
    const { status, body } = await register()
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'Sorry, only 2 seats are available.',
      code: 'not-enough-seats',
      fields: { adults: 'Too many' },
    })
  })

  test.each([
    [400, 'bad-parameter'],
    [401, 'bad-token'],
    [404, 'not-found'],
    [410, 'code-expired'],
    [422, 'invalid'],
  ])('a bare refusal %i gets our own words', async (status, code) => {
    tellInstead(target, { status, body: { success: false, code: 'E_NOPE!' } })
    expect(await register()).toMatchObject({ status, body: { message: expect.any(String), code } })
  })

  test('someone who is too fast is told for how long', async () => {
    tellInstead(target, {
      status: 429,
      body: { error: 'Slow down' },
      headers: { 'retry-after': '7' },
    })
    const { status, body, headers } = await register()
    expect({ status, body }).toMatchObject({ status: 429, body: { message: 'Slow down' } })
    expect(headers.get('retry-after')).toBe('7')
  })

  test.each<[string, Answer]>([
    ['a web page', { status: 200, body: '<!doctype html><title>Maintenance</title>' }],
    ['a web page as a refusal', { status: 404, body: '<h1>nginx</h1>' }],
    ['a redirect', { status: 302, body: {}, headers: { location: 'http://169.254.169.254/' } }],
    ['a failure of its own', { status: 500, body: { message: 'connect ECONNREFUSED 10.0.0.3' } }],
    ['a refusal of our server', { status: 415, body: { message: 'no' } }],
    ['a page to pay on that is a script', { status: 200, body: { paymentUrl: 'javascript:x()' } }],
  ])('%s becomes our own sentence', async (_, answer) => {
    tellInstead(target, answer)
    const { status, body } = await register()
    expect(status).toBe(502)
    expect(body).toEqual({ message: expect.stringContaining('Please'), code: 'unreadable-answer' })
    expect(platform.calls).toHaveLength(1)
  })

  test('an event that cannot be read is a failure, and the log says what is wrong with it', async () => {
    tellInstead(`GET /api/events/${day}`, { status: 200, body: { eventId: day, capacity: 'lots' } })
    expect(await call(site, 'GET', eventPaths.event(day))).toMatchObject({ status: 502 })
    expect(reports.join()).toContain('capacity must be a whole number')
  })

  test.each<[string, number, Answer | null]>([
    ['is down', 0, null],
    ['is overloaded', 2, { status: 503, body: { message: 'no healthy upstream' } }],
    ['breaks off', 2, 'broken-off'],
  ])('a platform that %s is asked again for what is only read', async (_, calls, answer) => {
    if (answer === null) await platform.goDown()
    else tellInstead('GET /api/public/events', answer)
    const { status, body, headers } = await call(site, 'GET', eventPaths.list)
    expect(status).toBe(503)
    expect(body).toEqual({ message: expect.any(String), code: 'unavailable' })
    expect(headers.get('retry-after')).not.toBeNull()
    expect(platform.calls).toHaveLength(calls)
    expect(reports).toHaveLength(1)
  })

  test('a registration is sent once, and the guest is told that it may have arrived', async () => {
    tellInstead(target, 'broken-off')
    const { status, body } = await register()
    expect(status).toBe(503)
    expect(body['message']).toContain('may have been saved')
    expect(platform.calls).toHaveLength(1)
    await platform.goDown()
    expect((await register()).body['message']).not.toContain('may have been saved')
  })

  test('a platform that never answers is not waited for', async () => {
    tellInstead('GET /slow', 'silent')
    const ask = platformAt(platform.url)
    expect(await ask({ method: 'GET', path: ['slow'], timeoutMs: 50 })).toEqual({
      is: 'silent',
      mayHaveArrived: true,
      reason: 'did not answer in time',
    })
    expect(platform.calls).toHaveLength(1)
  })
})
