import { eventMediaPath, type MediaKind } from '#contract/event-paths.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { liesElsewhere } from '#domain/events/media.ts'

/** One slide of an event's carousel. */
export interface Medium {
  readonly kind: 'video' | 'image'
  readonly url: string
  /** Accessible name: `Video 1 of 3`. */
  readonly label: string
}

/** The display time of a slide and the duration of a transition, in milliseconds. */
export const mediaTimes = { stands: 3000, slides: 500 } as const

type WithMedia = Pick<GardenEvent, 'publicId' | 'images' | 'videos'>

/** Videos first, then images, each once. */
export function mediaOf(event: WithMedia): Medium[] {
  const all = [
    ...shownUrls(event, 'videos', event.videos).map((url) => ({ kind: 'video', url }) as const),
    ...shownUrls(event, 'images', event.images).map((url) => ({ kind: 'image', url }) as const),
  ]
  return all.map((medium, at) => ({
    ...medium,
    label: `${medium.kind === 'video' ? 'Video' : 'Picture'} ${at + 1} of ${all.length}`,
  }))
}

/** The first picture's address; undefined where there is none. */
export const firstImageOf = (event: WithMedia): string | undefined =>
  shownUrls(event, 'images', event.images)[0]

/** The addresses of the pictures of the raffle's rewards. */
export const giftsOf = (event: Pick<GardenEvent, 'publicId' | 'raffle'>): readonly string[] =>
  shownUrls(event, 'gifts', event.raffle?.gifts ?? [])

/** The address on this site; files of other hosts are proxied. */
function shownUrls(
  { publicId }: Pick<GardenEvent, 'publicId'>,
  kind: MediaKind,
  urls: readonly string[],
): string[] {
  return [...new Set(urls)].map((url) =>
    liesElsewhere(url) ? eventMediaPath(publicId, kind, urls.indexOf(url)) : url,
  )
}

/** Shortest way of a finger that turns the page, in pixels. */
const swipeLength = 40

/** Direction in which a finger or a pointer has moved the slides; null for any other movement. */
export function swipeOf(across: number, down: number): 'next' | 'previous' | null {
  if (Math.abs(across) < swipeLength || Math.abs(across) < Math.abs(down)) return null
  return across < 0 ? 'next' : 'previous'
}
