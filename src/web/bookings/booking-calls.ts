import * as z from 'zod/mini'
import {
  bookingPaths,
  changeAnswer,
  codeAnswer,
  codeRequestAnswer,
  declineAnswer,
  registrationAnswer,
  resultAnswer,
  type ChangeBody,
  type CodeAnswer,
  type DeclineBody,
  type RegistrationAnswer,
  type RegistrationBody,
  type ResultAnswer,
} from '#contract/bookings.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { call, type CallResult } from '#web/api.ts'

/** Longest wait for an answer, in milliseconds. */
const patience = 30_000

/** What the page reads of an answer to call 6 or 7. */
export interface TakenAnswer extends Pick<
  RegistrationAnswer,
  'capacity' | 'totalAttendees' | 'paymentUrl'
> {
  /** Something is still to be paid. */
  readonly isUnpaid: boolean
}

/** Calls 6 to 11 for one event. None of them rejects. */
export function bookingCalls(tenant: string, eventId: string) {
  async function ask<T extends z.ZodMiniType>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body: unknown,
    answer: T,
  ): Promise<CallResult<z.infer<T>>> {
    try {
      return await call({
        method,
        path,
        ...(body === undefined ? {} : { body }),
        answer,
        headers: { [tenantHeader]: tenant },
        signal: AbortSignal.timeout(patience),
      })
    } catch {
      return { ok: false, error: { said: null, code: null, fields: {} } }
    }
  }

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
    /** An answer that is not whole says nothing: silence about money never means that it is paid. */
    result: (bookingId: string): Promise<CallResult<ResultAnswer>> =>
      ask('GET', bookingPaths.result(eventId, bookingId), undefined, resultAnswer),
  }
}

function taken(
  answer: Omit<TakenAnswer, 'isUnpaid'>,
  status: ResultAnswer['booking']['status'],
): CallResult<TakenAnswer> {
  return { ok: true, value: { ...answer, isUnpaid: status === 'pending_payment' } }
}
