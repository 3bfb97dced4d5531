import { parseOutsideEvents } from '#domain/events/outside-event.ts'
import type { Finding } from '#domain/events/outside-object.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventStore, ImportCount } from '#ports/event-store.ts'

/** Takes in events that were written outside: all of them, or none and every fault. */
export function importEvents(world: {
  readonly events: EventStore
  readonly clock: Clock
  readonly tenant: string
}) {
  return async (
    value: unknown,
  ): Promise<
    Result<
      { readonly count: ImportCount; readonly warnings: readonly Finding[] },
      readonly Finding[]
    >
  > => {
    const parsed = parseOutsideEvents(value, world.tenant)
    if (!parsed.ok) return err(parsed.error)
    const { events, warnings } = parsed.value
    const count = await world.events.importAll(
      events.map(({ event }) => event),
      world.clock.now(),
    )
    return ok({ count, warnings })
  }
}
