import { describe, expect, test } from 'vitest'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { forwardingSite, plantingDay } from '#support/forwarding-site.ts'
import { newForEachTest } from '#support/stores.ts'
import type { Answer } from '#support/platform-stand-in.ts'
import { call } from '#support/api-calls.ts'

const day = plantingDay
const forwarding = newForEachTest(forwardingSite)

describe('refusals and failures of the platform', () => {
  const target = `POST /api/events/${day}/payment-link`

  test('a refusal keeps its status, its words, its code and its fields', async () => {
    forwarding.platform.answers.set(target, {
      status: 409,
      body: {
        message: 'Sorry, only 2 seats are available.',
        code: 'not-enough-seats',
        fields: { adults: 'Too many', odd: 5 },
        stack: 'at register (/srv/app.js:1)',
      },
    })
    const { status, body } = await forwarding.register()
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'Sorry, only 2 seats are available.',
      code: 'not-enough-seats',
      fields: { adults: 'Too many' },
    })
  })

  test.each([
    [400, 'bad-parameter'],
    [404, 'not-found'],
    [422, 'invalid'],
  ])('a bare refusal %i gets our own words', async (status, code) => {
    forwarding.platform.answers.set(target, { status, body: { success: false, code: 'E_NOPE!' } })
    expect(await forwarding.register()).toMatchObject({
      status,
      body: { message: expect.any(String), code },
    })
  })

  test.each([
    [401, 'bad-token'],
    [410, 'code-expired'],
  ])(
    'a bare %i to a code asks for a new one, and to anything else for none',
    async (status, code) => {
      const bare = { status, body: {} }
      forwarding.platform.answers.set(`POST /api/events/${day}/bookings/b1/verify-otp`, bare)
      forwarding.platform.answers.set(target, bare)
      expect(await forwarding.register()).toMatchObject({ status: 502 })
      const message = 'Registration for this event has closed.'
      forwarding.platform.answers.set(target, { status, body: { message } })
      expect(await forwarding.register()).toMatchObject({ status, body: { message } })
      const path = bookingPaths.verifyCode(day, 'b1')
      expect(await call(forwarding.site, 'POST', path, { otp: '123456' })).toMatchObject({
        status,
        body: { message: 'Please request a new OTP.', code },
      })
    },
  )

  test('a visitor who is too fast is told how long to wait', async () => {
    forwarding.platform.answers.set(target, {
      status: 429,
      body: { error: 'Slow down' },
      headers: { 'retry-after': '7' },
    })
    const { status, body, headers } = await forwarding.register()
    expect({ status, body }).toMatchObject({ status: 429, body: { message: 'Slow down' } })
    expect(headers.get('retry-after')).toBe('7')
  })

  test.each([
    ['a date', true, [61, 90]],
    ['nothing', false, [60, 60]],
  ])('who is too fast is told to wait where the platform sends %s', async (_, isDated, wait) => {
    const date = new Date(Date.now() + 90_000).toUTCString()
    const headers: Record<string, string> = isDated ? { 'retry-after': date } : {}
    forwarding.platform.answers.set(target, { status: 429, body: null, headers })
    const answer = await forwarding.register()
    expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(wait[0] ?? 0)
    expect(seconds).toBeLessThanOrEqual(wait[1] ?? 0)
  })

  test.each<[string, Answer]>([
    ['a web page', { status: 200, body: '<!doctype html><title>Maintenance</title>' }],
    ['a web page as a refusal', { status: 404, body: '<h1>nginx</h1>' }],
    ['a redirect', { status: 302, body: {}, headers: { location: 'http://169.254.169.254/' } }],
    ['a failure of its own', { status: 500, body: { message: 'connect ECONNREFUSED 10.0.0.3' } }],
    ['a refusal of our server', { status: 415, body: { message: 'no' } }],
    ['a page to pay on that is a script', { status: 200, body: { paymentUrl: 'javascript:x()' } }],
  ])('%s becomes our own sentence', async (_, answer) => {
    forwarding.platform.answers.set(target, answer)
    const { status, body } = await forwarding.register()
    expect(status).toBe(502)
    expect(body).toEqual({
      message: expect.stringContaining('may still have been saved'),
      code: 'unreadable-answer',
    })
    expect(forwarding.platform.calls).toHaveLength(1)
  })

  test('an event that cannot be read is a failure, and the log says what is wrong with it', async () => {
    forwarding.platform.answers.set(`GET /api/events/${day}`, {
      status: 200,
      body: { eventId: day, capacity: 'lots' },
    })
    expect(await call(forwarding.site, 'GET', eventPaths.event(day))).toMatchObject({ status: 502 })
    expect(forwarding.reports.join()).toContain('capacity must be a whole number')
  })

  test.each([
    ['no list of events', { error: 'no such table' }],
    ['null', null],
  ])('an answer that is %s is an empty list, and the log says so', async (_, answer) => {
    const list = 'GET /api/public/events'
    forwarding.platform.answers.set(list, { status: 200, body: answer })
    const { status, body } = await call(forwarding.site, 'GET', eventPaths.list)
    expect({ status, body }).toEqual({ status: 200, body: { events: [] } })
    expect(forwarding.reports).toEqual([
      'the list of events: what cannot be read is left out: events must be a list',
    ])
  })

  test('events of a list that cannot be read are left out, which the log says once', async () => {
    const list = 'GET /api/public/events'
    forwarding.platform.answers.set(list, { status: 200, body: { events: [{ name: 'no id' }] } })
    for (let visits = 0; visits < 2; visits += 1) {
      const { status, body } = await call(forwarding.site, 'GET', eventPaths.list)
      expect({ status, body }).toEqual({ status: 200, body: { events: [] } })
    }
    expect(forwarding.reports).toHaveLength(1)
    expect(forwarding.reports[0]).toContain('[0].eventId is missing')
  })

  test.each<[string, number, Answer | null]>([
    ['is down', 0, null],
    ['is overloaded', 2, { status: 503, body: { message: 'no healthy upstream' } }],
    ['breaks off', 2, 'broken-off'],
  ])('a platform that %s is asked again for what is only read', async (_, calls, answer) => {
    if (answer === null) await forwarding.platform.goDown()
    else forwarding.platform.answers.set('GET /api/public/events', answer)
    const { status, body, headers } = await call(forwarding.site, 'GET', eventPaths.list)
    expect(status).toBe(503)
    expect(body).toEqual({ message: expect.any(String), code: 'unavailable' })
    expect(headers.get('retry-after')).not.toBeNull()
    expect(forwarding.platform.calls).toHaveLength(calls)
    expect(forwarding.reports).toHaveLength(1)
  })

  test('a registration is sent once, and the guest is told that it may have arrived', async () => {
    forwarding.platform.answers.set(target, 'broken-off')
    const { status, body } = await forwarding.register()
    expect(status).toBe(503)
    expect(body['message']).toContain('may still have been saved')
    expect(forwarding.platform.calls).toHaveLength(1)
    await forwarding.platform.goDown()
    expect((await forwarding.register()).body['message']).not.toContain('may still have been saved')
  })

  test('a platform that never answers is not waited for', async () => {
    forwarding.platform.answers.set('GET /slow', 'silent')
    const ask = platformAt(forwarding.platform.url)
    expect(await ask({ method: 'GET', path: ['slow'], timeoutMs: 1_000 })).toEqual({
      is: 'silent',
      cause: 'timeout',
      errorCode: null,
    })
    expect(forwarding.platform.calls).toHaveLength(1)
  })
})
