/** Dispatched on `window` when a request of a visitor has failed without a connection. */
export const noConnectionEvent = 'evergreen:no-connection'

/** Shows the callout about the lost connection; the page stays as it is. */
export function announceNoConnection(): void {
  window.dispatchEvent(new Event(noConnectionEvent))
}

/** True where the browser knows that it has no connection; never on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false
