import { expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import { isStillOffered, type UnpaidOrder } from './order.ts'

const now = Date.UTC(2027, 3, 14)
const order: UnpaidOrder = {
  cents: 300_000,
  createdAt: now - 5 * minute,
  sessionId: 'cs_1',
  sessionUrl: 'https://pay.example/cs_1',
  replacedAt: null,
}
const offered = (change: Partial<UnpaidOrder>, openCents = 300_000) =>
  isStillOffered({ ...order, ...change }, openCents, now)

test('an order over what is open is offered again for 20 minutes, unless another took its place', () => {
  expect(offered({})).toBe(true)
  expect(offered({ createdAt: now - 19 * minute })).toBe(true)
  expect(offered({ createdAt: now - 20 * minute })).toBe(false)
  expect(offered({}, 299_999)).toBe(false)
  expect(offered({ replacedAt: now })).toBe(false)
})

test('an order with an unknown session is offered again, and one without an address never', () => {
  expect(offered({ sessionId: null, sessionUrl: null })).toBe(true)
  expect(offered({ sessionUrl: null })).toBe(false)
})
