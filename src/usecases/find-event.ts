import type { EventStore, StoredEvent } from '#ports/event-store.ts'

/** An event of the organization, by its public id or its own. */
export function findEvent({
  events,
  tenant,
}: {
  readonly events: EventStore
  readonly tenant: string
}) {
  return (eventId: string): Promise<StoredEvent | null> => events.find(tenant, eventId)
}
