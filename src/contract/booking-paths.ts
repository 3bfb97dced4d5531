// Separate from the schemas of bookings, so that pages which need only the paths do not load them.

/** Calls 6 to 11 as router patterns, with each id as `:name`. */
export const bookingPatterns = {
  register: '/api/events/:eventId/payment-link',
  change: '/api/events/:eventId/bookings/:bookingId',
  decline: '/api/events/:eventId/not-interested',
  requestCode: '/api/events/:eventId/bookings/request-edit',
  verifyCode: '/api/events/:eventId/bookings/:challengeId/verify-otp',
  result: '/api/events/:eventId/success',
} as const

/** The event as an `.ics` file, for calendars other than Google's and Outlook's. A plain link. */
export const calendarFilePattern = '/api/events/:eventId/calendar.ics'

/** The pattern with its ids filled in, in order. */
function filled(pattern: string, ...ids: readonly string[]): string {
  const left = [...ids]
  return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''))
}

/** Calls 6 to 11. Each carries the header `tenantHeader` of `event-paths.ts`. */
export const bookingPaths = {
  /** Call 6, POST. */
  register: (eventId: string) => filled(bookingPatterns.register, eventId),
  /** Call 7, PATCH; with the real id of the booking, which call 10 returns. */
  change: (eventId: string, bookingId: string) =>
    filled(bookingPatterns.change, eventId, bookingId),
  /** Call 8, POST. */
  decline: (eventId: string) => filled(bookingPatterns.decline, eventId),
  /** Call 9, POST. */
  requestCode: (eventId: string) => filled(bookingPatterns.requestCode, eventId),
  /** Call 10, POST; with the `bookingId` that call 9 returned, which is valid nowhere else. */
  verifyCode: (eventId: string, challengeId: string) =>
    filled(bookingPatterns.verifyCode, eventId, challengeId),
  /** Call 11, GET. */
  result: (eventId: string, bookingId: string) =>
    `${filled(bookingPatterns.result, eventId)}?bookingId=${encodeURIComponent(bookingId)}`,
} as const

/** Path of an event's calendar entry, by its public id. */
export const calendarFilePath = (eventId: string): string => filled(calendarFilePattern, eventId)

/** Query parameters of the page that the payment provider returns to, and of call 11. */
export const resultParameters = { bookingId: 'bookingId', eventId: 'event_id' } as const
