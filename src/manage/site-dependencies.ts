import { createLog } from '#adapters/system/log.ts'
import { contentWith } from '#content/content.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { composeDependencies } from '#dependencies.ts'
import { CommandError, type CommandContext } from './command.ts'

export async function siteDependencies({ config, stores }: CommandContext) {
  const opened = await stores()
  const { edits } = await readSiteEdits(opened)
  const content = contentWith(edits, config.recordPeriods)
  return composeDependencies(config, createLog('silent'), opened, () => content)
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
