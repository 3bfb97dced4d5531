// Separate from the schemas of events, so that pages which need only the paths do not load them.

/** Header with the organization of the events, on calls 4 to 11. */
export const tenantHeader = 'subdomain'

/** Calls 4 and 5. The list also takes the organization as the parameter `subdomain`. */
export const eventPaths = {
  list: '/api/public/events',
  event: (eventId: string) => `/api/events/${encodeURIComponent(eventId)}`,
} as const

/**
 * A picture or video of an event on another host, by its index in the event's list. Our server
 * proxies it, so that a visitor's browser contacts nobody else.
 */
export const eventMediaPatterns = {
  images: '/api/events/:eventId/images/:at',
  videos: '/api/events/:eventId/videos/:at',
  /** The rewards of the raffle. */
  gifts: '/api/events/:eventId/gifts/:at',
} as const

export type MediaKind = keyof typeof eventMediaPatterns

/** Path of such a picture or video, for the browser. */
export const eventMediaPath = (eventId: string, kind: MediaKind, at: number): string =>
  `/api/events/${encodeURIComponent(eventId)}/${kind}/${at}`
