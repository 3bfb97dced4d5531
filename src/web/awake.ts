import { useEffect, useSyncExternalStore } from 'react'

/** Told to the window once the page's scripts have taken it over. */
export const awakeEvent = 'evergreen:awake'

/** How long a page is awake before the rest of it is laid out (decision 20), in milliseconds. */
const settlesAfterMs = 5_000

/** Tells the window that the page is awake, once, and its styles how far the page has come. */
export function useTellAwake(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['page'] = 'awake'
    window.dispatchEvent(new Event(awakeEvent))
    setTimeout(() => (dataset['page'] = 'settled'), settlesAfterMs)
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
