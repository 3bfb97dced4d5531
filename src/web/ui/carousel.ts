/** The state of a carousel: the current slide, and whether slides change on their own. */
export interface Carousel {
  readonly index: number
  readonly count: number
  /**
   * `held` pauses while a pointer or the keyboard is on it and then resumes; `paused` lasts until
   * the visitor presses play.
   */
  readonly motion: 'playing' | 'held' | 'paused'
}

export type CarouselEvent =
  /** The interval has passed. */
  | { readonly is: 'tick' }
  | { readonly is: 'next' }
  | { readonly is: 'previous' }
  | { readonly is: 'chosen'; readonly index: number }
  | { readonly is: 'entered' }
  | { readonly is: 'left' }
  | { readonly is: 'paused' }
  | { readonly is: 'played' }

/** Both ends join: after the last slide comes the first. */
export function nextCarousel(carousel: Carousel, event: CarouselEvent): Carousel {
  const { index, count, motion } = carousel
  switch (event.is) {
    case 'tick':
      return motion === 'playing' ? { ...carousel, index: (index + 1) % count } : carousel
    case 'next':
      return { ...carousel, index: (index + 1) % count }
    case 'previous':
      return { ...carousel, index: (index - 1 + count) % count }
    case 'chosen':
      return event.index >= 0 && event.index < count
        ? { ...carousel, index: event.index }
        : carousel
    case 'entered':
      return motion === 'playing' ? { ...carousel, motion: 'held' } : carousel
    case 'left':
      return motion === 'held' ? { ...carousel, motion: 'playing' } : carousel
    case 'paused':
      return { ...carousel, motion: 'paused' }
    case 'played':
      return { ...carousel, motion: 'playing' }
  }
}
