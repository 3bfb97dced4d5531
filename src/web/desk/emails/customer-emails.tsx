import { Link } from 'react-router'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { momentOf } from './email-words.ts'

type Found = Awaited<ReturnType<Desk['emailsOfCustomer']>>

/** What a customer wrote, in words, and which of their addresses take no email. */
export function customerEmails({ received, bounced }: Found, timeZone: string) {
  return {
    bounced,
    received: received.map((email) => ({
      id: email.id,
      to:
        email.requestId === null
          ? deskPaths.receivedEmail(email.id)
          : deskPaths.request(email.requestId),
      subject: email.subject || 'No subject',
      words:
        email.kind === 'out-of-office'
          ? 'Out of office'
          : excerptOf(email.text) || 'An email without text',
      when: momentOf(email.receivedAt, timeZone),
    })),
  }
}

/** The newest emails of a customer; nothing where there is none. */
export function CustomerEmails({ received }: Pick<ReturnType<typeof customerEmails>, 'received'>) {
  if (received.length === 0) return null
  return (
    <Sheet title="What they wrote" count={received.length}>
      <Rows>
        {received.map(({ id, to, subject, words, when }) => (
          <Row
            key={id}
            title={
              <Link to={to} className="hover:underline">
                {subject}
              </Link>
            }
            second={words}
          >
            <span className="text-second text-bark-soft">{when}</span>
          </Row>
        ))}
      </Rows>
    </Sheet>
  )
}

/** Addresses that mail servers refuse. */
export function BouncedNote({ bounced }: Pick<ReturnType<typeof customerEmails>, 'bounced'>) {
  if (bounced.length === 0) return null
  return (
    <p className="border-b border-hairline-soft px-4 py-3 text-second">
      <b className="font-semibold text-brick">Email came back from {bounced.join(', ')}.</b> Ask for
      the right address and correct it here.
    </p>
  )
}
