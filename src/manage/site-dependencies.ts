import { createLog } from '#adapters/system/log.ts'
import type { Company } from '#content/company.ts'
import { contentWith, type Content } from '#content/content.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readSiteEdits } from '#usecases/site-edits.ts'
import { composeDependencies } from '#dependencies'
import { CommandError, type CommandContext } from './command.ts'

/** The site's dependencies, for commands. */
export async function siteDependencies(context: CommandContext) {
  const content = await publishedContent(context)
  const stores = await context.stores()
  return composeDependencies(context.config, createLog('silent'), stores, () => content)
}

async function publishedContent({ config, stores }: CommandContext): Promise<Content> {
  const { edits } = await readSiteEdits(await stores())()
  return contentWith(edits, config.recordPeriods)
}

export async function publishedCompany(context: CommandContext): Promise<Company> {
  return (await publishedContent(context)).company
}

/** The error for an unknown booking; those of other organizations are unknown. */
export function unknownBooking(bookingId: string): string {
  return `There is no booking ${bookingId}. Ids are in: npm run manage -- bookings list EVENT`
}

/** The event of that public id or its own; throws CommandError for an unknown one. */
export async function knownEvent(
  { events, tenant }: Pick<Dependencies, 'events' | 'tenant'>,
  eventId: string,
): Promise<StoredEvent> {
  const stored = await events.find(tenant, eventId)
  if (stored === null) throw new CommandError(`There is no event ${eventId}.`)
  return stored
}
