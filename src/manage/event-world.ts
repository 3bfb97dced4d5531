import { createLog } from '#adapters/system/log.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { composeWorld } from '#site'
import { findEvent } from '#usecases/find-event.ts'
import { CommandError, type CommandWorld } from './command.ts'

/** What the commands about events and bookings work with: the same as the site. */
export async function eventWorld({ config, stores }: CommandWorld) {
  return composeWorld(config, createLog('silent'), await stores())
}

/** Said of a booking that is not there, or belongs to another organization. */
export function unknownBooking(bookingId: string): string {
  return `There is no booking ${bookingId}. Ids are in: npm run manage -- bookings list EVENT`
}

/** The event of that id, public or our own. */
export async function knownEvent(
  world: Parameters<typeof findEvent>[0],
  eventId: string,
): Promise<StoredEvent> {
  const stored = await findEvent(world)(eventId)
  if (stored === null) throw new CommandError(`There is no event ${eventId}.`)
  return stored
}
