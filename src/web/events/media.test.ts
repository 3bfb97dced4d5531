import { expect, test } from 'vitest'
import { firstImageOf, giftsOf, mediaOf, swipeOf } from './media.ts'

test('videos come before pictures, and nothing comes twice', () => {
  const images = ['/media/a.webp', '/media/b.webp', '/media/a.webp']
  expect(mediaOf({ publicId: 'walk', videos: ['/media/v.mp4'], images })).toEqual([
    { kind: 'video', url: '/media/v.mp4', label: 'Video 1 of 3' },
    { kind: 'image', url: '/media/a.webp', label: 'Picture 2 of 3' },
    { kind: 'image', url: '/media/b.webp', label: 'Picture 3 of 3' },
  ])
  expect(mediaOf({ publicId: 'walk', videos: [], images: [] })).toEqual([])
})

test('media of other sites load through this site', () => {
  const event = {
    publicId: 'walk',
    videos: ['https://cdn.example/v.mp4'],
    images: ['/media/a.webp', 'https://cdn.example/b.jpg', 'https://cdn.example/b.jpg'],
  }
  expect(mediaOf(event).map(({ url }) => url)).toEqual([
    '/api/events/walk/videos/0',
    '/media/a.webp',
    '/api/events/walk/images/1',
  ])
  expect(firstImageOf(event)).toBe('/media/a.webp')
  expect(firstImageOf({ ...event, images: ['https://cdn.example/b.jpg'] })).toBe(
    '/api/events/walk/images/0',
  )
  const gifts = ['/media/pot.webp', 'https://cdn.example/spade.jpg']
  expect(giftsOf({ publicId: 'walk', raffle: { gifts, description: null, winners: [] } })).toEqual([
    '/media/pot.webp',
    '/api/events/walk/gifts/1',
  ])
  expect(giftsOf({ publicId: 'walk', raffle: null })).toEqual([])
})

test('a finger turns to the next or the previous, but scrolls the page up and down', () => {
  expect(swipeOf(-60, 5)).toBe('next')
  expect(swipeOf(60, -20)).toBe('previous')
  expect(swipeOf(-20, 0)).toBeNull()
  expect(swipeOf(-60, 90)).toBeNull()
})
