import { second } from '#domain/time.ts'
import type { PlatformFailure } from '#usecases/platform-events.ts'
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

/** For a write that may have happened although no answer came. */
const uncertain =
  'We did not get an answer in time. Your response may still have been saved: please look for an email before you send it again, or call us.'

/** Seconds to wait where the platform does not say for how long. */
const defaultWait = (status: number) => (status === 429 ? 60 : undefined)

/** The problem where the platform refused or failed. */
export function passedOn(method: string, path: string, failure: PlatformFailure): Response {
  switch (failure.code) {
    case 'away': {
      const isUncertain = failure.mayHaveArrived && method !== 'GET'
      const says = isUncertain ? uncertain : undefined
      return problemAnswer(path, new Problem('unavailable', undefined, says))
    }
    case 'unreadable':
      return problemAnswer(path, new Problem('unreadable-answer'))
    case 'refused': {
      const { status, message, platformCode, fields, waitMs } = failure
      const own = ownAnswers[status]
      if (own === undefined) return problemAnswer(path, new Problem('unreadable-answer'))
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
