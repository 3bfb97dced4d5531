import { expect, test } from 'vitest'
import type { Target } from './plan.ts'
import { tooFewOrMany } from './widths.ts'

const files = (base: string, format: 'avif' | 'webp', count: number): Target[] =>
  Array.from({ length: count }, (_, index) => {
    const width = 240 * (index + 1)
    return { file: `${base}-${width}.${format}`, format, width, height: width }
  })

const picture = (base: string, avif: number, webp: number) => ({
  base,
  targets: [...files(base, 'avif', avif), ...files(base, 'webp', webp)],
})

test.each([3, 4, 5])('a picture may come in %i widths', (count) => {
  expect(tooFewOrMany([picture('stones/gravel.1a2b', count, 3)])).toEqual([])
})

test.each([0, 2, 6])('%i widths are too few or too many', (count) => {
  expect(tooFewOrMany([picture('stones/gravel.1a2b', count, 3)])).toEqual([
    `${count} widths, not 3 to 5: stones/gravel.1a2b as avif`,
  ])
})

test('the files of browsers without AVIF are counted too', () => {
  expect(tooFewOrMany([picture('stones/gravel.1a2b', 4, 2)])).toEqual([
    '2 widths, not 3 to 5: stones/gravel.1a2b as webp',
  ])
})

test('a taller crop is counted separately', () => {
  const wide = picture('home/hero.1a2b', 4, 3)
  const tall = picture('home/hero-tall.1a2b', 2, 3)
  const hero = {
    ...wide,
    portrait: { base: tall.base, width: 480, height: 640, widths: [240, 480] },
    targets: [...wide.targets, ...tall.targets],
  }
  expect(tooFewOrMany([hero])).toEqual(['2 widths, not 3 to 5: home/hero-tall.1a2b as avif'])
})
