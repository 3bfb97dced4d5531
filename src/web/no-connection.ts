/** Dispatched on `window` when a script that the page needs now did not load. */
export const missingScriptEvent = 'evergreen:missing-script'

/** Shows the callout that says why a script did not load; the page stays as it is. */
export function announceMissingScript(): void {
  window.dispatchEvent(new Event(missingScriptEvent))
}

/** True where the browser knows that it has no connection; never on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false
