import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { bookingMails } from '#adapters/mail/booking-mails.ts'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { sqlBookingStore } from '#adapters/sql/booking-store.ts'
import { sqlEventStore } from '#adapters/sql/event-store.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { findEvent } from '#usecases/find-event.ts'
import { CommandError, type CommandWorld } from './command.ts'

/** What the commands about events and bookings work with. */
export async function eventWorld({ config, stores, now }: CommandWorld) {
  const { database } = await stores()
  const { publicUrl, tenant } = config
  return {
    events: sqlEventStore(database, randomIds),
    bookings: sqlBookingStore(database, randomIds),
    bookingMails: bookingMails({
      ownerAddress: config.leadsTo,
      publicUrl,
      calendar: icalWriter(publicUrl),
    }),
    // Pages of a cancelled event that are paid all the same are refunded by the running site.
    payments: noPayments,
    clock: { now },
    tenant,
  }
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
