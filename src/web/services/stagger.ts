import { type RefObject, useEffect } from 'react'

/** Milliseconds from the start of one card's entrance to the start of the next. */
const staggerStep = 200

const entrance = {
  duration: 500,
  easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  fill: 'backwards',
} as const

/** Cards of the first screen appear by CSS; a later one is hidden only right before it appears. */
export function useStagger(root: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const waiting = new WeakSet<Element>()
    let last = Number.NEGATIVE_INFINITY
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          waiting.add(target)
        } else {
          observer.unobserve(target)
          // The card was in view from the start.
          if (!waiting.has(target)) continue
          const now = performance.now()
          last = Math.max(now, last + staggerStep)
          target.animate(
            [
              { opacity: 0, translate: '0 1.25rem' },
              { opacity: 1, translate: 'none' },
            ],
            { ...entrance, delay: last - now, id: 'stagger' },
          )
        }
      }
    })
    for (const card of root.current?.querySelectorAll('li[id]') ?? []) observer.observe(card)
    return () => observer.disconnect()
  }, [root, active])
}
