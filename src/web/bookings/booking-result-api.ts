import { bookingPaths } from '#contract/booking-paths.ts'
import { resultAnswer, type ResultAnswer } from '#contract/booking-result.ts'
import type { FetchResult } from '#web/api.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'

/**
 * Fetches what became of a booking and its payment. An incomplete answer is a failure, never a
 * payment. Never rejects.
 */
export const fetchBookingResult = (
  tenant: string,
  eventId: string,
  bookingId: string,
): Promise<FetchResult<ResultAnswer>> =>
  fetchWithTimeout({
    tenant,
    method: 'GET',
    path: bookingPaths.result(eventId, bookingId),
    answer: resultAnswer,
  })
