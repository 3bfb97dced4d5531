import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#domain/colors.ts'
import {
  brand,
  contrastRefusal,
  grounds,
  originalColors,
  originalShades,
  shadesOf,
  type BrandColor,
} from './brand.ts'

test('the colors of the program are good, and its shades stay as they are', () => {
  expect(brand.safeParse(originalColors).success).toBe(true)
  expect(shadesOf(originalColors)).toEqual(originalShades)
})

test('a color that is too pale is refused with its figure, and one that is none with an example', () => {
  expect(contrastRefusal('accent', '#8fae5d')).toMatch(
    /^Too pale for links on the page: its contrast is 2\.0\d:1/,
  )
  expect(brand.safeParse({ ...originalColors, main: '#9fc5e8' }).success).toBe(false)
  expect(brand.safeParse({ ...originalColors, action: 'red' }).error?.issues[0]?.message).toBe(
    'Enter a color like #1f3b2c.',
  )
})

test('every shade of accepted colors is readable on its background', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  const anyColor = fc
    .tuple(channel, channel, channel)
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
  const taken = (name: BrandColor) =>
    anyColor.filter((color) => contrastRefusal(name, color) === null)
  const chosen = fc.record({
    main: taken('main'),
    accent: taken('accent'),
    action: taken('action'),
  })
  fc.assert(
    fc.property(chosen, (colors) => {
      const shades = shadesOf(colors)
      const pairs = [
        [shades.leaf, shades.evergreen],
        [shades['leaf-pale'], shades.evergreen],
        [shades['leaf-pale'], shades.moss],
        [shades['paper-soft'], shades.evergreen],
        [shades['paper-soft'], shades['evergreen-deep']],
        [shades['evergreen-deep'], grounds.paper],
        [shades['quote-red-deep'], '#ffffff'],
        // The pages of PDFs and the cards of emails.
        [shades.evergreen, '#ffffff'],
        [shades.moss, '#ffffff'],
      ] as const
      for (const [one, other] of pairs) {
        expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
