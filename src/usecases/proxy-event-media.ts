import type { GardenEvent } from '#domain/events/event.ts'
import { liesElsewhere } from '#domain/events/media.ts'
import { err, type Result } from '#domain/result.ts'
import type { MediaUnavailable, ProxiedMedia } from '#ports/outside-media.ts'
import type { Dependencies } from './dependencies.ts'

export type { ProxiedMedia }

/** One picture or video of an event, by its place in the event's list. */
export interface RequestedMedia {
  readonly eventId: string
  readonly kind: 'images' | 'videos'
  readonly at: number
  /** The visitor's Range header; null if there is none. */
  readonly range: string | null
}

/** Proxies media that an event names, and nothing else. */
export function proxyEventMedia(
  dependencies: Pick<Dependencies, 'outsideMedia'> & {
    /** Null for an unknown event. */
    readonly find: (eventId: string) => Promise<Pick<GardenEvent, 'images' | 'videos'> | null>
  },
) {
  return async (wanted: RequestedMedia): Promise<Result<ProxiedMedia, MediaUnavailable>> => {
    const event = await dependencies.find(wanted.eventId)
    const url = event?.[wanted.kind][wanted.at]
    if (url === undefined || !liesElsewhere(url)) return err({ code: 'no-media' })
    return dependencies.outsideMedia.open(url, wanted.range)
  }
}
