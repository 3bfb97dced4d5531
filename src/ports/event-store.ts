import type { Transition } from '#domain/bookings/booking.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { MailDraft } from './mail-outbox.ts'

/** An event as it is kept. */
export interface StoredEvent extends EventWithSeats {
  /** Starts at 0 and rises with every change, for calendars that hold an earlier version. */
  readonly revision: number
}

/** How many events an import added, changed and left as they were. */
export interface ImportCount {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** Keeps the events of every organisation; none sees those of another. */
export interface EventStore {
  /** All events of the organisation, soonest first, cancelled and past ones included. */
  list(tenant: string): Promise<readonly StoredEvent[]>
  /** By its public id or its own; null where the organisation has no such event. */
  find(tenant: string, eventId: string): Promise<StoredEvent | null>
  /** Adds or replaces by public id, all or none; ids, seats taken and bookings stay. */
  importAll(events: readonly GardenEvent[], now: Instant): Promise<ImportCount>
  /**
   * Cancels the event and each of its bookings (`cancelWithEvent`) in one step, with the mails to
   * the guests. Gives back the bookings; nothing where it was cancelled before.
   */
  cancel(
    tenant: string,
    eventId: string,
    now: Instant,
    mailsFor: (event: StoredEvent, bookings: readonly Transition[]) => readonly MailDraft[],
  ): Promise<Result<readonly Transition[], { readonly code: 'unknown-event' }>>
}
