/** Replies of mail servers by their codes (RFC 3463), the more exact first. */
const meanings: readonly (readonly [code: RegExp, meaning: string])[] = [
  // First, since numbers of addresses look like codes.
  [
    /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|DNS|NOTFOUND)\b|^(?:Connection )?timeout/i,
    'The mail server cannot be reached.',
  ],
  [/\b53[45]\b|\bEAUTH\b/, 'Our own mail server refused the password.'],
  [/\b5\.(?:2\.3|3\.4)\b/, 'The email is too large for their mail server.'],
  [/\b[45]\.2\.2\b/, 'Their mailbox is full.'],
  [/\b5\.1\.(?:1|2|3|6|10)\b/, 'This email address does not exist.'],
  [/\b5\.7\.\d+\b|\b554\b/, 'Their mail server does not accept our email.'],
  [/\b552\b/, 'Their mailbox is full.'],
  [/\b55[013]\b/, 'Their mail server does not accept this email address.'],
  [/\b(?:421|45[0-2])\b|\b4\.\d+\.\d+\b/, 'Their mail server asks to try again later.'],
]

/** The words of a mail server about an email, after a sentence that explains them, if known. */
export function explainRefusal(said: string): string {
  const meaning = meanings.find(([code]) => code.test(said))?.[1]
  return meaning === undefined ? said : `${meaning} (${said})`
}
