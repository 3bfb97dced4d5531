import { parseOutsideEvents } from '#domain/events/outside-event.ts'
import type { Finding } from '#domain/events/outside-object.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ImportCount, EmailsOfMove, Move, StoredEvent } from '#ports/event-store.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import { expireCheckoutSessions, emailsOfCancellation, type Cancellation } from './cancel-event.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** An event that an import has canceled. */
export interface CalledOff extends Cancellation {
  readonly event: GardenEvent
}

/**
 * Imports events: all of them, or none and every error. An event marked canceled is canceled with
 * its bookings, as by `cancelEvent`. With `notify`, guests are emailed about a new time or place,
 * each once.
 */
export function importEvents(dependencies: Dependencies) {
  return async (
    value: unknown,
    { notify = false }: { readonly notify?: boolean } = {},
  ): Promise<
    Result<
      {
        readonly count: ImportCount
        readonly warnings: readonly Finding[]
        readonly calledOff: readonly CalledOff[]
        /** Events whose guests do not know the new time or place, or were emailed about it now. */
        readonly moves: readonly Move[]
        /** Events that have fewer seats than are taken. */
        readonly overbooked: readonly StoredEvent[]
      },
      readonly Finding[]
    >
  > => {
    const parsed = parseOutsideEvents(value, dependencies.tenant)
    if (!parsed.ok) return err(parsed.error)
    const { events, warnings } = parsed.value
    const now = dependencies.clock.now()
    const emailsOfMove: EmailsOfMove = (event, guests) =>
      guests.map((booking) => emailToGuest({ is: 'event-moved' }, { booking, event }, now))
    const { count, moves, overbooked, cancelled } = await dependencies.events.importAll(
      events.map(({ event }) => event),
      now,
      notify ? emailsOfMove : null,
      emailsOfCancellation(now),
    )
    const calledOff: CalledOff[] = []
    for (const { event, bookings } of cancelled) {
      if (bookings.length > 0) {
        calledOff.push({ ...(await expireCheckoutSessions(dependencies, bookings)), event })
      }
    }
    return ok({ count, warnings, calledOff, moves, overbooked })
  }
}
