import * as z from 'zod/mini'
import { bookingPaths } from '#contract/booking-paths.ts'
import type { ResultAnswer } from '#contract/booking-result.ts'
import {
  changeAnswer,
  codeAnswer,
  codeRequestAnswer,
  declineAnswer,
  registrationAnswer,
  type ChangeBody,
  type CodeAnswer,
  type DeclineBody,
  type RegistrationAnswer,
  type RegistrationBody,
} from '#contract/bookings.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { ok } from '#domain/result.ts'
import { fetchJson, type FetchResult } from '#web/api.ts'

/** The answer to a registration or a change, as the page needs it. */
export interface SavedAnswer extends Pick<
  RegistrationAnswer,
  'capacity' | 'totalAttendees' | 'paymentUrl'
> {
  /** Whether a payment is outstanding. */
  readonly isUnpaid: boolean
}

/** The endpoints about answers to one event. None of them rejects. */
export function bookingApi(tenant: string, eventId: string) {
  const send = <T extends z.ZodMiniType>(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    answer: T,
  ): Promise<FetchResult<z.infer<T>>> =>
    fetchJson({ method, path, body, answer, headers: { [tenantHeader]: tenant } })

  return {
    async registerForEvent(body: RegistrationBody): Promise<FetchResult<SavedAnswer>> {
      const answer = await send('POST', bookingPaths.register(eventId), body, registrationAnswer)
      return answer.ok ? savedAnswer(answer.value, answer.value.status) : answer
    },
    async changeBooking(bookingId: string, body: ChangeBody): Promise<FetchResult<SavedAnswer>> {
      const answer = await send(
        'PATCH',
        bookingPaths.change(eventId, bookingId),
        body,
        changeAnswer,
      )
      return answer.ok ? savedAnswer(answer.value, answer.value.booking.status) : answer
    },
    declineEvent: (body: DeclineBody): Promise<FetchResult<unknown>> =>
      send('POST', bookingPaths.decline(eventId), body, z.partial(declineAnswer)),
    async requestEmailCode(email: string): Promise<FetchResult<string | null>> {
      const answer = await send(
        'POST',
        bookingPaths.requestCode(eventId),
        { email },
        z.partial(codeRequestAnswer),
      )
      return answer.ok ? ok(answer.value.bookingId || null) : answer
    },
    verifyEmailCode: (challengeId: string, otp: string): Promise<FetchResult<CodeAnswer>> =>
      send('POST', bookingPaths.verifyCode(eventId, challengeId), { otp }, codeAnswer),
  }
}

function savedAnswer(
  answer: Omit<SavedAnswer, 'isUnpaid'>,
  status: ResultAnswer['booking']['status'],
): FetchResult<SavedAnswer> {
  return ok({ ...answer, isUnpaid: status === 'pending_payment' })
}

/** Any web page or a path of this site; null for `javascript:` and such, which would run here. */
export function paymentDestination(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null
  const { protocol, href } = new URL(url, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
