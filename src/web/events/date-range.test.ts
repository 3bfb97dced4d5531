import { expect, test } from 'vitest'
import { countedRange, rangeOf, rangeLabel, withRange } from './date-range.ts'

const today = '2026-11-20'
const search = (text: string) => new URLSearchParams(text)

test('the list shows the current month until a visitor asks for other days', () => {
  expect(rangeOf(search(''), today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(rangeOf(search('from=2026-12-24&to='), today)).toEqual({ from: '2026-12-24', to: null })
  // A year that is being typed.
  expect(rangeOf(search('from=0002-12-24&to=1899-12-31'), today)).toEqual({ from: null, to: null })
})

test('a range can be shared, and the usual one leaves the address short', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-26' }
  expect(withRange(search('from=2026-01-01&ref=mail'), christmas, today).toString()).toBe(
    'from=2026-12-24&ref=mail&to=2026-12-26',
  )
  expect(rangeOf(withRange(search(''), { from: null, to: null }, today), today)).toEqual({
    from: null,
    to: null,
  })
  const month = { from: '2026-11-01', to: '2026-11-30' }
  expect(withRange(search('from=2026-12-24&to='), month, today).toString()).toBe('')
})

test('a range reads like a sentence', () => {
  expect(rangeLabel({ from: '2026-11-01', to: '2026-11-30' })).toBe(
    'Sun, Nov 1, 2026 – Mon, Nov 30, 2026',
  )
  expect(rangeLabel({ from: '2026-11-01', to: '2026-11-01' })).toBe('Sun, Nov 1, 2026')
  expect(rangeLabel({ from: '2026-11-01', to: null })).toBe('From Sun, Nov 1, 2026')
  expect(rangeLabel({ from: null, to: '2026-11-30' })).toBe('Until Mon, Nov 30, 2026')
  expect(rangeLabel({ from: null, to: null })).toBe('All dates')
  const day = { from: '2026-11-01', to: '2026-11-01' }
  expect([0, 1, 2].map((count) => countedRange(day, count))).toEqual([
    'Sun, Nov 1, 2026: no events',
    'Sun, Nov 1, 2026: 1 event',
    'Sun, Nov 1, 2026: 2 events',
  ])
})
