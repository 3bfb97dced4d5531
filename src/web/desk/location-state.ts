import { useLocation } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'

/** State from the previous page; null until hydration, since the server never has it. */
export function useLocationState(): unknown {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  return isHydrated ? state : null
}
