import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False while React takes over a page that was made at build: until then everything must be as
 * it was made, whatever the address asks for. True from then on.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
