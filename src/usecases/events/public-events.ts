import { calendarSequence } from '#domain/events/calendar-links.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { PlatformFailure } from '#ports/event-platform.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

export type { PlatformFailure }

/** Why an event cannot be shown; of the site's own only that there is none. */
export type EventFailure = PlatformFailure | { readonly code: 'unknown-event' }

/** What everyone may read of events: the site's own, or those of the platform behind it. */
export function publicEvents(dependencies: Dependencies) {
  const { events, eventPlatform, tenant, calendar, clock } = dependencies

  async function find(eventId: string): Promise<Result<StoredEvent, EventFailure>> {
    if (eventPlatform === null) {
      const stored = await events.find(tenant, eventId)
      return stored === null ? err({ code: 'unknown-event' }) : ok(stored)
    }
    const found = await eventPlatform.find(eventId)
    // The platform has no revisions, so a cancellation is the second.
    return found.ok ? ok({ ...found.value, revision: found.value.event.cancelled ? 1 : 0 }) : found
  }

  return {
    find,

    async list(): Promise<Result<readonly EventWithSeats[], PlatformFailure>> {
      return eventPlatform === null ? ok(await events.list(tenant)) : eventPlatform.list()
    },

    /** The event as a calendar file; a canceled one removes itself from calendars. */
    async calendarFile(eventId: string): Promise<Result<TextFile, EventFailure>> {
      const found = await find(eventId)
      if (!found.ok) return found
      const { event, revision } = found.value
      const sequence = calendarSequence(revision)
      const state = event.cancelled ? 'cancelled' : 'confirmed'
      return ok(calendar.file({ event, sequence, at: clock.now(), state }))
    },
  }
}
