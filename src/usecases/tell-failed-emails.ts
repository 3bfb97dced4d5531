import type { AlertStore } from '#ports/alert-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { LeadDeliveryStore } from '#ports/lead-delivery-store.ts'
import { alertRecipients, type AlertDependencies } from './alert-recipients.ts'

/** Addresses or people that an alert names; the others are counted. */
const named = 8

/**
 * Tells colleagues who chose it of emails that were given up since the last round, all in one email
 * to each. Answers how many emails had failed.
 */
export function tellFailedEmails(
  dependencies: AlertDependencies & {
    readonly alerts: Pick<AlertStore, 'tellFailures'>
    readonly clock: Clock
  },
) {
  const { alerts, clock } = dependencies
  const hears = alertRecipients(dependencies)
  return async (): Promise<number> => {
    const recipients = await hears('failed-email')
    return alerts.tellFailures((failed) => {
      const data = { of: 'emails', total: failed.length, to: failed.slice(0, named) } as const
      return recipients.map(({ to }) => ({
        to,
        email: { kind: 'desk-failures', data },
        about: { kind: 'staff', id: 'alerts' },
      }))
    }, clock.now())
  }
}

/** Tells the same colleagues of requests that the platform behind the site did not take. */
export function tellFailedHandOvers(
  dependencies: AlertDependencies & {
    readonly leadDeliveries: Pick<LeadDeliveryStore, 'tellGivenUp'>
    readonly clock: Clock
  },
) {
  const { leadDeliveries, clock } = dependencies
  const hears = alertRecipients(dependencies)
  return async (): Promise<number> => {
    const recipients = await hears('failed-email')
    return leadDeliveries.tellGivenUp((names) => {
      const data = { of: 'requests', total: names.length, to: names.slice(0, named) } as const
      return recipients.map(({ to }) => ({
        to,
        email: { kind: 'desk-failures', data },
        about: { kind: 'staff', id: 'alerts' },
      }))
    }, clock.now())
  }
}
