import type { EventStore, StoredEvent } from '#ports/event-store.ts'

/** The organization's events, soonest first; past and cancelled ones too, as pages filter them. */
export function listEvents({
  events,
  tenant,
}: {
  readonly events: EventStore
  readonly tenant: string
}) {
  return (): Promise<readonly StoredEvent[]> => events.list(tenant)
}
