import { detailedEvent, listedEvent } from '#contract/events.ts'
import { findEvent } from '#usecases/find-event.ts'
import { listEvents } from '#usecases/list-events.ts'
import { platformEvents } from '#usecases/platform-events.ts'
import type { PageServices } from '#web/page-services.ts'
import type { World } from './compose-api.ts'

/** What pages that are rendered on request ask of the server: the answers of calls 4 and 5. */
export function pageData(world: World): Omit<PageServices, 'nonce' | 'report'> {
  const { list, find } = eventsOf(world)
  return {
    tenant: world.tenant,
    listEvents: async () => ({ events: (await list()).map(listedEvent) }),
    async findEvent(eventId) {
      const found = await find(eventId)
      return found === null ? null : detailedEvent(found)
    },
  }
}

/** From where the calls get them: our own store, or the platform behind the site. */
function eventsOf(world: World) {
  const { eventPlatform } = world
  if (eventPlatform === null) return { list: listEvents(world), find: findEvent(world) }
  const platform = platformEvents({ ...world, eventPlatform })
  const failed = (what: string) => new Error(`${what} did not come from the platform`)
  return {
    list: async () => {
      const listed = await platform.list()
      if (listed.ok) return listed.value
      throw failed('The events')
    },
    find: async (eventId: string) => {
      const found = await platform.find(eventId)
      if (found.ok) return found.value
      if (found.error.code === 'refused' && found.error.status === 404) return null
      throw failed('An event')
    },
  }
}
