import { expect, test } from 'vitest'
import { seedSwap } from '#content/pictures/events.ts'
import { ownPicture } from './event-picture.ts'

test('our own photograph is known by its address, also under the hash of an earlier one', () => {
  expect(ownPicture('/media/events/seed-swap.0a1b2c-1600.webp')).toBe(seedSwap)
  expect(ownPicture('/media/events/seed-swap-two.0a1b2c-1600.webp')).toBeUndefined()
  expect(ownPicture('https://example.org/media/events/seed-swap.0a1b2c-1600.webp')).toBeUndefined()
})
