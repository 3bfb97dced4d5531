import { expect, test } from 'vitest'
import { initialsOf, brandMarkPath } from './icons.ts'

test('a company is known by the first letters of its name', () => {
  expect(initialsOf('Bluebird Gardens')).toBe('BG')
  expect(initialsOf('The House of Éclair & Co.')).toBe('HE')
  expect(initialsOf('moss')).toBe('M')
  expect(initialsOf('24 Trees')).toBe('T')
  expect(initialsOf('庭園')).toBeNull()
})

test('another sign or color has another address, so that files never change', () => {
  const initials = { is: 'initials', letters: 'BG' } as const
  expect(brandMarkPath(initials, '#1f3b2c', '180')).toBe('/media/icons/BG-1f3b2c-180.png')
  expect(brandMarkPath(initials, '#1f3b2d', '180')).not.toBe(
    brandMarkPath(initials, '#1f3b2c', '180'),
  )
})
