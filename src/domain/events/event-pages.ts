/** Path of the page that shows whichever event its address names. */
export const eventDetailsPath = '/events/event-details'

/** Path of the event's own page, where it is also answered and answers are changed. */
export function eventPagePath(eventId: string): string {
  return `${eventDetailsPath}?eventid=${encodeURIComponent(eventId)}`
}

/** Paths of the pages to which a payment leads back. */
export const paymentPagePaths = { success: '/events/success', failure: '/events/failure' } as const
