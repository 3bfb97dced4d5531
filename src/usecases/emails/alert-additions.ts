import { excerptOf } from '#domain/emails/quoted-text.ts'
import { emailKey } from '#domain/fields.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import { minute } from '#domain/time.ts'
import { alertRecipients } from './alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Time without a further addition before the alert is sent, and the longest wait. */
const waits = { quiet: 2 * minute, most: 10 * minute } as const

/** Longest part of what was written that an alert shows, in characters. */
const excerptLength = 300

/**
 * Sends alerts about photographs and notes that customers added to their requests, once for all
 * that came in a row: to the assigned member of staff if they chose it, else to all who did.
 * Returns the number of requests.
 */
export function alertAdditions(dependencies: Dependencies) {
  const { alerts, clock } = dependencies
  return async (): Promise<number> => {
    const now = clock.now()
    const due = { quietSince: now - waits.quiet, begunBefore: now - waits.most }
    const recipients = await alertRecipients(dependencies, 'request-added-to')
    return alerts.sendAdditionAlerts(
      due,
      ({ lead, assigneeEmail, photographs, notes }) => {
        const assignee = recipients.filter(
          ({ to }) => assigneeEmail !== null && emailKey(to) === emailKey(assigneeEmail),
        )
        const { email: replyTo } = lead.contact
        const data = {
          requestId: lead.id,
          name: fullName(lead.contact),
          photographs,
          words: excerptOf(notes.join('\n\n'), { length: excerptLength }),
          replyTo,
        }
        return (assignee.length > 0 ? assignee : recipients).map(({ to, atDesk }) => ({
          to,
          email: { kind: 'request-added-to', data: { ...data, atDesk } },
          about: { kind: 'lead', id: lead.id },
        }))
      },
      now,
    )
  }
}
