import type { EventStore, StoredEvent } from '#ports/event-store.ts'

/** All events of the organization, soonest first, past and cancelled ones included. */
export function listEvents({
  events,
  tenant,
}: {
  readonly events: EventStore
  readonly tenant: string
}) {
  return (): Promise<readonly StoredEvent[]> => events.list(tenant)
}
