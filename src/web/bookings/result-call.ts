import { bookingPaths } from '#contract/booking-paths.ts'
import { resultAnswer, type ResultAnswer } from '#contract/booking-result.ts'
import type { CallResult } from '#web/api.ts'
import { patientCall } from './patient-call.ts'

/**
 * Call 11. An answer that is not whole says nothing: silence about money never means that it is
 * paid. It never rejects.
 */
export const callResult = (
  tenant: string,
  eventId: string,
  bookingId: string,
): Promise<CallResult<ResultAnswer>> =>
  patientCall({
    tenant,
    method: 'GET',
    path: bookingPaths.result(eventId, bookingId),
    answer: resultAnswer,
  })
