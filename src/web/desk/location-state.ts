import { useLocation } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'

/**
 * What the page before handed on, for what is shown of it. Browsers keep it over a reload, but the
 * server never has it: until hydration there is nothing.
 */
export function useLocationState(): unknown {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  return isHydrated ? state : null
}
