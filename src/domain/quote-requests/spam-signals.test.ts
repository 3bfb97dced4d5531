import { describe, expect, test } from 'vitest'
import { day } from '#domain/time.ts'
import { isSpam, spamSignalsOfForm, spamSignalsOfText, type FormToken } from './spam-signals.ts'

const now = 1_750_000_000_000
const opened = (ago: number): FormToken => ({ is: 'genuine', issuedAt: now - ago })
const missing: FormToken = { is: 'missing' }

/** Whether a request with that form and text is quarantined. */
function judged(honeypot: string, token: FormToken, text = 'Mulch for two front beds.'): boolean {
  return isSpam([...spamSignalsOfForm({ honeypot, token, now }), ...spamSignalsOfText(text)])
}

describe('is kept apart', () => {
  test.each<[string, boolean]>([
    ['a form whose honeypot was filled', judged('https://spam.example', opened(60_000))],
    ['a forged token', judged('', { is: 'forged' })],
    ['a form sent 2.999 seconds after it was opened', judged('', opened(2_999))],
    ['a token from the future', judged('', opened(-60_000))],
    [
      'a text with three links',
      judged('', opened(60_000), 'http://a.example www.b.example HTTPS://c.example'),
    ],
    ['a text in the markup of forums', judged('', opened(60_000), '[url=http://a.example] <a b')],
    ['no token together with a link', judged('', missing, 'See www.a.example')],
    ['an old token together with a link', judged('', opened(2 * day), 'See www.a.example')],
  ])('%s', (_, suspicious) => {
    expect(suspicious).toBe(true)
  })
})

describe('passes', () => {
  test.each<[string, boolean]>([
    ['a form sent after 3 seconds', judged('', opened(3_000))],
    ['a caller that knows the documented calls only, and has no token', judged('', missing)],
    ['a form that was left open over the weekend', judged('', opened(3 * day))],
    [
      'links to two pictures of the garden',
      judged('', opened(60_000), 'https://photos.example/1 and https://photos.example/2'),
    ],
    [
      'sizes, e-mail addresses and full stops',
      judged('', opened(60_000), 'About 3.5 x 2.5 yards.Please mail me at rosa@example.com.'),
    ],
  ])('%s', (_, suspicious) => {
    expect(suspicious).toBe(false)
  })
})
