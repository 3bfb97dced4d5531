import { createContext } from 'react-router'
import type { ListedEvent } from '#contract/events.ts'

/** What a page that is rendered on request gets from the server. */
export interface PageServices {
  /** For the inline scripts of this one page (CSP). */
  readonly nonce: string | undefined
  /** Hears of what went wrong while rendering. */
  readonly report: (error: unknown) => void
  /** What call 4 answers. Rejects while the database is away. */
  readonly listEvents: () => Promise<{ readonly events: readonly ListedEvent[] }>
}

/** While pages are made at build nobody asks, and an error must stop the build. */
export const pageServices = createContext<PageServices>({
  nonce: undefined,
  report(error) {
    throw error
  },
  listEvents: () => Promise.reject(new Error('Events are not known at build')),
})
