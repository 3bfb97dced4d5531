import { bookingPaths } from '#contract/booking-paths.ts'
import { resultAnswer, type ResultAnswer } from '#contract/booking-result.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { fetchJson, type FetchResult } from '#web/api.ts'

/** Never rejects. An answer without the booking's status is a failure, never a payment. */
export const fetchBookingResult = (
  tenant: string,
  eventId: string,
  bookingId: string,
): Promise<FetchResult<ResultAnswer>> =>
  fetchJson({
    path: bookingPaths.result(eventId, bookingId),
    answer: resultAnswer,
    headers: { [tenantHeader]: tenant },
  })
