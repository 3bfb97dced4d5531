import { calendarSequence } from '#domain/events/calendar-links.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** The event as a calendar file; a canceled one removes itself from calendars. */
export function eventCalendarFile(dependencies: Dependencies) {
  return async (eventId: string): Promise<Result<TextFile, { readonly code: 'unknown-event' }>> => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const { event, revision } = stored
    return ok(
      dependencies.calendar.file({
        event,
        sequence: calendarSequence(revision),
        at: dependencies.clock.now(),
        state: event.cancelled ? 'cancelled' : 'confirmed',
      }),
    )
  }
}
