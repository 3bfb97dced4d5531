import type { GardenEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'

/** An event to add to a calendar. */
export interface CalendarEntry {
  readonly event: Pick<
    GardenEvent,
    'id' | 'publicId' | 'name' | 'description' | 'start' | 'end' | 'venueAddress'
  >
  /** Rises with each change (`calendarSequence`); a calendar keeps the entry with the highest. */
  readonly sequence: number
  /** When the file is made. */
  readonly at: Instant
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

/** A visit of ours in a calendar: the customer's or a colleague's. */
export interface VisitEntry {
  readonly visit: {
    readonly id: string
    readonly summary: string
    readonly description: string
    /** Empty where none is known. */
    readonly place: string
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly sequence: number
  }
  /** When the file is made. */
  readonly at: Instant
  readonly state: 'confirmed' | 'cancelled'
}

/** A calendar file, for a download or an attachment. */
export interface CalendarFile {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** Writes calendar files (RFC 5545). */
export interface CalendarWriter {
  /**
   * An `.ics` file; `cancelled` takes the entry out of the calendar. An event is one entry (UID),
   * however it got into the calendar.
   */
  file(entry: CalendarEntry): CalendarFile
  /** The same for a visit. */
  visitFile(entry: VisitEntry): CalendarFile
  /** All visits of a colleague, as a calendar that programs fetch again and again. */
  feed(name: string, entries: readonly VisitEntry[]): CalendarFile
}
