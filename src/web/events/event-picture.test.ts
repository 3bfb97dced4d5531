import { expect, test } from 'vitest'
import { originalContent } from '#content/content.ts'
import { pictures } from '#content/pictures.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { eventPicturesFor, ownPicture } from './event-picture.ts'

const content = originalContent(defaultRecordPeriods)

test('an address of ours leads to the photograph, whatever its hash', () => {
  const url = '/media/events/seed-swap.0a1b2c-1600.webp'
  expect(ownPicture(eventPicturesFor(content, [url]), url)).toBe(pictures['events/seed-swap'])
})

test.each([
  '/media/events/seed-swap-two.0a1b2c-1600.webp',
  'https://example.org/media/events/seed-swap.0a1b2c-1600.webp',
])('%s is none of ours', (url) => {
  expect(eventPicturesFor(content, [url]).photographs).toEqual([])
})
