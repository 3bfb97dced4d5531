import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { register, walk } from '#support/booking-calls.ts'
import { paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

const rosa = 'rosa@example.com'

/** Registers Rosa's address under a name; returns the id of the booking. */
async function registerAs(site: TestSite, firstName: string, lastName = 'Lindqvist') {
  const { status, body } = await register(site, {
    attendeeEmail: rosa,
    formResponses: [
      { fieldName: 'firstName', value: firstName },
      { fieldName: 'lastName', value: lastName },
      { fieldName: 'email', value: rosa },
    ],
  })
  return { status, id: String(body['bookingId']), body }
}

/** The result of a booking. */
async function result(site: TestSite, id: string) {
  const { body } = await call(site, 'GET', bookingPaths.result(walk, id))
  const { booking, paid }: { booking?: Record<string, unknown>; paid?: unknown } = body
  return { ...booking, paid }
}

const nameOf = (firstName: string, lastName = 'Lindqvist') => [
  { fieldName: 'firstName', value: firstName },
  { fieldName: 'lastName', value: lastName },
]

describe('the guest who registered an address first', () => {
  test('never reads the name of the guest who registers it later', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const stranger = await registerAs(site, 'Mallory', 'Malone')
    const held = await registerAs(site, 'Rosa')
    expect(held.status).toBe(200)
    expect(held.id).not.toBe(stranger.id)
    site.provider.pay('session-2')
    expect(await result(site, held.id)).toMatchObject({
      status: 'confirmed',
      paid: true,
      formResponses: nameOf('Rosa'),
    })
    expect(await result(site, stranger.id)).toMatchObject({
      bookingId: stranger.id,
      status: 'expired',
      paid: false,
      formResponses: nameOf('Mallory', 'Malone'),
    })
  })
})
