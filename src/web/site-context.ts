import { createContext } from 'react-router'
import type { Content } from '#content/content.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'
import type { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import type { orderDelivery } from '#usecases/deliveries/order-delivery.ts'
import type { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import type { backInStock } from '#usecases/restock.ts'
import type { sealConsent } from '#usecases/quote-requests/shown-consent.ts'
import type { customerRequestPage } from '#usecases/quote-requests/request-page.ts'

/** The server's context for loaders and actions of public pages. */
export interface SiteContext {
  readonly content: Content
  /** A preview of a draft at the desk, without scripts and links. */
  readonly isPreview: boolean
  /** The moment of the request. */
  readonly now: Instant
  readonly publicUrl: string
  /** The organization whose site this is; the browser sends it with requests about events. */
  readonly tenant: string
  /** The new address of a former one, with its query; null without one. */
  readonly findRedirect: (address: string) => Promise<string | null>
  /** Soonest first. Rejects while the database is unavailable. */
  readonly listEvents: () => Promise<readonly EventWithSeats[]>
  /** The event with all its questions; null without such an event. */
  readonly findEvent: (eventId: string) => Promise<EventWithSeats | null>
  /** A sentence of consent, for its form to send back. */
  readonly sealConsent: ReturnType<typeof sealConsent>
  readonly customerRequestPage: ReturnType<typeof customerRequestPage>
  readonly customerQuotePage: ReturnType<typeof customerQuotePage>
  readonly deliveryPage: ReturnType<typeof deliveryPage>
  readonly orderDelivery: ReturnType<typeof orderDelivery>
  /** "Tell me when it's back", on products that are out of stock. */
  readonly restock: Pick<ReturnType<typeof backInStock>, 'read' | 'ask' | 'readStop' | 'stop'>
  /** For the inline scripts of this one answer; undefined where the policy names their hashes. */
  readonly nonce: string | undefined
  readonly report: (error: unknown) => void
}

/** Set by the server for every request. */
export const siteContext = createContext<SiteContext>()
