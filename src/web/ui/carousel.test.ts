import { describe, expect, test } from 'vitest'
import { type Carousel, type CarouselEvent, carouselReducer } from './carousel.ts'

const start: Carousel = { index: 0, count: 2, motion: 'playing' }

const after = (...events: readonly Exclude<CarouselEvent['is'], 'chosen'>[]) =>
  events.reduce<Carousel>((carousel, is) => carouselReducer(carousel, { is }), start)

describe('a visitor who reads', () => {
  test('is not hurried while pointing at the slide, and the show goes on after', () => {
    expect(after('entered', 'tick').index).toBe(0)
    expect(after('entered', 'left', 'tick').index).toBe(1)
  })

  test('can pause for good; moving the pointer away does not start it again', () => {
    expect(after('entered', 'paused', 'left', 'tick')).toEqual({ ...start, motion: 'paused' })
  })

  test('can still use arrows and dots while it is paused', () => {
    expect(after('paused', 'next').index).toBe(1)
    expect(after('paused', 'next').motion).toBe('paused')
  })

  test('a press on play starts the slides at once, with the pointer still on the button', () => {
    expect(after('entered', 'paused', 'played', 'tick').index).toBe(1)
  })
})
