import { createLog } from '#adapters/system/log.ts'
import { companyOf, type Company } from '#content/company.ts'
import type { EventStore, StoredEvent } from '#ports/event-store.ts'
import { readSiteEdits } from '#usecases/site-edits.ts'
import { composeDependencies } from '#dependencies'
import { CommandError, type CommandContext } from './command.ts'

/** Dependencies of the commands about events, bookings and payments: those of the site. */
export async function siteDependencies(context: CommandContext) {
  const company = await publishedCompany(context)
  const stores = await context.stores()
  return composeDependencies(context.config, createLog('silent'), stores, () => company)
}

/** The company as the desk has published it. */
export async function publishedCompany({ stores }: CommandContext): Promise<Company> {
  const { edits } = await readSiteEdits(await stores())()
  return companyOf(edits)
}

/** The error for an unknown booking; those of other organizations are unknown. */
export function unknownBooking(bookingId: string): string {
  return `There is no booking ${bookingId}. Ids are in: npm run manage -- bookings list EVENT`
}

/** The event of that public id or its own; throws CommandError for an unknown one. */
export async function knownEvent(
  { events, tenant }: { readonly events: EventStore; readonly tenant: string },
  eventId: string,
): Promise<StoredEvent> {
  const stored = await events.find(tenant, eventId)
  if (stored === null) throw new CommandError(`There is no event ${eventId}.`)
  return stored
}
