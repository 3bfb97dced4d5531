/** Path of the page of an event, whose id is in the query. */
export const eventDetailsPath = '/events/event-details'

/**
 * Path of an event's own page, where visitors also answer and change answers. Email programs leave a
 * period at the end of a link out of it, so it is written as `%2E`.
 */
export const eventPagePath = (eventId: string): string =>
  `${eventDetailsPath}?eventid=${encodeURIComponent(eventId).replace(/\.$/, '%2E')}`

/** Paths of the pages that a payment returns to. */
export const paymentPagePaths = { success: '/events/success', failure: '/events/failure' } as const
