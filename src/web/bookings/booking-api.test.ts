import { afterEach, expect, test, vi } from 'vitest'
import { bookingApi } from './booking-api.ts'

afterEach(() => vi.unstubAllGlobals())

const api = bookingApi('evergreen', 'e1')
const serverSays = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

const registration = { willingness: 'yes' } as const

test.each([
  ['confirmed', false],
  ['pending_payment', true],
])('a registration that is %s is unpaid: %s', async (status, isUnpaid) => {
  serverSays({ bookingId: 'b1', status, capacity: 10, totalAttendees: 2 })
  expect(await api.registerForEvent(registration)).toMatchObject({ ok: true, value: { isUnpaid } })
})

test('a registration without its status is no registration', async () => {
  serverSays({ bookingId: 'b1', capacity: 10, totalAttendees: 2 })
  expect(await api.registerForEvent(registration)).toMatchObject({ ok: false })
})
