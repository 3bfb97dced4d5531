import { counted } from '#domain/counts.ts'
import type { Result } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'

/** A code was requested too soon after others. */
export interface CodeTooSoon {
  readonly code: 'code-too-soon'
  /** Milliseconds until the next one may be sent. */
  readonly waitMs: number
  /** Whether the requesting browser has an earlier code for that address, which is still valid. */
  readonly hasCode: boolean
}

export type NoCode =
  /** Requested too soon, by anyone. */
  | CodeTooSoon
  | { readonly code: 'invalid'; readonly message: string }
  /** The site only accepts passkeys. */
  | { readonly code: 'codes-off' }

/** The message after a request for a code: about a code to enter, or why there is none. */
export function codeAnswer(
  asked: Result<true, NoCode>,
):
  | { readonly is: 'code-sent'; readonly note: string }
  | { readonly is: 'no-code'; readonly message: string } {
  if (asked.ok) return { is: 'code-sent', note: '' }
  const { error } = asked
  switch (error.code) {
    case 'code-too-soon': {
      const wait = waitText(error.waitMs)
      const note = `That code still works. Another one can be sent in ${wait}.`
      const message = `No code was sent, because several were requested recently. Please wait ${wait}, or use a passkey.`
      return error.hasCode ? { is: 'code-sent', note } : { is: 'no-code', message }
    }
    case 'invalid':
      return { is: 'no-code', message: error.message }
    case 'codes-off':
      return { is: 'no-code', message: 'Codes by email are turned off. Please use a passkey.' }
  }
}

/** `40 seconds`, `54 minutes` */
function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / second)
  return seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(waitMs / minute), 'minute')
}

/** Lifetime of a sign-in code, in milliseconds. */
export const signInCodeLifetime = 10 * minute

/** Lifetime of a passkey's challenge, in milliseconds. */
export const challengeLifetime = 5 * minute

/** Number of recovery codes that an owner prints at a time. */
export const recoveryCodeCount = 10

/** Letters and digits that are not mistaken for one another on paper. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A recovery code of twelve characters (59 bits), made of as many whole numbers below 31. */
export function recoveryCodeFrom(numbers: readonly number[]): string {
  const text = numbers.map((number) => characters.charAt(number)).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

/** Length of a recovery code, and number of possible characters. */
export const recoveryCodeShape = { length: 12, choices: characters.length } as const

/** A recovery code in the form that is compared: lower case without spaces and hyphens. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '')
