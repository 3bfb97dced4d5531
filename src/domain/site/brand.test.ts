import { expect, test } from 'vitest'
import { contrast } from '#domain/colors.ts'
import {
  brand,
  contrastRefusal,
  grounds,
  originalColors,
  originalShades,
  shadesOf,
} from './brand.ts'

test('the colors of the program are good, and its shades stay as they are', () => {
  expect(brand.safeParse(originalColors).success).toBe(true)
  expect(shadesOf(originalColors)).toEqual(originalShades)
})

test('a color that is too pale is refused with its figure, and one that is none with an example', () => {
  expect(contrastRefusal('accent', '#8fae5d')).toMatch(
    /^Too pale for links on the page: contrast 2\.0\d : 1/,
  )
  expect(brand.safeParse({ ...originalColors, main: '#9fc5e8' }).success).toBe(false)
  expect(brand.safeParse({ ...originalColors, action: 'red' }).error?.issues[0]?.message).toBe(
    'Enter a color like #1f3b2c.',
  )
})

test('what follows from three other colors can be read where it stands', () => {
  const shades = shadesOf({ main: '#1b3a5c', accent: '#24618e', action: '#a63d00' })
  expect(contrast(shades.leaf, shades.evergreen)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shades['leaf-pale'], shades.evergreen)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shades['evergreen-deep'], grounds.paper)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shades['quote-red-deep'], '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
