import type { GardenEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'

/** An event on its way into someone's calendar. */
export interface CalendarEntry {
  readonly event: GardenEvent
  /** Stays the same for all that is ever sent about one entry. */
  readonly uid: string
  /** Rises with each change; a calendar keeps the entry with the highest. */
  readonly sequence: number
  /** When the file was made. */
  readonly at: Instant
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

/** Writes calendar files (RFC 5545). */
export interface CalendarWriter {
  /** The text of an `.ics` file; `cancelled` takes the entry out of the calendar. */
  file(entry: CalendarEntry): string
}
