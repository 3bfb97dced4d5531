import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingPaths, calendarFilePath } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { register, registrationBody, verified, walk } from '#support/booking-calls.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'

const declineBody = { name: 'Ann', number: '7705550123', email: 'ann@example.com', message: '' }
const { eventId: _, ...form } = registrationBody()
const calls = [
  ['a registration', 'POST', bookingPaths.register(walk), registrationBody()],
  ['a change', 'PATCH', bookingPaths.change(walk, 'b1'), { ...form, updateToken: 't' }],
  ['a decline', 'POST', bookingPaths.decline(walk), declineBody],
  ['a request for a code', 'POST', bookingPaths.requestCode(walk), { email: 'ann@example.com' }],
  ['a code', 'POST', bookingPaths.verifyCode(walk, 'c1'), { otp: '123456' }],
] as const

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

describe.each(calls)('%s', (_, method, path, body) => {
  test('answers any JSON in the contract’s shape and never fails on our side', async () => {
    const site = await testSite({ events: [paidEvent({ capacity: null })] })
    const bent = fc
      .tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue())
      .map(([name, value]) => ({ ...body, [name]: value }))
    const values = fc.array(fc.record({ fieldName: fc.string(), value: fc.jsonValue() }))
    const odd = values.map((formResponses) => ({ ...body, formResponses }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), bent, odd), async (sent) => {
        const answer = await call(site, method, path, JSON.stringify(sent))
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 300) {
          expect(answer.body).toMatchObject({
            message: expect.any(String),
            code: expect.any(String),
          })
        }
      }),
      { numRuns: 100 },
    )
  })

  test('NUL, lone surrogates, foreign pages and other media types are refused', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    const headers = { subdomain: 'evergreen' }
    for (const text of ['\\u0000', '\\ud800']) {
      const [field = ''] = Object.keys(body)
      const sent = JSON.stringify({ ...body, [field]: 'X' }).replace('X', text)
      expect((await call(site, method, path, sent)).status).toBe(400)
    }
    const foreign = { ...headers, origin: 'https://evil.example' }
    expect(await call(site, method, path, body, foreign)).toMatchObject({
      status: 403,
      body: { message: expect.any(String), code: 'foreign-origin' },
    })
    const text = { ...headers, 'content-type': 'text/plain' }
    expect((await call(site, method, path, body, text)).status).toBe(415)
    expect(await site.bookings.list('e1')).toEqual([])
  })
})

test('no address of an event or booking makes a call fail on our side', async () => {
  const site = await testSite({ events: [gardenEvent()] })
  const odd = fc.oneof(
    fc.string({ unit: anyCharacter }).map((text) => text.toWellFormed()),
    fc.constantFrom('%', '%00', '..', '__proto__', 'constructor', "'; --", 'e1/../e1'),
  )
  await fc.assert(
    fc.asyncProperty(odd, odd, async (eventId, bookingId) => {
      for (const path of [
        eventPaths.event(eventId),
        bookingPaths.result(eventId, bookingId),
        bookingPaths.result(walk, bookingId),
        calendarFilePath(eventId),
      ]) {
        const headers = { subdomain: 'evergreen' }
        expect((await site.app.request(path, { headers })).status).toBeLessThan(500)
      }
    }),
    { numRuns: 40 },
  )
})

test('fields named like parts of JavaScript are answers like any other', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty']
  const formFields = names.map((name) => {
    return {
      type: 'textarea',
      name,
      label: name,
      required: true,
      placeholder: null,
      maxLength: 9,
    } as const
  })
  const site = await testSite({ events: [gardenEvent({ formFields })] })
  expect((await register(site, { formResponses: [] })).body).toMatchObject({
    fields: Object.fromEntries(names.map((name) => [name, `Please enter a valid ${name}.`])),
  })
  const formResponses = names.map((fieldName) => ({ fieldName, value: 'yes' }))
  expect((await register(site, { formResponses })).status).toBe(201)
  expect((await verified(site)).body['booking']).toMatchObject({
    formResponses: [...formResponses, { fieldName: 'email', value: 'rosa@example.com' }],
  })
})
