import type { Booking, Transition } from '#domain/bookings/booking.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Actor } from './request-store.ts'

/** A stored event. */
export interface StoredEvent extends EventWithSeats {
  /** Starts at 0 and rises with every change, for calendars that hold an earlier version. */
  readonly revision: number
}

/** Counts of an import. */
export interface ImportCount {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** An event with a new time or place that guests do not know, or were just emailed about. */
export interface Move {
  readonly event: StoredEvent
  /** Guests who booked before the move and are expected to come. */
  readonly guests: number
}

/** Writes the emails that tell guests of a new time or place. */
export type MailsOfMove = (event: StoredEvent, guests: readonly Booking[]) => readonly NewEmail[]

/** Writes the emails that tell guests of an event that is canceled with their bookings. */
export type MailsOfCancelling = (
  event: StoredEvent,
  bookings: readonly Transition[],
) => readonly NewEmail[]

/** An event that is canceled, and its bookings that were canceled now. */
export interface CancelledEvent {
  readonly event: GardenEvent
  readonly bookings: readonly Transition[]
}

/** The result of an import. */
export interface Imported {
  readonly count: ImportCount
  readonly moves: readonly Move[]
  /** Events of the import that are canceled, where `mailsOfCancelling` was given. */
  readonly cancelled: readonly CancelledEvent[]
}

/** Stores the events of every organization; none sees those of another. */
export interface EventStore {
  /** All events of the organization, soonest first, canceled and past ones included. */
  list(tenant: string): Promise<readonly StoredEvent[]>
  /** By its public id or its own; null where the organization has none. */
  find(tenant: string, eventId: string): Promise<StoredEvent | null>
  /**
   * Adds or replaces events by public id, all or none; ids, seats taken and bookings stay.
   * `mailsOfMove` emails guests about a new time or place in the same transaction, once; without it
   * the move is remembered for a later import. With `mailsOfCancelling`, an event marked canceled is
   * canceled with its bookings as by `cancel`; without it they stand until then.
   */
  importAll(
    events: readonly GardenEvent[],
    now: Instant,
    mailsOfMove?: MailsOfMove | null,
    mailsOfCancelling?: MailsOfCancelling | null,
  ): Promise<Imported>
  /** Whether the site has had all the events that a new one starts with, removed since or not. */
  hasHadSamples(): Promise<boolean>
  /** Notes that it has had them. */
  noteSamples(now: Instant): Promise<void>
  /**
   * Removes the events that a new site starts with, and their sample guests; answers how many. One
   * for which anybody else has registered stays, to be canceled like any other.
   */
  removeSamples(tenant: string, actor: Actor): Promise<number>
  /**
   * Cancels the event and each of its bookings (`cancelWithEvent`) in one step, with the mails to
   * the guests. Gives back the bookings; nothing where it was canceled before.
   */
  cancel(
    tenant: string,
    eventId: string,
    now: Instant,
    emailsFor: MailsOfCancelling,
  ): Promise<Result<readonly Transition[], { readonly code: 'unknown-event' }>>
}
