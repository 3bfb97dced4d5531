import type { Company } from '#content/company.ts'
import { dateOf } from '#domain/time.ts'
import type { Clock } from '#ports/clock.ts'
import type { EmailLog } from '#ports/email-log.ts'
import type { ReceivedEmailStore } from '#ports/received-email-store.ts'
import type { RequestStore } from '#ports/request-store.ts'

interface CountDependencies {
  readonly requests: Pick<RequestStore, 'waiting'>
  readonly emailLog: Pick<EmailLog, 'counts'>
  readonly receivedEmails: Pick<ReceivedEmailStore, 'countOther'>
  readonly clock: Clock
  readonly company: () => Company
}

/** Numbers of waiting items in the sections of the desk, for its navigation. */
export interface Waiting {
  readonly today: number
  /** Open requests. */
  readonly requests: number
  /** Failed emails, and received ones that belong to no request. */
  readonly email: number
}

/** Counts the waiting items of each section. */
export function countWaiting(dependencies: CountDependencies) {
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
