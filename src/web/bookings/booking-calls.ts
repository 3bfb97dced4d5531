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
import type { CallResult } from '#web/api.ts'
import { patientCall } from './patient-call.ts'

/** What the page reads of an answer to call 6 or 7. */
export interface TakenAnswer extends Pick<
  RegistrationAnswer,
  'capacity' | 'totalAttendees' | 'paymentUrl'
> {
  /** Something is still to be paid. */
  readonly isUnpaid: boolean
}

/** Calls 6 to 10 for one event. None of them rejects. */
export function bookingCalls(tenant: string, eventId: string) {
  const ask = <T extends z.ZodMiniType>(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    answer: T,
  ): Promise<CallResult<z.infer<T>>> => patientCall({ tenant, method, path, body, answer })

  return {
    async register(body: RegistrationBody): Promise<CallResult<TakenAnswer>> {
      const answer = await ask('POST', bookingPaths.register(eventId), body, registrationAnswer)
      return answer.ok ? taken(answer.value, answer.value.status) : answer
    },
    async change(bookingId: string, body: ChangeBody): Promise<CallResult<TakenAnswer>> {
      const answer = await ask('PATCH', bookingPaths.change(eventId, bookingId), body, changeAnswer)
      return answer.ok ? taken(answer.value, answer.value.booking.status) : answer
    },
    decline: (body: DeclineBody): Promise<CallResult<unknown>> =>
      ask('POST', bookingPaths.decline(eventId), body, z.partial(declineAnswer)),
    async requestCode(email: string): Promise<CallResult<string | null>> {
      const answer = await ask(
        'POST',
        bookingPaths.requestCode(eventId),
        { email },
        z.partial(codeRequestAnswer),
      )
      return answer.ok ? { ok: true, value: answer.value.bookingId || null } : answer
    },
    verifyCode: (challengeId: string, otp: string): Promise<CallResult<CodeAnswer>> =>
      ask('POST', bookingPaths.verifyCode(eventId, challengeId), { otp }, codeAnswer),
  }
}

function taken(
  answer: Omit<TakenAnswer, 'isUnpaid'>,
  status: ResultAnswer['booking']['status'],
): CallResult<TakenAnswer> {
  return { ok: true, value: { ...answer, isUnpaid: status === 'pending_payment' } }
}
