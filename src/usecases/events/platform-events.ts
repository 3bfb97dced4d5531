import { calendarSequence } from '#domain/events/calendar-links.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import type { EventPlatform, PlatformFailure } from '#ports/event-platform.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { checkReturnUrls, type SubmittedReturnUrls } from '#usecases/payments/return-urls.ts'

export type { PlatformFailure }

/**
 * Events and bookings of a platform behind the site. The platform owns the rules; this site only
 * protects the visitor's browser.
 */
export function platformEvents(
  dependencies: Dependencies & {
    readonly eventPlatform: EventPlatform
  },
) {
  const { eventPlatform, calendar, clock, publicUrl } = dependencies
  return {
    ...eventPlatform,

    /** Return addresses after a payment: our own pages only, even if the platform allows others. */
    returnUrls: (submitted: SubmittedReturnUrls) => checkReturnUrls(submitted, publicUrl),

    /**
     * The event's seats after a call that did not report all of them. Unlimited if the event cannot
     * be read either, since the platform refuses excess seats itself.
     */
    async seats(
      eventId: string,
      known: { readonly capacity: number | null | undefined; readonly taken: number | undefined },
    ): Promise<{ readonly capacity: number | null; readonly taken: number }> {
      if (known.capacity !== undefined && known.taken !== undefined) {
        return { capacity: known.capacity, taken: known.taken }
      }
      const found = await eventPlatform.find(eventId)
      if (!found.ok) return { capacity: null, taken: 0 }
      const { event, seatsTaken: taken } = found.value
      return { capacity: event.capacity, taken }
    },

    /**
     * The event as a calendar file. The platform has no versions, so a cancellation is the second.
     */
    async calendarFile(eventId: string): Promise<Result<TextFile, PlatformFailure>> {
      const found = await eventPlatform.find(eventId)
      if (!found.ok) return err(found.error)
      const { event } = found.value
      const sequence = calendarSequence(event.cancelled ? 1 : 0)
      const state = event.cancelled ? 'cancelled' : 'confirmed'
      return ok(calendar.file({ event, sequence, at: clock.now(), state }))
    },
  }
}
