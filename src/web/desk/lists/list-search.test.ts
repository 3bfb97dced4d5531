import { expect, test } from 'vitest'
import { foundText } from './list-search.tsx'

test('a list that was not counted to its end tells how many there are at least', () => {
  const place = { page: 3, pageLength: 50, total: null, hasNext: true, isPartial: false }
  expect(foundText(place, 50)).toBe('At least 150 found')
  expect(foundText({ ...place, hasNext: false, isPartial: true }, 7)).toBe('At least 107 found')
  expect(foundText({ ...place, hasNext: false }, 7)).toBe('107 found')
  expect(foundText({ ...place, total: 1_001 }, 50)).toBe('1,000+ found')
})
