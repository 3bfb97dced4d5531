import type { GardenEvent } from '#domain/events/event.ts'
import { liesElsewhere } from '#domain/events/media.ts'
import { err, type Result } from '#domain/result.ts'
import type { MediaUnavailable, OutsideMedia, ProxiedMedia } from '#ports/outside-media.ts'

export type { ProxiedMedia }

/** Which picture or video of which event, by its place in the event's list. */
export interface RequestedMedia {
  readonly eventId: string
  readonly kind: 'images' | 'videos'
  readonly at: number
  /** The visitor's header of that name; null where all is wanted. */
  readonly range: string | null
}

/** Passes on what an event shows from elsewhere, and nothing that no event names. */
export function proxyEventMedia(dependencies: {
  /** Null where there is no such event. */
  readonly find: (eventId: string) => Promise<Pick<GardenEvent, 'images' | 'videos'> | null>
  readonly outsideMedia: OutsideMedia
}) {
  return async (wanted: RequestedMedia): Promise<Result<ProxiedMedia, MediaUnavailable>> => {
    const event = await dependencies.find(wanted.eventId)
    const url = event?.[wanted.kind][wanted.at]
    if (url === undefined || !liesElsewhere(url)) return err({ code: 'no-media' })
    return dependencies.outsideMedia.open(url, wanted.range)
  }
}
