import { expect, test } from 'vitest'
import { errorCode } from './error-code.ts'

const refused = (details: object) => Object.assign(new Error('550 <rosa@example.org>'), details)

test.each([
  [refused({ responseCode: 550, code: 'EENVELOPE' }), '550'],
  [refused({ code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [refused({ code: 'resource_missing' }), 'resource_missing'],
  [refused({ type: 'StripeAuthenticationError' }), 'StripeAuthenticationError'],
  [refused({ code: 'rosa@example.org' }), 'Error'],
  [new TypeError('rosa@example.org is no function'), 'TypeError'],
  ['rosa@example.org', 'unknown'],
])('an error is told of by its code or kind, never by its words', (error, code) => {
  expect(errorCode(error)).toBe(code)
})
