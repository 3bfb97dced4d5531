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

/** Items that wait in a section of the desk, as the navigation counts them. */
export interface Waiting {
  readonly today: number
  /** Open ones. */
  readonly requests: number
  /** Failed, or of no request. */
  readonly email: number
}

/** Counts what waits in the rooms. */
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
