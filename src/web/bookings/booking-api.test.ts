import { expect, test, vi } from 'vitest'
import { ok } from '#domain/result.ts'
import { bookingApi, paymentDestination } from './booking-api.ts'

const api = bookingApi('evergreen', 'e1')
const serverSays = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

const origin = 'https://evergreen.example'
const registration = { willingness: 'yes' } as const

test.each([
  ['confirmed', false],
  ['pending_payment', true],
])('a registration that is %s is unpaid: %s', async (status, isUnpaid) => {
  serverSays({ bookingId: 'b1', status, capacity: 10, totalAttendees: 2 })
  expect(await api.registerForEvent(registration)).toMatchObject(ok({ isUnpaid }))
})

test('a registration without its status is no registration', async () => {
  serverSays({ bookingId: 'b1', capacity: 10, totalAttendees: 2 })
  expect(await api.registerForEvent(registration)).toMatchObject({ ok: false })
})

test('the browser goes to the checkout, wherever it is on the web', () => {
  expect(paymentDestination('https://checkout.stripe.com/c/pay/1', origin)).toBe(
    'https://checkout.stripe.com/c/pay/1',
  )
  expect(paymentDestination('/test-checkout/1', origin)).toBe(`${origin}/test-checkout/1`)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'http://',
  'file:///x',
])('but not to %j', (url) => {
  expect(paymentDestination(url, origin)).toBeNull()
})
