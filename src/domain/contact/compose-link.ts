import { encoded, encodedQuery } from '#domain/encoded-query.ts'

/** A message that a visitor is about to write; only its address is always known. */
export interface Message {
  readonly to: string
  readonly subject?: string
  readonly body?: string
}

/** URL of Gmail's compose window with the message filled in, for a new browser tab. */
export const composeLink = ({ to, subject, body }: Message): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&${encodedQuery({ to, su: subject, body })}`

/** A mailto link with the message, for the visitor's own mail program (RFC 6068). */
export function mailtoLink({ to, subject, body }: Message): string {
  const mailbox = encoded(to).replaceAll('%40', '@')
  // Mail programs expect CRLF between lines.
  const query = encodedQuery({ subject, body: body?.replaceAll(/\r?\n/g, '\r\n') })
  return query === '' ? `mailto:${mailbox}` : `mailto:${mailbox}?${query}`
}
