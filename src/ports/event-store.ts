import type { Booking, Transition } from '#domain/bookings/booking.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Actor } from './actor.ts'

export interface StoredEvent extends EventWithSeats {
  /** Starts at 0 and rises with every change, for calendars that hold an earlier version. */
  readonly revision: number
}

export interface ImportCount {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** An event with a new time or place that guests do not know yet, or were just emailed about. */
export interface Move {
  readonly event: StoredEvent
  /** Number of guests who booked before the move and are expected to come. */
  readonly guests: number
}

/** Composes the emails that tell guests of a new time or place. */
export type EmailsOfMove = (event: StoredEvent, guests: readonly Booking[]) => readonly NewEmail[]

/** Composes the emails that tell guests of an event that is canceled with their bookings. */
export type EmailsOfCancellation = (
  event: StoredEvent,
  bookings: readonly Transition[],
) => readonly NewEmail[]

/** A canceled event, with the bookings that were canceled along with it. */
export interface CanceledEvent {
  readonly event: GardenEvent
  readonly bookings: readonly Transition[]
}

export interface Imported {
  readonly count: ImportCount
  readonly moves: readonly Move[]
  /** Events of the import that have fewer seats than are taken. */
  readonly overbooked: readonly StoredEvent[]
  /** Canceled events of the import, if `emailsOfCancellation` was given. */
  readonly cancelled: readonly CanceledEvent[]
}

/** Stores the events of every organization; none sees those of another. */
export interface EventStore {
  /** All events of the organization, soonest first, including canceled and past ones. */
  list(tenant: string): Promise<readonly StoredEvent[]>
  /** Finds an event by its public or internal id; null if the organization has none. */
  find(tenant: string, eventId: string): Promise<StoredEvent | null>
  /**
   * Adds or replaces events by public id, all or none; ids, seats taken and bookings stay.
   * `emailsOfMove` emails guests about a new time or place in the same transaction, once; without it
   * the move is remembered for a later import. `emailsOfCancellation` cancels an event that is marked
   * canceled with its bookings, like `cancel`; without it they stay as they are.
   */
  importAll(
    events: readonly GardenEvent[],
    now: Instant,
    emailsOfMove?: EmailsOfMove | null,
    emailsOfCancellation?: EmailsOfCancellation | null,
  ): Promise<Imported>
  /** Whether the site has had all sample events of a new one, even if removed since. */
  hasHadSamples(): Promise<boolean>
  /** Records that the site has had the sample events. */
  recordSamples(now: Instant): Promise<void>
  /** Ids of the sample events that `removeSamples` would remove. */
  removableSamples(tenant: string): Promise<readonly string[]>
  /**
   * Removes the sample events and their sample guests; returns how many. An event with any other
   * registration stays, and can be canceled like any other.
   */
  removeSamples(tenant: string, actor: Actor): Promise<number>
  /**
   * Cancels the event and each of its bookings (`cancelWithEvent`), and queues the emails to
   * guests, in one transaction. Returns the canceled bookings; empty if the event was canceled
   * before.
   */
  cancel(
    tenant: string,
    eventId: string,
    now: Instant,
    emailsFor: EmailsOfCancellation,
  ): Promise<Result<readonly Transition[], { readonly code: 'unknown-event' }>>
}
