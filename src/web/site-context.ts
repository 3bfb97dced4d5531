import { createContext } from 'react-router'
import type { Content } from '#content/content.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'

/** What loaders and actions of public pages get from the server. */
export interface SiteContext {
  readonly content: Content
  /** The moment of the request. */
  readonly now: Instant
  readonly publicUrl: string
  /** The organization whose site this is; the browser names it on calls 4 to 11. */
  readonly tenant: string
  /** Soonest first. Rejects while the database is away. */
  readonly listEvents: () => Promise<readonly EventWithSeats[]>
  /** With every question that a visitor is asked; null where there is no such event. */
  readonly findEvent: (eventId: string) => Promise<EventWithSeats | null>
  /** For the inline scripts of this one answer; undefined where the policy names their hashes. */
  readonly nonce: string | undefined
  /** Hears of what went wrong while rendering. */
  readonly report: (error: unknown) => void
}

/** Set by the server for every request. */
export const siteContext = createContext<SiteContext>()
