import { describe, expect, test } from 'vitest'
import { register } from '#support/booking-calls.ts'
import { paidEvent } from '#support/garden-events.ts'
import { bookingResult } from '#support/registered-site.ts'
import { testSite } from '#support/test-site.ts'

describe('the guest who registered an address first', () => {
  test('never reads the name of the guest who registers it later', async () => {
    const site = await testSite({ events: [paidEvent()] })
    const form = (firstName: string) => [
      { fieldName: 'firstName', value: firstName },
      { fieldName: 'lastName', value: 'Lindqvist' },
    ]
    const email = { fieldName: 'email', value: 'rosa@example.com' }
    const registerAs = async (firstName: string) => {
      const { status, body } = await register(site, { formResponses: [...form(firstName), email] })
      return { status, id: String(body['bookingId']) }
    }
    const stranger = await registerAs('Mallory')
    const held = await registerAs('Rosa')
    expect(held.status).toBe(200)
    expect(held.id).not.toBe(stranger.id)
    site.provider.pay('session-2')
    expect((await bookingResult(site, held.id)).body).toMatchObject({
      booking: { status: 'confirmed', formResponses: form('Rosa') },
      paid: true,
    })
    expect((await bookingResult(site, stranger.id)).body).toMatchObject({
      booking: { bookingId: stranger.id, status: 'expired', formResponses: form('Mallory') },
      paid: false,
    })
  })
})
