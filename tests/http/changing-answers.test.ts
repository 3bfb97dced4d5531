import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { minute } from '#domain/time.ts'
import { change, register, takenSeats, verified, walk } from '#support/booking-calls.ts'
import { calendarValue } from '#support/calendar-lines.ts'
import { queuedEmails } from '#support/emails.ts'
import { registeredSite } from '#support/registered-site.ts'
import { call } from '#support/api-calls.ts'

describe('a change of an answer', () => {
  test('changes Yes to Maybe and back, and the calendar follows', async () => {
    const { site, id } = await registeredSite()
    site.wait(minute)
    const one = await verified(site)
    const answer = await change(site, id, one.token, { willingness: 'maybe' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      booking: {
        bookingId: id,
        status: 'confirmed',
        willingness: 'maybe',
        formResponses: [
          { fieldName: 'firstName', value: 'Rosa' },
          { fieldName: 'lastName', value: 'Lindqvist' },
          { fieldName: 'email', value: 'rosa@example.com' },
        ],
      },
      capacity: 10,
      totalAttendees: 0,
    })
    site.wait(minute)
    const two = await verified(site)
    expect((await change(site, id, two.token)).body).toMatchObject({ totalAttendees: 1 })
    site.wait(minute)
    const three = await verified(site)
    await change(site, id, three.token, { willingness: 'no' })

    const files = (await queuedEmails(site))
      .filter(({ attachments }) => attachments?.length === 1)
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .map(({ subject, attachments }) => ({ subject, text: attachments?.[0]?.content ?? '' }))
    expect(
      files.map(({ subject, text }) => [
        subject,
        calendarValue(text, 'METHOD'),
        calendarValue(text, 'STATUS'),
      ]),
    ).toEqual([
      ['You are registered: Rain Garden Walk', 'PUBLISH', 'CONFIRMED'],
      ['Your answer is now Maybe: Rain Garden Walk', 'PUBLISH', 'TENTATIVE'],
      ['Your answer is now Yes: Rain Garden Walk', 'PUBLISH', 'CONFIRMED'],
      ['You answered No: Rain Garden Walk', 'CANCEL', 'CANCELLED'],
    ])
    expect(new Set(files.map(({ text }) => calendarValue(text, 'UID'))).size).toBe(1)
    const sequences = files.map(({ text }) => Number(calendarValue(text, 'SEQUENCE')))
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(4)
  })

  test('a token works once, for its booking, under either name', async () => {
    const { site, id } = await registeredSite()
    const other = await register(site, { attendeeEmail: 'zoe@example.com' })
    const otherId = String(other.body['bookingId'])
    const { token } = await verified(site)
    const bad = { status: 401, body: { code: 'bad-token', message: expect.any(String) } }
    const no = { willingness: 'no' } as const
    expect(await change(site, otherId, token, no)).toMatchObject(bad)
    expect(await change(site, id, `${token}x`, no)).toMatchObject(bad)
    expect(await change(site, id, token, { ...no, editToken: 'other' })).toMatchObject(bad)
    expect(await change(site, 'nothing', token, no)).toMatchObject(bad)
    const none = await call(site, 'PATCH', bookingPaths.change(walk, id), no)
    expect(none).toMatchObject(bad)
    const path = bookingPaths.change(walk, id)
    expect((await call(site, 'PATCH', path, { ...no, editToken: token })).status).toBe(200)
    expect(await change(site, id, token, no)).toMatchObject(bad)
    expect(await takenSeats(site)).toBe(1)
  })

  test('an answer cannot be moved to another address', async () => {
    const { site, id } = await registeredSite()
    const { token } = await verified(site)
    const answer = await change(site, id, token, { attendeeEmail: 'zoe@example.com' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } })
  })

  test('a return address elsewhere is refused, and so is a message that is too long', async () => {
    const { site, id } = await registeredSite()
    const { token } = await verified(site)
    const elsewhere = await change(site, id, token, { successUrl: 'https://evil.example/' })
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'bad-return-url' } })
    const long = await change(site, id, token, { willingness: 'no', message: 'x'.repeat(501) })
    expect(long).toMatchObject({
      status: 422,
      body: { fields: { message: 'Message cannot exceed 500 characters.' } },
    })
    expect((await change(site, id, token)).status).toBe(200)
  })
})
