import type { Booking } from '#domain/bookings/booking.ts'
import type { CodeState, TokenState } from '#domain/bookings/email-code.ts'
import type { Delivery } from '#domain/quotes/delivery.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { PaymentReceived, PendingRefund } from '#ports/booking-store.ts'
import type { NewCode } from '#ports/code-store.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import type { QueuedMail } from '#ports/mail-outbox.ts'

/** A delivery as the memory keeps it. */
export interface KeptDelivery extends Delivery {
  readonly leasedUntil: number
  readonly clientId: string | null
}

/** A mail as the memory keeps it. */
export interface KeptMail extends QueuedMail {
  readonly leasedUntil: number
}

/** What the memory adapters share, as tables would be. Gone with the process. */
export interface MemoryWorld {
  readonly leads: Map<string, { lead: Lead; readonly idempotencyKey: string }>
  readonly mails: Map<string, KeptMail>
  /** By the id of the lead. */
  readonly deliveries: Map<string, KeptDelivery>
  /** Which booking a mail speaks of, by the mail's id. */
  readonly mailsAbout: Map<string, string>
  readonly events: Map<string, StoredEvent>
  readonly bookings: Map<string, Booking>
  readonly codes: Map<string, NewCode & CodeState & { readonly bookingId: string | null }>
  /** By the hash of the token. */
  readonly tokens: Map<string, TokenState & { readonly bookingId: string }>
  /** Payments that were taken in, by id, the earliest first, with what went back elsewhere. */
  readonly payments: Map<string, PaymentReceived & { readonly elsewhereCents: number }>
  /** Ids of the notices that told of them. */
  readonly notices: Set<string>
  readonly refunds: Map<
    string,
    { readonly refund: PendingRefund; readonly createdAt: number; readonly isDone: boolean }
  >
}

export function emptyMemoryWorld(): MemoryWorld {
  return {
    leads: new Map(),
    mails: new Map(),
    deliveries: new Map(),
    mailsAbout: new Map(),
    events: new Map(),
    bookings: new Map(),
    codes: new Map(),
    tokens: new Map(),
    payments: new Map(),
    notices: new Set(),
    refunds: new Map(),
  }
}
