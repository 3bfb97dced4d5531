import type { FormResponse, ResultAnswer } from '#contract/booking-result.ts'
import type { ChangeBody, RegistrationBody } from '#contract/bookings.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { isoString } from '#domain/time.ts'
import type { SubmittedAnswers } from '#usecases/bookings/submitted-answers.ts'
import type { SubmittedReturnUrls } from '#usecases/payments/return-urls.ts'

type SentAnswers = Pick<
  RegistrationBody | ChangeBody,
  'formResponses' | 'attendeeEmail' | 'adults' | 'children' | 'intrests'
>

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

/** The submitted answers of a registration or change, as the domain represents them. */
export function answersFromWire(body: SentAnswers): SubmittedAnswers {
  return {
    responses: (body.formResponses ?? []).map(({ fieldName, value }) => ({
      name: fieldName,
      value: Array.isArray(value) ? value : textOf(value),
    })),
    email: textOf(body.attendeeEmail),
    adults: textOf(body.adults),
    children: textOf(body.children),
    interests: body.intrests ?? [],
  }
}

/** Reads the addresses that the checkout returns to; an empty one counts as none. */
export function returnUrlsFromWire(
  body: Pick<RegistrationBody, 'successUrl' | 'failureUrl'>,
): SubmittedReturnUrls {
  return { success: body.successUrl || null, failure: body.failureUrl || null }
}

export const wireResponses = ({ answers }: Booking): FormResponse[] =>
  answers.map(({ name, value }) => ({
    fieldName: name,
    value: typeof value === 'string' ? value : [...value],
  }))

/** The answers in a booking's public result: only the names. */
export const shownResponses = (responses: readonly FormResponse[]): FormResponse[] =>
  responses.filter(({ fieldName }) => ['firstName', 'lastName'].includes(fieldName))

/** The result of a booking, for anyone with the address of the result page. */
export function wireResult(booking: Booking): ResultAnswer {
  return {
    booking: {
      bookingId: booking.id,
      status: booking.status,
      attendeeEmail: booking.email,
      bookedAt: isoString(booking.bookedAt),
      formResponses: shownResponses(wireResponses(booking)),
    },
    // An open order is unpaid, whatever was paid before it.
    paid: booking.order === null && booking.paidCents > booking.refundedCents,
  }
}
