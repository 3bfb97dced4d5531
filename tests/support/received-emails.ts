import type { IncomingEmail } from '#domain/emails/received-email.ts'
import type { ArrivingEmail } from '#ports/received-email-store.ts'

/** A PDF attachment stored under that key. */
export const pdfAt = (fileKey: string): IncomingEmail['attachments'][number] => ({
  name: 'plan.pdf',
  size: 9,
  content: { is: 'stored', kind: 'application/pdf', fileKey },
})

/** An email from the reader of the mailbox; `thread` may assign it to a request. */
export function arriving(
  number: number,
  from: string,
  {
    email = {},
    ...more
  }: Partial<Omit<ArrivingEmail, 'email'>> & { readonly email?: Partial<IncomingEmail> } = {},
): ArrivingEmail {
  const at = more.at ?? 1000
  return {
    id: `received-${number}`,
    place: { mailbox: 'inbox', validity: '1', uid: number },
    key: `key-${number}`,
    email: {
      messageId: `${number}@mail.example`,
      references: [],
      from: { address: from, name: '' },
      replyTo: '',
      subject: 'Re: Your request',
      receivedAt: at,
      writtenAt: '',
      text: 'Monday is fine',
      omitted: null,
      size: 100,
      attachments: [],
      machine: null,
      report: null,
      ...email,
    },
    thread: null,
    copyOf: null,
    answers: [],
    forwardedFrom: null,
    ownAddresses: ['hello@evergreen.example'],
    at,
    ...more,
  }
}

/** Links an email to a request. */
export const onRequest = (requestId: string) => ({ thread: { requestId, revocation: 0 } })

/** An email that Outlook forwarded without own words. */
export const forwarded = {
  email: {
    subject: 'FW: Access',
    text: `${'_'.repeat(32)}\nFrom: Tom <tom@example.net>\nSent: Monday\n\nGate code 5`,
  },
}
