import { useEffect, useReducer, useRef } from 'react'
import { nextCarousel } from './carousel.ts'

/**
 * Slides that change on their own, each after `standsMs` milliseconds. They pause while a pointer
 * or the keyboard is on them, and stop where motion is unwelcome. `watched` is for the element
 * around slides and controls.
 */
export function useCarousel(count: number, standsMs: number) {
  const [carousel, send] = useReducer(nextCarousel, {
    index: 0,
    count,
    motion: count > 1 ? 'playing' : 'paused',
  })
  const { index, motion } = carousel
  const root = useRef<HTMLElement>(null)

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    const respect = () => still.matches && send({ is: 'paused' })
    respect()
    still.addEventListener('change', respect)
    return () => still.removeEventListener('change', respect)
  }, [])

  useEffect(() => {
    if (motion !== 'playing') return
    const timer = setTimeout(() => send({ is: 'tick' }), standsMs)
    return () => clearTimeout(timer)
  }, [motion, index, standsMs])

  const focusStays = () => root.current?.querySelector(':focus-visible') != null
  const pointerStays = () => root.current?.matches(':hover') === true
  const watched = {
    ref: root,
    onPointerEnter(event: React.PointerEvent) {
      if (event.pointerType === 'mouse') send({ is: 'entered' })
    },
    onPointerLeave() {
      if (!focusStays()) send({ is: 'left' })
    },
    onFocus() {
      if (focusStays()) send({ is: 'entered' })
    },
    onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
      if (!currentTarget.contains(relatedTarget) && !pointerStays()) send({ is: 'left' })
    },
  }

  return { carousel, send, watched }
}
