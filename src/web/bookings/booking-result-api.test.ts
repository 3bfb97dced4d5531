import { expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { fetchBookingResult } from './booking-result-api.ts'

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

test('a confirmed booking of which nothing else is said is paid, and what is missing reads empty', async () => {
  const { bookingId, status } = booking
  const empty = { attendeeEmail: '', bookedAt: '', formResponses: [] }
  serverSays({ booking })
  expect(await load()).toEqual(ok({ booking, paid: true }))
  serverSays({ booking: { bookingId, status, attendeeEmail: null, bookedAt: 'Friday' } })
  expect(await load()).toEqual(ok({ booking: { bookingId, status, ...empty }, paid: true }))
})

test.each([
  ['nothing of how it stands', { booking: withoutStatus, paid: true }],
  ['nothing', {}],
])('an answer that says %s is a failure, not a payment', async (_, body) => {
  serverSays(body)
  expect(await load()).toMatchObject(err({ message: null }))
})
