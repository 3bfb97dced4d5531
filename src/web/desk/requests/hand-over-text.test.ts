import { expect, test } from 'vitest'
import { hour, instantAt } from '#domain/time.ts'
import { handOverLine } from './hand-over-text.ts'

const zone = 'America/New_York'
const now = instantAt('2026-06-05', '09:00', zone)
const waiting = { state: 'waiting', tries: 2, nextTryAt: now + hour, deliveredAt: null } as const
const lastError = 'HTTP 503: down for repairs.'

test('a failed delivery shows the reason and the time of the next try', () => {
  expect(handOverLine({ leadDelivery: { ...waiting, lastError } }, now, zone)).toEqual({
    state: 'waiting',
    title: 'Not sent to the platform yet',
    detail: 'HTTP 503: down for repairs. Next try 10:00 AM.',
  })
  const tomorrow = { ...waiting, lastError: null, nextTryAt: now + 24 * hour }
  expect(handOverLine({ leadDelivery: tomorrow }, now, zone)?.detail).toBe(
    'Next try Jun 6, 9:00 AM.',
  )
  const failed = { ...waiting, state: 'failed', tries: 13, nextTryAt: null, lastError } as const
  expect(handOverLine({ leadDelivery: failed }, now, zone)?.detail).toBe(
    'HTTP 503: down for repairs. Given up after 13 tries.',
  )
})

test('a delivery that is under way or done offers no action', () => {
  const due = { ...waiting, lastError, nextTryAt: now }
  expect(handOverLine({ leadDelivery: due }, now, zone)?.state).toBe('under-way')
  const delivered = { ...waiting, state: 'delivered', lastError: null } as const
  expect(handOverLine({ leadDelivery: delivered }, now, zone)).toBeNull()
  expect(handOverLine({ leadDelivery: null }, now, zone)).toBeNull()
})
