import { createContext } from 'react-router'
import type { DetailedEvent, ListedEvent } from '#contract/events.ts'

/** What a page that is rendered on request gets from the server. */
export interface PageServices {
  /** For the inline scripts of this one page (CSP). */
  readonly nonce: string | undefined
  /** Hears of what went wrong while rendering. */
  readonly report: (error: unknown) => void
  /** The organisation whose site this is; the browser names it on calls 4 to 11. */
  readonly tenant: string
  /** What call 4 answers. Rejects while the database is away. */
  readonly listEvents: () => Promise<{ readonly events: readonly ListedEvent[] }>
  /** What call 5 answers; null where it would be a 404. */
  readonly findEvent: (eventId: string) => Promise<DetailedEvent | null>
}

/** While pages are made at build nobody asks, and an error must stop the build. */
export const pageServices = createContext<PageServices>({
  nonce: undefined,
  report(error) {
    throw error
  },
  tenant: '',
  listEvents: () => Promise.reject(new Error('Events are not known at build')),
  findEvent: () => Promise.reject(new Error('Events are not known at build')),
})
