/** Data that came with the page, or not yet, and is asked for again in the browser. */
export type Live<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly value: T; readonly isRefreshing: boolean }
  /** `reason` is what the server said, or null when it could not be reached. */
  | { readonly is: 'failed'; readonly reason: string | null }

export type LiveEvent<T> =
  | { readonly is: 'asked' }
  | { readonly is: 'arrived'; readonly value: T }
  | {
      readonly is: 'failed'
      readonly reason: string | null
      /** A refresh that nobody asked for takes nothing away that is on the page. */
      readonly isQuiet: boolean
    }
  | { readonly is: 'changed'; readonly change: (value: T) => T }

/** What the page knows after the next thing has happened. */
export function liveAfter<T>(live: Live<T>, event: LiveEvent<T>): Live<T> {
  switch (event.is) {
    case 'asked':
      return live.is === 'loaded' ? { ...live, isRefreshing: true } : { is: 'loading' }
    case 'arrived':
      return { is: 'loaded', value: event.value, isRefreshing: false }
    case 'failed':
      return event.isQuiet && live.is === 'loaded'
        ? { ...live, isRefreshing: false }
        : { is: 'failed', reason: event.reason }
    case 'changed':
      return live.is === 'loaded' ? { ...live, value: event.change(live.value) } : live
  }
}
