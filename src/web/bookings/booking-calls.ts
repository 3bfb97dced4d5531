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
  type RegistrationBody,
  type ResultAnswer,
} from '#contract/bookings.ts'
import { tenantHeader } from '#contract/events.ts'
import { call, type CallResult } from '#web/api.ts'

/** Longest wait for an answer, in milliseconds. */
const patience = 30_000

/** What the page reads of an answer to call 6 or 7; each may be missing. */
const reads = { capacity: true, totalAttendees: true, paymentUrl: true } as const
const registrationReads = z.partial(z.pick(registrationAnswer, reads))
const changeReads = z.partial(z.pick(changeAnswer, reads))
export type TakenAnswer = z.infer<typeof registrationReads>

const someText = z.optional(z.nullable(z.string()))
const resultReads = z.object({
  booking: z.extend(z.partial(resultAnswer.shape.booking), {
    attendeeEmail: someText,
    bookedAt: someText,
  }),
  paid: z.optional(resultAnswer.shape.paid),
})

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
    register: (body: RegistrationBody): Promise<CallResult<TakenAnswer>> =>
      ask('POST', bookingPaths.register(eventId), body, registrationReads),
    change: (bookingId: string, body: ChangeBody): Promise<CallResult<TakenAnswer>> =>
      ask('PATCH', bookingPaths.change(eventId, bookingId), body, changeReads),
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
    async result(bookingId: string): Promise<CallResult<ResultAnswer>> {
      const answer = await ask(
        'GET',
        bookingPaths.result(eventId, bookingId),
        undefined,
        resultReads,
      )
      if (!answer.ok) return answer
      const { booking, paid = true } = answer.value
      return {
        ok: true,
        value: {
          paid,
          booking: {
            bookingId,
            status: booking.status ?? 'confirmed',
            attendeeEmail: booking.attendeeEmail ?? '',
            bookedAt: booking.bookedAt ?? '',
            formResponses: booking.formResponses ?? [],
          },
        },
      }
    },
  }
}
