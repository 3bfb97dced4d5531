import type { GardenEvent } from '#domain/events/event.ts'
import { liesElsewhere } from '#domain/events/media.ts'
import { err, type Result } from '#domain/result.ts'
import type { NoMedium, OutsideMedia, PassingMedium } from '#ports/outside-media.ts'

export type { PassingMedium }

/** Which picture or video of which event, by its place in the event's list. */
export interface WantedMedium {
  readonly eventId: string
  readonly kind: 'images' | 'videos'
  readonly at: number
  /** The visitor's header of that name; null where all is wanted. */
  readonly range: string | null
}

/** Passes on what an event shows from elsewhere, and nothing that no event names. */
export function passEventMedia(world: {
  /** Null where there is no such event. */
  readonly find: (eventId: string) => Promise<Pick<GardenEvent, 'images' | 'videos'> | null>
  readonly outsideMedia: OutsideMedia
}) {
  return async (wanted: WantedMedium): Promise<Result<PassingMedium, NoMedium>> => {
    const event = await world.find(wanted.eventId)
    const url = event?.[wanted.kind][wanted.at]
    if (url === undefined || !liesElsewhere(url)) return err({ code: 'no-medium' })
    return world.outsideMedia.open(url, wanted.range)
  }
}
