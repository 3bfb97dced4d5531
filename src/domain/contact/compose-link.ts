/** A message that a visitor is about to write; only its address is always known. */
export interface Message {
  readonly to: string
  readonly subject?: string
  readonly body?: string
}

/** URL of Gmail's compose window with the message filled in, for a new browser tab. */
export function composeLink({ to, subject, body }: Message): string {
  const fields = [
    `to=${encoded(to)}`,
    ...(subject === undefined ? [] : [`su=${encoded(subject)}`]),
    ...(body === undefined ? [] : [`body=${encoded(body)}`]),
  ]
  return `https://mail.google.com/mail/?view=cm&fs=1&${fields.join('&')}`
}

/** A mailto link with the message, for the visitor's own mail program (RFC 6068). */
export function mailtoLink({ to, subject, body }: Message): string {
  const fields = [
    ...(subject === undefined ? [] : [`subject=${encoded(subject)}`]),
    // Mail programs expect CRLF between lines.
    ...(body === undefined ? [] : [`body=${encoded(body.replaceAll(/\r?\n/g, '\r\n'))}`]),
  ]
  const mailbox = encoded(to).replaceAll('%40', '@')
  return fields.length === 0 ? `mailto:${mailbox}` : `mailto:${mailbox}?${fields.join('&')}`
}

// Half of a surrogate pair, as of a cut emoji, cannot be encoded and would throw.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
