import { afterEach, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { fetchBookingResult } from './booking-result-api.ts'

afterEach(() => vi.unstubAllGlobals())

const load = () => fetchBookingResult('evergreen', 'e1', 'b1')
const serverSays = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

const booking = {
  bookingId: 'b1',
  status: 'confirmed',
  attendeeEmail: 'rosa@example.com',
  bookedAt: '2026-06-01T12:00:00.000Z',
  formResponses: [],
}
const { status: _status, ...withoutStatus } = booking

test('a complete answer has the status of the booking', async () => {
  serverSays({ booking, paid: true })
  expect(await load()).toEqual(ok({ booking, paid: true }))
})

test.each([
  ['nothing of the payment', { booking }],
  ['nothing of how it stands', { booking: withoutStatus, paid: true }],
  ['nothing', {}],
])('an answer that says %s is a failure, not a payment', async (_, body) => {
  serverSays(body)
  expect(await load()).toMatchObject(err({ message: null }))
})
