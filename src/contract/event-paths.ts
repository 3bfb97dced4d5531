// Apart from the shapes of events, so that a page that only asks loads no schemas.

/** Header that names the organization whose events are meant, on calls 4 to 11. */
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
} as const

export type MediaKind = keyof typeof eventMediaPatterns

/** The same for the browser. */
export const eventMediaPath = (eventId: string, kind: MediaKind, at: number): string =>
  `/api/events/${encodeURIComponent(eventId)}/${kind}/${at}`
