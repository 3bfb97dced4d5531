import { expect, test } from 'vitest'
import { tooFewOrMany } from './widths.ts'

const crop = (base: string, count: number) => ({
  base,
  width: 960,
  height: 720,
  widths: Array.from({ length: count }, (_, index) => 240 * (index + 1)),
})

test.each([3, 4, 5])('a picture may come in %i widths', (count) => {
  expect(tooFewOrMany([crop('stones/gravel', count)])).toEqual([])
})

test.each([1, 2, 6])('%i widths are too few or too many', (count) => {
  expect(tooFewOrMany([crop('stones/gravel', count)])).toEqual([
    `${count} widths, not 3 to 5: stones/gravel`,
  ])
})

test('a taller crop is counted by itself', () => {
  const picture = { ...crop('home/hero', 4), portrait: crop('home/hero-tall', 2) }
  expect(tooFewOrMany([picture])).toEqual(['2 widths, not 3 to 5: home/hero-tall'])
})
