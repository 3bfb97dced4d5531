import { useEffect, useSyncExternalStore } from 'react'

/** Told to the window once the page's scripts have taken it over. */
export const awakeEvent = 'evergreen:awake'

/** Tells the window that the page is awake, once. */
export function useTellAwake(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(awakeEvent))
  }, [])
}

const neverChanges = () => () => undefined
const isAwake = () => true
const isAsleep = () => false

/**
 * False in the page as it was made, and until its script runs: before that a form cannot work, and
 * what the page shows must be as it was made, whatever the address asks for.
 */
export const useAwake = (): boolean => useSyncExternalStore(neverChanges, isAwake, isAsleep)
