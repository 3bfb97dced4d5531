import { type RefObject, useEffect, useReducer } from 'react'

/** Pixels from the top within which the strip and the header always show. */
const alwaysShownWithin = 100

/** A shorter movement, in pixels, is a trembling finger. */
const tremble = 6

/** Whether the strip and the header show, and the scroll position of the last decision. */
export interface TopState {
  readonly is: 'shown' | 'hidden'
  readonly since: number
}

export type TopEvent =
  /** `held`: focus, an open menu or an open dialog is inside. */
  | { readonly is: 'scrolled'; readonly to: number; readonly held: boolean }
  | { readonly is: 'entered' }

export const topAtStart: TopState = { is: 'shown', since: 0 }

/** Hides the top of the page on the way down and shows it on the way up. */
export function topReducer(state: TopState, event: TopEvent): TopState {
  if (event.is === 'entered') return state.is === 'shown' ? state : { ...state, is: 'shown' }
  // Rubber-band scrolling reports positions above the page.
  const to = Math.max(0, event.to)
  if (to <= alwaysShownWithin || event.held) return { is: 'shown', since: to }
  const moved = to - state.since
  // At the very top even the smallest movement counts.
  const leavesTop = state.since <= alwaysShownWithin
  if (Math.abs(moved) < tremble && !leavesTop) return state
  return { is: moved > 0 ? 'hidden' : 'shown', since: to }
}

/** Watches scrolling for one element at the top of the page, at most once per frame. */
export function useTopState(top: RefObject<HTMLElement | null>): TopState['is'] {
  const [state, dispatch] = useReducer(topReducer, topAtStart)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      dispatch({ is: 'scrolled', to: window.scrollY, held: isHeld(top.current) })
    }
    const scrolled = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const entered = () => dispatch({ is: 'entered' })
    const element = top.current
    window.addEventListener('scroll', scrolled, { passive: true })
    element?.addEventListener('focusin', entered)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scrolled)
      element?.removeEventListener('focusin', entered)
    }
  }, [top])

  return state.is
}

function isHeld(top: HTMLElement | null): boolean {
  if (top === null) return false
  return (
    top.contains(document.activeElement) ||
    top.querySelector('dialog[open], [aria-expanded="true"]') !== null
  )
}
