import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { day, minute } from '#domain/time.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { askForCode, register, verified, walk } from '#support/booking-calls.ts'
import { countedForm, withCounts } from '#support/counted-event.ts'
import { mailedCode, queuedEmails } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { registeredSite } from '#support/registered-site.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

const codeFor = (site: TestSite, email: string) =>
  call(site, 'POST', bookingPaths.requestCode(walk), { email })
const enter = (site: TestSite, challengeId: string, otp: unknown) =>
  call(site, 'POST', bookingPaths.verifyCode(walk, challengeId), { otp })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a request for a code', () => {
  test('answers an opaque id and mails six digits alone on their line', async () => {
    const { site, id } = await registeredSite()
    const answer = await codeFor(site, 'ROSA@example.com')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ bookingId: expect.stringMatching(/^[\w-]{22,}$/) })
    expect(answer.body['bookingId']).not.toBe(id)
    expect(await mailedCode(site)).toMatch(/^\d{6}$/)
  })

  test('answers an unknown address the same, and mails nothing', async () => {
    const { site } = await registeredSite()
    const known = await codeFor(site, 'rosa@example.com')
    const before = (await queuedEmails(site)).length
    const unknown = await codeFor(site, 'nobody@example.com')
    expect(unknown.status).toBe(known.status)
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body))
    expect(String(unknown.body['bookingId'])).toHaveLength(String(known.body['bookingId']).length)
    const names = (headers: Headers) => [...headers.keys()].toSorted()
    expect(names(unknown.headers)).toEqual(names(known.headers))
    expect(await queuedEmails(site)).toHaveLength(before)
    for (const email of ['rosa@example.com', 'nobody@example.com']) {
      const soon = await codeFor(site, email)
      expect(soon.status).toBe(429)
      expect(soon.headers.get('retry-after')).toBe('60')
      expect(soon.body).toEqual({
        message: 'An OTP was requested a moment ago. Please wait before requesting another.',
        code: 'code-too-soon',
      })
    }
  })

  test('refuses what is no address, an unknown event, and one that has begun', async () => {
    const { site } = await registeredSite(
      gardenEvent({ start: Date.parse('2026-06-02T12:00:00Z') }),
    )
    const answer = await codeFor(site, 'rosa')
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      message: 'Invalid Email: rosa. Please enter a valid email address.',
      code: 'invalid',
      fields: { email: 'Invalid Email: rosa. Please enter a valid email address.' },
    })
    const elsewhere = bookingPaths.requestCode('nothing')
    expect((await call(site, 'POST', elsewhere, { email: 'rosa@example.com' })).status).toBe(404)
    site.wait(day)
    expect((await codeFor(site, 'rosa@example.com')).body).toMatchObject({ code: 'closed' })
  })
})

describe('a code that is verified', () => {
  test('a right code gives the token and the booking with its real id', async () => {
    const { site, id } = await registeredSite()
    const { body } = await verified(site)
    expect(body).toEqual({
      updateToken: expect.stringMatching(/^[\w-]{43}$/),
      booking: {
        bookingId: id,
        willingness: 'yes',
        seats: 1,
        formResponses: [
          { fieldName: 'firstName', value: 'Rosa' },
          { fieldName: 'lastName', value: 'Lindqvist' },
          { fieldName: 'email', value: 'rosa@example.com' },
        ],
      },
    })
  })

  test('returns the seats that the booking takes, including held ones, and none once they are free', async () => {
    const site = await testSite({ events: [paidEvent({ formFields: withCounts })] })
    await register(site, countedForm({ adults: 4, children: 1 }))
    const seats = async () => (await verified(site)).body['booking']
    expect(await seats()).toMatchObject({ willingness: 'yes', seats: 5 })
    site.wait(31 * minute)
    await expireHolds(site)()
    expect(await seats()).toMatchObject({ willingness: 'yes', seats: 0 })
  })

  test('an unknown address gets as many tries, and never in', async () => {
    const { site } = await registeredSite()
    const challenges = [await askForCode(site), await askForCode(site, 'nobody@example.com')]
    const code = wrong(await mailedCode(site))
    for (const tries of ['4 tries', '3 tries', '2 tries', '1 try', 'No tries']) {
      for (const id of challenges) {
        const { status, body } = await enter(site, id, code)
        expect([status, body['code']]).toEqual([422, 'wrong-code'])
        expect(body['message']).toContain(`Invalid OTP! ${tries} left.`)
      }
    }
    for (const id of challenges) {
      expect(await enter(site, id, code)).toMatchObject({ status: 410 })
    }
  })

  test('an invalid code costs no try, and an unknown challenge is answered like an expired one', async () => {
    const { site } = await registeredSite()
    const challengeId = await askForCode(site)
    for (const otp of ['12345', '1234567', 'abcdef', '']) {
      const answer = await enter(site, challengeId, otp)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({
        message: 'OTP must be exactly 6 digits.',
        code: 'invalid',
        fields: { otp: 'OTP must be exactly 6 digits.' },
      })
    }
    expect((await enter(site, challengeId, await mailedCode(site))).status).toBe(200)
    const unknown = await enter(site, 'nothing', '123456')
    expect(unknown).toMatchObject({ status: 410, body: { code: 'code-expired' } })
  })

  test('the id of a challenge opens nothing but its verification', async () => {
    const { site } = await registeredSite()
    const challengeId = await askForCode(site)
    const result = await call(site, 'GET', bookingPaths.result(walk, challengeId))
    expect(result).toMatchObject({ status: 404, body: { code: 'unknown-booking' } })
  })
})
