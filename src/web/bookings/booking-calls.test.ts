import { afterEach, expect, test, vi } from 'vitest'
import { bookingCalls } from './booking-calls.ts'

afterEach(() => vi.unstubAllGlobals())

const calls = bookingCalls('evergreen', 'e1')
const serverSays = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

const booking = {
  bookingId: 'b1',
  status: 'confirmed',
  attendeeEmail: 'rosa@example.com',
  bookedAt: '2026-06-01T12:00:00.000Z',
  formResponses: [],
}
const { status: _status, ...withoutStatus } = booking

test('a whole answer says how the booking stands', async () => {
  serverSays({ booking, paid: true })
  expect(await calls.result('b1')).toEqual({ ok: true, value: { booking, paid: true } })
})

test.each([
  ['nothing of the payment', { booking }],
  ['nothing of how it stands', { booking: withoutStatus, paid: true }],
  ['nothing', {}],
])('an answer that says %s is taken for no answer, not for a payment', async (_, body) => {
  serverSays(body)
  expect(await calls.result('b1')).toMatchObject({ ok: false, error: { said: null } })
})

const registration = { willingness: 'yes' } as const

test.each([
  ['confirmed', false],
  ['pending_payment', true],
])('a registration that is %s is unpaid: %s', async (status, isUnpaid) => {
  serverSays({ bookingId: 'b1', status, capacity: 10, totalAttendees: 2 })
  expect(await calls.register(registration)).toMatchObject({ ok: true, value: { isUnpaid } })
})

test('a registration without its status is no registration', async () => {
  serverSays({ bookingId: 'b1', capacity: 10, totalAttendees: 2 })
  expect(await calls.register(registration)).toMatchObject({ ok: false })
})
