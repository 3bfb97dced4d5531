import { type EventWithSeats, hasEnded } from '#domain/events/event.ts'
import type { SiteContext } from '#web/site-context.ts'

/** The events that have a name and are not over, soonest first; none while the database is down. */
export async function comingEvents({
  listEvents,
  now,
  report,
}: SiteContext): Promise<readonly EventWithSeats[]> {
  try {
    return (await listEvents()).filter(({ event }) => event.name && !hasEnded(event, now))
  } catch (error) {
    report(error)
    return []
  }
}
