import { createLog } from '#adapters/system/log.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { composeDependencies } from '#dependencies'
import { findEvent } from '#usecases/find-event.ts'
import { CommandError, type CommandContext } from './command.ts'

/** Dependencies of the commands about events, bookings and payments: those of the site. */
export async function siteDependencies({ config, stores }: CommandContext) {
  return composeDependencies(config, createLog('silent'), await stores())
}

/** Said of a booking that is not there, or belongs to another organization. */
export function unknownBooking(bookingId: string): string {
  return `There is no booking ${bookingId}. Ids are in: npm run manage -- bookings list EVENT`
}

/** The event of that id, public or our own. */
export async function knownEvent(
  dependencies: Parameters<typeof findEvent>[0],
  eventId: string,
): Promise<StoredEvent> {
  const stored = await findEvent(dependencies)(eventId)
  if (stored === null) throw new CommandError(`There is no event ${eventId}.`)
  return stored
}
