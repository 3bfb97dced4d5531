import { explainRefusal } from '#domain/emails/explain-refusal.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { formatShortMomentFrom, zoneName } from '#domain/time.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { readEmailQuery } from './email-query.ts'
import { emailState } from './email-texts.ts'

export type EmailsData = Awaited<ReturnType<typeof loadEmails>>

export async function loadEmails(context: Context, params: URLSearchParams) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const query = readEmailQuery(params)
  const { filter, search, page } = query
  const now = desk.now()
  const [found, counts, mailbox] = await Promise.all([
    filter === 'other'
      ? desk.emails
          .listOtherEmails({ isOpen: !query.isArchived, search, page })
          .then(({ emails, ...place }) => ({
            place,
            rows: emails.map((email) => ({
              id: email.id,
              to: deskPaths.receivedEmail(email.id),
              who: email.from.name || email.from.address || 'Unknown sender',
              address: email.from.name === '' ? '' : email.from.address,
              subject: email.subject || 'No subject',
              text: excerptOf(email.text, { subject: email.subject }),
              when: formatShortMomentFrom(now, email.receivedAt, timeZone),
              state: null,
              customer: email.customer?.name ?? null,
            })),
          }))
      : desk.emails.listEmails({ filter, search, page }).then(({ emails, ...place }) => ({
          place,
          rows: emails.map((email) => ({
            id: email.id,
            to: deskPaths.sentEmail(email.id),
            who: email.customer ?? email.to,
            address: email.customer === null ? '' : email.to,
            subject: email.subject,
            text: email.state === 'sent' ? '' : explainRefusal(email.lastError ?? ''),
            when: formatShortMomentFrom(now, email.sentAt ?? email.createdAt, timeZone),
            state: emailState(email, now, timeZone),
            customer: null,
          })),
        })),
    desk.emails.countEmails(),
    desk.emails.mailboxState(),
  ])
  return {
    query,
    zone: zoneName(timeZone),
    rows: found.rows,
    place: found.place,
    counts,
    mailbox: mailbox && {
      ...mailbox,
      checkedAt:
        mailbox.checkedAt === null ? null : formatShortMomentFrom(now, mailbox.checkedAt, timeZone),
    },
  }
}
