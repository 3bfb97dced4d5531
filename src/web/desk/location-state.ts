import { useLocation } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'

/**
 * Location state from the previous page. Browsers preserve it through a reload, but the server
 * never has it, so it is null until hydration.
 */
export function useLocationState(): unknown {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  return isHydrated ? state : null
}
