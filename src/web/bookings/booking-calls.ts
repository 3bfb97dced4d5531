import * as z from 'zod/mini'
import {
  bookingPaths,
  changeAnswer,
  codeAnswer,
  registrationAnswer,
  resultAnswer,
  type ChangeAnswer,
  type ChangeBody,
  type CodeAnswer,
  type DeclineBody,
  type RegistrationAnswer,
  type RegistrationBody,
  type ResultAnswer,
} from '#contract/bookings.ts'
import { tenantHeader } from '#contract/events.ts'
import { call, type CallResult } from '#web/api.ts'

/** Longest wait for an answer, in milliseconds. */
const patience = 30_000

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
    register: (body: RegistrationBody): Promise<CallResult<RegistrationAnswer>> =>
      ask('POST', bookingPaths.register(eventId), body, registrationAnswer),
    change: (bookingId: string, body: ChangeBody): Promise<CallResult<ChangeAnswer>> =>
      ask('PATCH', bookingPaths.change(eventId, bookingId), body, changeAnswer),
    decline: (body: DeclineBody): Promise<CallResult<unknown>> =>
      ask('POST', bookingPaths.decline(eventId), body, z.unknown()),
    async requestCode(email: string): Promise<CallResult<string | null>> {
      const answer = await ask(
        'POST',
        bookingPaths.requestCode(eventId),
        { email },
        z.object({ bookingId: z.optional(z.nullable(z.string())) }),
      )
      return answer.ok ? { ok: true, value: answer.value.bookingId || null } : answer
    },
    verifyCode: (challengeId: string, otp: string): Promise<CallResult<CodeAnswer>> =>
      ask('POST', bookingPaths.verifyCode(eventId, challengeId), { otp }, codeAnswer),
    result: (bookingId: string): Promise<CallResult<ResultAnswer>> =>
      ask('GET', bookingPaths.result(eventId, bookingId), undefined, resultAnswer),
  }
}

export type BookingCalls = ReturnType<typeof bookingCalls>
