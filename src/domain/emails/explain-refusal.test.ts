import { expect, test } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

test.each([
  ['552 5.2.2 Mailbox quota exceeded', 'Their mailbox is full.'],
  ['552 5.3.4 Message size exceeds fixed limit', 'The email is too large for their mail server.'],
  ['550 5.1.1 <a@mial.example>: unknown', 'This email address does not exist.'],
  ['550 No such user here', 'Their mail server does not accept this email address.'],
  ['550 5.7.1 Blocked', 'Their mail server does not accept our email.'],
  ['552-5.7.0 Its content is a risk', 'Their mail server does not accept our email.'],
  ['552 Quota exceeded', 'Their mailbox is full.'],
  ['451 4.7.1 Greylisted', 'Their mail server asks to try again later.'],
  ['connect ECONNREFUSED 192.0.2.1:25', 'The mail server cannot be reached.'],
  ['connect ETIMEDOUT 198.5.7.26:587', 'The mail server cannot be reached.'],
  ['Connection timeout', 'The mail server cannot be reached.'],
  [
    'Invalid login: 535-5.7.8 Username and Password not accepted',
    'Our own mail server refused the password.',
  ],
  ['Invalid login: 535 5.7.139 Locked', 'Our own mail server refused the password.'],
])('%s: %s', (said, meaning) => {
  expect(explainRefusal(said)).toBe(`${meaning} (${said})`)
})

test('an unknown reply stays as it is', () => {
  expect(explainRefusal('Given up by a colleague')).toBe('Given up by a colleague')
})
