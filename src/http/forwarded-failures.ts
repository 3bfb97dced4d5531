import { second } from '#domain/time.ts'
import type { PlatformFailure } from '#usecases/events/public-events.ts'
import { Problem, problemAnswer } from './problems.ts'

/** The statuses of the contract, with the answer where the platform has no message. */
const ownAnswers: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: 'bad-parameter', message: 'The request could not be read.' },
  401: { code: 'bad-token', message: 'Please request a new OTP.' },
  403: { code: 'forbidden', message: 'This is not possible.' },
  404: { code: 'not-found', message: 'This event or booking could not be found.' },
  409: { code: 'conflict', message: 'This is no longer possible. Please reload the page.' },
  410: { code: 'code-expired', message: 'Please request a new OTP.' },
  422: { code: 'invalid', message: 'Please correct the errors in the form.' },
  429: { code: 'too-many-requests', message: 'Please wait a moment before you try again.' },
}

/** These say nothing about a call without a code. */
const statusesOfCodes: readonly number[] = [401, 410]

/** For an answer of a guest that may have been saved although we cannot tell. */
const uncertain = (why: string) =>
  `${why} Your response may still have been saved: please look for an email before you send it again, or call us.`

/** The kind of call that failed. */
export interface FailedCall {
  readonly path: string
  /** Whether it saves a guest's answer. */
  readonly saves?: boolean
  readonly hasCode?: boolean
}

/** Seconds to wait where the platform does not say for how long. */
const defaultWait = (status: number) => (status === 429 ? 60 : undefined)

/** The problem where the platform refused or failed. */
export function passedOn(call: FailedCall, failure: PlatformFailure): Response {
  const { path, saves = false, hasCode = false } = call
  switch (failure.code) {
    case 'unavailable': {
      const isUncertain = failure.mayHaveArrived && saves
      const says = isUncertain ? uncertain('We did not get an answer in time.') : undefined
      return problemAnswer(path, new Problem('unavailable', { says }))
    }
    case 'unreadable':
      return problemAnswer(path, unreadableAnswer(saves))
    case 'refused': {
      const { status, message, platformCode, fields, waitMs } = failure
      const own = ownAnswers[status]
      const isMute = message === null && !hasCode && statusesOfCodes.includes(status)
      if (own === undefined || isMute) return problemAnswer(path, new Problem('unreadable-answer'))
      return problemAnswer(path, {
        status,
        code: platformCode ?? own.code,
        message: message ?? own.message,
        fields: fields ?? undefined,
        retryAfter: waitMs === null ? defaultWait(status) : Math.ceil(waitMs / second),
      })
    }
  }
}

/** The problem where the platform's answer cannot be used. */
export const unreadableAnswer = (saves: boolean): Problem =>
  new Problem('unreadable-answer', {
    says: saves
      ? uncertain('Our events service sent an answer that we could not read.')
      : undefined,
  })
