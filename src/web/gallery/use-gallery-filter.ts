import { type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import { useAwake } from '#web/awake.ts'
import { filterParameter } from './showing.ts'

interface Rules<Filter extends string> {
  readonly parse: (value: string | null) => Filter
  /** What the address carries for a filter; null where it needs nothing. */
  readonly valueOf: (filter: Filter) => string | null
}

/** The filter that the address asks for, and the way to change it: Back undoes each choice. */
export function useGalleryFilter<Filter extends string>({ parse, valueOf }: Rules<Filter>) {
  const [parameters, setParameters] = useSearchParams()
  const awake = useAwake()
  const filter = parse(awake ? parameters.get(filterParameter) : null)

  const choose = (next: Filter) => {
    if (next === filter) return
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        const value = valueOf(next)
        if (value === null) after.delete(filterParameter)
        else after.set(filterParameter, value)
        return after
      },
      { preventScrollReset: true, viewTransition: likesMotion() },
    )
  }

  return { filter, choose }
}

/** All cards are on the page already: choosing among them asks the server for nothing. */
export const onlyForAnotherPage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate)

const likesMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
