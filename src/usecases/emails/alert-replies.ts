import { excerptOf } from '#domain/emails/quoted-text.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import type { ArrivedReply } from '#ports/received-email-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { listeningStaff } from './alert-recipients.ts'

/** Longest part of a reply that an alert shows, in characters. */
const excerptLength = 300

/**
 * Finds the recipients of alerts about replies, and writes those about one reply: to the assigned
 * member of staff if they chose it, else to all who did.
 */
export async function alertReplies(
  dependencies: Pick<Dependencies, 'alerts'>,
): Promise<EmailsFor<ArrivedReply>> {
  const listening = await listeningStaff(dependencies, 'customer-replied')
  return ({ lead, otherSender, assignedTo, text, subject }) => {
    const assignee = listening.filter(({ id }) => id === assignedTo)
    const data = {
      requestId: lead.id,
      name: fullName(lead.contact),
      words: excerptOf(text, { length: excerptLength, subject }),
      ...(otherSender === null ? {} : { otherSender }),
    }
    return (assignee.length > 0 ? assignee : listening).map(({ email }) => ({
      to: email,
      email: { kind: 'customer-replied', data },
      about: { kind: 'lead', id: lead.id },
    }))
  }
}
