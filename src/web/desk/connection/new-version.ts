import { useSyncExternalStore } from 'react'
import { createStore } from '#web/store.ts'

let pageVersion: string | null = null
const isNewer = createStore(false)

/** The version with which this document was loaded; later ones, of reloaded data, are ignored. */
export function notePageVersion(version: string): void {
  pageVersion ??= version
}

/** Some of several processes may still have the version of this document. */
export function noteServerVersion(version: string | undefined): void {
  if (version === undefined || pageVersion === null || version === pageVersion) return
  if (!isNewer.current()) isNewer.set(true)
}

/**
 * Whether the site was upgraded since this document was loaded. Its pages may then be unable to show
 * new data, and their scripts may be gone.
 */
export const hasNewVersion = isNewer.current

export const useHasNewVersion = (): boolean =>
  useSyncExternalStore(isNewer.subscribe, isNewer.current, () => false)
