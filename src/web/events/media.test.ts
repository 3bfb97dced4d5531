import { expect, test } from 'vitest'
import { mediaOf, swipeOf } from './media.ts'

test('videos come before pictures, and nothing comes twice', () => {
  const images = ['/media/a.webp', '/media/b.webp', '/media/a.webp']
  expect(mediaOf({ videos: ['/media/v.mp4'], images })).toEqual([
    { kind: 'video', url: '/media/v.mp4', label: 'Video 1 of 3' },
    { kind: 'image', url: '/media/a.webp', label: 'Picture 2 of 3' },
    { kind: 'image', url: '/media/b.webp', label: 'Picture 3 of 3' },
  ])
  expect(mediaOf({ videos: [], images: [] })).toEqual([])
})

test('a finger turns to the next or the previous, but scrolls the page up and down', () => {
  expect(swipeOf(-60, 5)).toBe('next')
  expect(swipeOf(60, -20)).toBe('previous')
  expect(swipeOf(-20, 0)).toBeNull()
  expect(swipeOf(-60, 90)).toBeNull()
})
