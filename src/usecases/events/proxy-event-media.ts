import { liesElsewhere } from '#domain/events/media.ts'
import { err, type Result } from '#domain/result.ts'
import type { MediaUnavailable, ProxiedMedia } from '#ports/outside-media.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { publicEvents } from './public-events.ts'

export type { ProxiedMedia }

/** One picture or video of an event, by its place in the event's list. */
export interface RequestedMedia {
  readonly eventId: string
  readonly kind: 'images' | 'videos' | 'gifts'
  readonly at: number
  /** The visitor's Range header; null if there is none. */
  readonly range: string | null
}

/** Proxies media that an event names, and nothing else. */
export function proxyEventMedia(dependencies: Dependencies) {
  const { find } = publicEvents(dependencies)
  return async (wanted: RequestedMedia): Promise<Result<ProxiedMedia, MediaUnavailable>> => {
    const found = await find(wanted.eventId)
    if (!found.ok) return err({ code: 'no-media' })
    const { event } = found.value
    const urls = wanted.kind === 'gifts' ? event.raffle?.gifts : event[wanted.kind]
    const url = urls?.[wanted.at]
    if (url === undefined || !liesElsewhere(url)) return err({ code: 'no-media' })
    return dependencies.outsideMedia.open(url, wanted.range)
  }
}
