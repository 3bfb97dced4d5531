import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { afterPaint } from '#web/after-paint.ts'
import { canFade } from '#web/presses-through.ts'
import { filterParameter } from './gallery-style.ts'

interface Rules<Filter extends string> {
  readonly parse: (value: string | null) => Filter
  /** What the address carries for a filter; null where it needs nothing. */
  readonly valueOf: (filter: Filter) => string | null
}

/**
 * The filter that the address asks for, and the way to change it: Back undoes each choice. `chosen`
 * is ahead of it for a moment: a press shows at once, and the cards, which are many, follow.
 */
export function useGalleryFilter<Filter extends string>({ parse, valueOf }: Rules<Filter>) {
  const [parameters, setParameters] = useSearchParams()
  const filter = parse(parameters.get(filterParameter))

  const [pressed, setPressed] = useState<{ readonly from: Filter; readonly to: Filter } | null>(
    null,
  )
  // The address has moved on, by this press or by Back.
  if (pressed !== null && pressed.from !== filter) setPressed(null)
  const chosen = pressed?.to ?? filter

  const follow = (next: Filter) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        const value = valueOf(next)
        if (value === null) after.delete(filterParameter)
        else after.set(filterParameter, value)
        return after
      },
      {
        preventScrollReset: true,
        viewTransition: canFade && likesMotion(),
        // All cards are on the page already: the server need not be asked.
        defaultShouldRevalidate: false,
      },
    )
  const choose = (next: Filter) => {
    if (next === chosen) return
    setPressed({ from: filter, to: next })
    afterPaint(() => follow(next))
  }

  return { filter, chosen, choose }
}

const likesMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
