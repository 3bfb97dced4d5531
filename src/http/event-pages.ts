import {
  detailedEvent,
  listedEvent,
  type DetailedEvent,
  type ListedEvent,
} from '#contract/events.ts'
import type { PlatformFailure, platformEvents } from '#usecases/platform-events.ts'
import type { EventUseCases } from './events.ts'

/** The events as the pages that are rendered on the server get them. */
export interface EventPages {
  /** What call 4 answers. Rejects while the events are away. */
  readonly listEvents: () => Promise<{ readonly events: readonly ListedEvent[] }>
  /** What call 5 answers; null where it would be a 404. */
  readonly findEvent: (eventId: string) => Promise<DetailedEvent | null>
}

/** From our own database. */
export function ownEventPages({
  listEvents,
  findEvent,
}: Pick<EventUseCases, 'listEvents' | 'findEvent'>): EventPages {
  return {
    listEvents: async () => ({
      events: (await listEvents()).map(({ event }) => listedEvent(event)),
    }),
    async findEvent(eventId) {
      const stored = await findEvent(eventId)
      return stored === null ? null : detailedEvent(stored)
    },
  }
}

/** From the platform behind the site: the same source as calls 4 and 5. */
export function platformEventPages(events: ReturnType<typeof platformEvents>): EventPages {
  return {
    async listEvents() {
      const listed = await events.list()
      if (!listed.ok) throw failed(listed.error)
      return { events: listed.value.map(({ event }) => listedEvent(event)) }
    },
    async findEvent(eventId) {
      const found = await events.find(eventId)
      if (found.ok) return detailedEvent(found.value)
      if (found.error.code === 'refused' && found.error.status === 404) return null
      throw failed(found.error)
    },
  }
}

function failed({ code }: PlatformFailure): Error {
  return new Error(`The events platform gave no answer that can be shown: ${code}`)
}
