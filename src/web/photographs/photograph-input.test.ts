import { expect, test } from 'vitest'
import { acceptedFiles } from './photograph-input.tsx'

test.each([
  ['iPhone; CPU iPhone OS 18_5 like Mac OS X', 5, false],
  ['Macintosh; Intel Mac OS X 10_15_7', 5, false],
  ['Macintosh; Intel Mac OS X 10_15_7', 0, true],
  ['Windows NT 10.0; Win64; x64', 10, true],
])('%s with %i touch points hands over HEIC: %s', (userAgent, maxTouchPoints, isHeic) => {
  expect(acceptedFiles({ userAgent, maxTouchPoints }).includes('.heic')).toBe(isHeic)
})
