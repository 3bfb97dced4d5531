import { paths } from './paths.ts'

/**
 * Dispatched on `window` when a script of the page did not load, or there is no connection. The
 * detail is true if the site answers, so that an update has removed the script.
 */
export const missingScriptEvent = 'evergreen:missing-script'

/** Shows the callout that says why a script did not load; the page stays as it is. */
export async function announceMissingScript(): Promise<void> {
  const isUpdated = await fetch(paths.home, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  window.dispatchEvent(new CustomEvent(missingScriptEvent, { detail: isUpdated }))
}

/** True where the browser knows that it has no connection; never on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false
