import { useEffect, useSyncExternalStore } from 'react'

/** Dispatched on `window` when React begins to hydrate the page. */
export const hydratingEvent = 'evergreen:hydrating'

/** Dispatched on `window` once React has hydrated the page. */
export const hydratedEvent = 'evergreen:hydrated'

/** Dispatches `hydratedEvent` once. */
export function useAnnounceHydrated(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])
}

const neverChanges = () => () => undefined
const isHydrated = () => true
const isNotHydrated = () => false

/** False on the server and in hydration: no form works yet, and the markup must be the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(neverChanges, isHydrated, isNotHydrated)
