import { detailedEvent, listedEvent } from '#contract/events.ts'
import { findEvent } from '#usecases/find-event.ts'
import { listEvents } from '#usecases/list-events.ts'
import type { PageServices } from '#web/page-services.ts'
import type { World } from './compose-api.ts'

/** What pages that are rendered on request ask of the server: the answers of calls 4 and 5. */
export function pageData(world: World): Omit<PageServices, 'nonce' | 'report'> {
  const list = listEvents(world)
  const find = findEvent(world)
  return {
    tenant: world.tenant,
    listEvents: async () => ({ events: (await list()).map(({ event }) => listedEvent(event)) }),
    async findEvent(eventId) {
      const stored = await find(eventId)
      return stored === null ? null : detailedEvent(stored)
    },
  }
}
