import type { GardenEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'
import type { TextFile } from './mail-outbox.ts'

/** An event to add to a calendar. */
export interface CalendarEntry {
  readonly event: Pick<
    GardenEvent,
    'id' | 'publicId' | 'name' | 'description' | 'start' | 'end' | 'venueAddress'
  >
  /** Rises with each change (`calendarSequence`); calendars keep the highest. */
  readonly sequence: number
  /** When the file is made. */
  readonly at: Instant
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

/** A visit in the calendar of a customer or a colleague. */
export interface VisitEntry {
  readonly visit: {
    readonly id: string
    readonly summary: string
    readonly description: string
    /** Empty if unknown. */
    readonly place: string
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly sequence: number
  }
  /** When the file is made. */
  readonly at: Instant
  readonly state: 'confirmed' | 'cancelled'
}

/** Writes calendar files (RFC 5545). A port because ical-generator needs Node.js. */
export interface CalendarWriter {
  /**
   * An `.ics` file; `cancelled` removes the entry from the calendar. An event is always one entry
   * (UID), whichever way it was added.
   */
  file(entry: CalendarEntry): TextFile
  /** An `.ics` file of a visit, by the same rules. */
  visitFile(entry: VisitEntry): TextFile
  /** All visits of a colleague, as a calendar that programs fetch regularly. */
  feed(name: string, entries: readonly VisitEntry[]): TextFile
}
