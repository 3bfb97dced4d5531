import type { EventPlatform } from '#ports/event-platform.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { checkReturnUrls, type SubmittedReturnUrls } from '#usecases/payments/return-urls.ts'

/**
 * Bookings with a platform behind the site. The platform owns the rules; this site only protects the
 * visitor's browser.
 */
export function platformBookings({
  eventPlatform,
  publicUrl,
}: Pick<Dependencies, 'publicUrl'> & { readonly eventPlatform: EventPlatform }) {
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
  }
}
