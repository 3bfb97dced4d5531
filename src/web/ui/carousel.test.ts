import { describe, expect, test } from 'vitest'
import { type Carousel, type CarouselEvent, nextCarousel } from './carousel.ts'

const start: Carousel = { index: 0, count: 2, motion: 'playing' }

const after = (events: readonly (CarouselEvent | CarouselEvent['is'])[], from = start) =>
  events.reduce<Carousel>(
    (carousel, event) =>
      nextCarousel(
        carousel,
        typeof event === 'string'
          ? event === 'chosen'
            ? { is: event, index: 0 }
            : { is: event }
          : event,
      ),
    from,
  )

describe('the slides', () => {
  test('change by themselves and begin again after the last', () => {
    expect(after(['tick']).index).toBe(1)
    expect(after(['tick', 'tick']).index).toBe(0)
  })

  test('wrap around with the arrows, both ways', () => {
    expect(after(['next', 'next']).index).toBe(0)
    expect(after(['previous']).index).toBe(1)
    expect(after(['previous', 'previous']).index).toBe(0)
  })

  test('go where a dot points', () => {
    expect(after([{ is: 'chosen', index: 1 }]).index).toBe(1)
    expect(after([{ is: 'chosen', index: 1 }, 'tick']).index).toBe(0)
  })
})

describe('a visitor who reads', () => {
  test('is not hurried while pointing at the slide, and the show goes on after', () => {
    expect(after(['entered', 'tick']).index).toBe(0)
    expect(after(['entered', 'left', 'tick']).index).toBe(1)
  })

  test('can pause for good; moving the pointer away does not start it again', () => {
    expect(after(['entered', 'paused', 'left', 'tick'])).toEqual({ ...start, motion: 'paused' })
  })

  test('can still use arrows and dots while it is paused', () => {
    expect(after(['paused', 'next']).index).toBe(1)
    expect(after(['paused', 'next']).motion).toBe('paused')
  })

  test('a press on play starts the slides at once, with the pointer still on the button', () => {
    expect(after(['entered', 'paused', 'played', 'tick']).index).toBe(1)
  })
})
