import type { EmailData } from '#domain/emails/email.ts'
import type { AlertStore } from '#ports/alert-store.ts'
import { alertRecipients } from './alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Maximum number of addresses or people that an alert names; the others are counted. */
const named = 8

/**
 * Sends an alert about emails that were refused, returned or given up since the last round, one
 * email to each member of staff who chose it. Returns the number of failed emails.
 */
export const alertFailedEmails = (dependencies: Dependencies) =>
  alertFailures(dependencies, 'emails', (...due) => dependencies.alerts.alertFailures(...due))

/** Sends an alert about requests that the platform behind the site did not accept. */
export const alertFailedHandOvers = (dependencies: Dependencies) =>
  alertFailures(dependencies, 'requests', (...due) =>
    dependencies.leadDeliveries.alertGivenUp(...due),
  )

function alertFailures(
  dependencies: Dependencies,
  of: EmailData<'desk-failures'>['of'],
  queue: AlertStore['alertFailures'],
) {
  return async (): Promise<number> => {
    const recipients = await alertRecipients(dependencies, 'failed-email')
    return queue((failed) => {
      const data = { of, total: failed.length, to: failed.slice(0, named) }
      return recipients.map(({ to }) => ({
        to,
        email: { kind: 'desk-failures', data },
        about: { kind: 'staff', id: 'alerts' },
      }))
    }, dependencies.clock.now())
  }
}
