import { expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'
import { codeAnswer } from './sign-in-code.ts'

test.each([
  [1, '1 second'],
  [40 * second, '40 seconds'],
  [59 * second + 1, '1 minute'],
  [minute + 1, '2 minutes'],
  [54 * minute, '54 minutes'],
])('who has %d ms to wait for a code hears of %s', (waitMs, words) => {
  const soon = (hasCode: boolean) => codeAnswer(err({ code: 'code-too-soon', waitMs, hasCode }))
  expect(soon(false)).toEqual({
    is: 'no-code',
    message: `No code was sent, because several were requested recently. Please wait ${words}, or use a passkey.`,
  })
  expect(soon(true)).toEqual({
    is: 'code-sent',
    note: `That code still works. Another one can be sent in ${words}.`,
  })
})
