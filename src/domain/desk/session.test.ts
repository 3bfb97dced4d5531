import { expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import { needsProof, sessionIsLive } from './session.ts'

const start = Date.parse('2026-06-01T12:00:00Z')
const times = { createdAt: start, lastSeenAt: start, proofAt: start }

test('a session ends after 12 hours without a request', () => {
  expect(sessionIsLive(times, start + 12 * hour - 1)).toBe(true)
  expect(sessionIsLive(times, start + 12 * hour)).toBe(false)
  expect(sessionIsLive({ ...times, lastSeenAt: start + hour }, start + 12 * hour)).toBe(true)
})

test('a session ends after 14 days, also one that is used all the time', () => {
  const used = { ...times, lastSeenAt: start + 14 * day - 1 }
  expect(sessionIsLive(used, start + 14 * day - 1)).toBe(true)
  expect(sessionIsLive(used, start + 14 * day)).toBe(false)
})

test('a proof of identity is needed again after ten minutes', () => {
  expect(needsProof(times, start + 10 * minute - 1)).toBe(false)
  expect(needsProof(times, start + 10 * minute)).toBe(true)
})
