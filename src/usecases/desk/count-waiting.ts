import { dateOf } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Numbers of waiting items in the sections of the desk, for its navigation. */
export interface Waiting {
  readonly today: number
  /** Open requests. */
  readonly requests: number
  /** Failed emails, and received ones that belong to no request. */
  readonly email: number
}

export function countWaiting(dependencies: Dependencies) {
  const { requests, emailLog, receivedEmails, clock, company } = dependencies
  return async (): Promise<Waiting> => {
    const [{ open, today }, { failed }, other] = await Promise.all([
      requests.waiting(dateOf(clock.now(), company().timeZone)),
      emailLog.counts(),
      receivedEmails.countOther(),
    ])
    return { today, requests: open, email: failed + other }
  }
}
