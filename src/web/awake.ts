import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const isAwake = () => true
const isAsleep = () => false

/**
 * False in the page as it was made, and until its script runs: before that a form cannot work, and
 * what the page shows must be as it was made, whatever the address asks for.
 */
export const useAwake = (): boolean => useSyncExternalStore(neverChanges, isAwake, isAsleep)
