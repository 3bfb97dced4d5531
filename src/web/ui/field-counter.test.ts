import { expect, test } from 'vitest'
import { countAnnouncement } from './field-counter.tsx'

test.each([
  [0, ''],
  [449, ''],
  [450, '50 characters left or fewer'],
  [479, '50 characters left or fewer'],
  [480, '20 characters left or fewer'],
  [495, '10 characters left or fewer'],
  [500, 'No characters left'],
  [501, '1 character too many'],
  [512, '12 characters too many'],
])('at %i of 500 characters a counter says %j', (length, said) => {
  expect(countAnnouncement(length, 500)).toBe(said)
})
