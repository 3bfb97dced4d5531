import { useEffect, useReducer, useRef } from 'react'

/** The state of a carousel: the current slide, and whether slides change on their own. */
export interface Carousel {
  readonly index: number
  readonly count: number
  /** `held`: while a pointer or the keyboard is on it; `paused`: until the visitor presses play. */
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
export function carouselReducer(carousel: Carousel, event: CarouselEvent): Carousel {
  const { index, count, motion } = carousel
  switch (event.is) {
    case 'tick':
      return motion === 'playing' ? { ...carousel, index: (index + 1) % count } : carousel
    case 'next':
      return { ...carousel, index: (index + 1) % count }
    case 'previous':
      return { ...carousel, index: (index - 1 + count) % count }
    case 'chosen':
      return { ...carousel, index: event.index }
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

/**
 * Slides that change on their own, each after `standsMs` milliseconds. They pause while a pointer
 * or the keyboard is on them, and stop where motion is unwelcome. `watched` is for the element
 * around slides and controls.
 */
export function useCarousel(count: number, standsMs: number) {
  const [carousel, dispatch] = useReducer(carouselReducer, {
    index: 0,
    count,
    motion: count > 1 ? 'playing' : 'paused',
  })
  const { index, motion } = carousel
  const root = useRef<HTMLElement>(null)

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    const respect = () => still.matches && dispatch({ is: 'paused' })
    respect()
    still.addEventListener('change', respect)
    return () => still.removeEventListener('change', respect)
  }, [])

  useEffect(() => {
    if (motion !== 'playing') return
    const timer = setTimeout(() => dispatch({ is: 'tick' }), standsMs)
    return () => clearTimeout(timer)
  }, [motion, index, standsMs])

  const focusStays = () => root.current?.querySelector(':focus-visible') != null
  const pointerStays = () => root.current?.matches(':hover') === true
  const watched = {
    ref: root,
    onPointerEnter(event: React.PointerEvent) {
      if (event.pointerType === 'mouse') dispatch({ is: 'entered' })
    },
    onPointerLeave() {
      if (!focusStays()) dispatch({ is: 'left' })
    },
    onFocus() {
      if (focusStays()) dispatch({ is: 'entered' })
    },
    onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
      if (!currentTarget.contains(relatedTarget) && !pointerStays()) dispatch({ is: 'left' })
    },
  }

  return { carousel, dispatch, watched }
}
