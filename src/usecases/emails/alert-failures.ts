import type { EmailData } from '#domain/emails/email.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { alertRecipients, type AlertRecipient } from './alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Maximum number of addresses or people that an alert names; the others are counted. */
const named = 8

/**
 * Sends an alert about emails that were refused, returned or given up since the last round, one
 * email to each member of staff who chose it. Returns the number of failed emails.
 */
export function alertFailedEmails(dependencies: Dependencies) {
  const { alerts, clock } = dependencies
  const recipientsOf = alertRecipients(dependencies)
  return async (): Promise<number> => {
    const recipients = await recipientsOf('failed-email')
    return alerts.alertFailures((failed) => emailsTo(recipients, 'emails', failed), clock.now())
  }
}

/** Sends an alert about requests that the platform behind the site did not accept. */
export function alertFailedHandOvers(dependencies: Dependencies) {
  const { leadDeliveries, clock } = dependencies
  const recipientsOf = alertRecipients(dependencies)
  return async (): Promise<number> => {
    const recipients = await recipientsOf('failed-email')
    return leadDeliveries.alertGivenUp(
      (names) => emailsTo(recipients, 'requests', names),
      clock.now(),
    )
  }
}

function emailsTo(
  recipients: readonly AlertRecipient[],
  of: EmailData<'desk-failures'>['of'],
  failed: readonly string[],
): readonly NewEmail[] {
  const data = { of, total: failed.length, to: failed.slice(0, named) }
  return recipients.map(({ to }) => ({
    to,
    email: { kind: 'desk-failures', data },
    about: { kind: 'staff', id: 'alerts' },
  }))
}
