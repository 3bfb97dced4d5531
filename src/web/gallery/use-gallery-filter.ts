import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { afterPaint, canFade } from '#web/presses-through.ts'
import { filterParameter } from './gallery-style.ts'

interface Rules<Filter extends string> {
  readonly parse: (value: string | null) => Filter
  /** The parameter's value for a filter; null where it is left out. */
  readonly valueOf: (filter: Filter) => string | null
}

/** The filter in the address. `chosen` changes at once, the address and the cards after a paint. */
export function useGalleryFilter<Filter extends string>({ parse, valueOf }: Rules<Filter>) {
  const [parameters, setParameters] = useSearchParams()
  const filter = parse(parameters.get(filterParameter))

  const [pressed, setPressed] = useState<{ readonly from: Filter; readonly to: Filter } | null>(
    null,
  )
  // The address has changed, by this press or by Back.
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
        viewTransition: canFade,
      },
    )
  const choose = (next: Filter) => {
    if (next === chosen) return
    setPressed({ from: filter, to: next })
    afterPaint(() => follow(next))
  }

  return { filter, chosen, choose }
}
