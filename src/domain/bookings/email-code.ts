import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { hour, minute, type Instant } from '#domain/time.ts'
import type { CodeRefusal } from './refusals.ts'

/** How long a code, and then an update token, can be used, in milliseconds. */
export const codeLifetime = 20 * minute
export const tokenLifetime = 20 * minute

/** Wrong tries that a code survives. */
export const maxWrongTries = 5

/** At most so many codes within so many milliseconds for one address and event. */
const pauses = [
  { within: minute, codes: 1 },
  { within: hour, codes: 5 },
] as const

/** What is known of a code that was mailed; never the code itself. */
export interface CodeState {
  readonly issuedAt: Instant
  readonly wrongTries: number
  /** It was used, or a newer one replaced it. */
  readonly isSpent: boolean
}

/** The address to send a code to, or the sentence to show. */
export function checkEmailForCode(text: string): Result<string, string> {
  const email = text.trim()
  return isEmail(email) ? ok(email) : err(`Invalid Email: ${email}. ${emailMessage}`)
}

/** The code as typed, or the sentence to show. */
export function checkCode(text: string): Result<string, string> {
  const code = text.trim()
  return /^[0-9]{6}$/.test(code) ? ok(code) : err('OTP must be exactly 6 digits.')
}

/** Six digits from a whole number below 1,000,000. */
export function codeFrom(number: number): string {
  return String(number).padStart(6, '0')
}

/** Wrong tries that are left. */
export function triesLeft(code: Pick<CodeState, 'wrongTries'>): number {
  return Math.max(0, maxWrongTries - code.wrongTries)
}

function liveOrRefused(
  code: CodeState,
  now: Instant,
  lifetime: number,
): Result<CodeState, TryRefusal> {
  if (code.isSpent || triesLeft(code) === 0) return err({ code: 'code-spent' })
  return now >= code.issuedAt + lifetime ? err({ code: 'code-expired' }) : ok(code)
}

/** Why a try is refused. */
type TryRefusal = Extract<CodeRefusal, { code: 'wrong-code' | 'code-spent' | 'code-expired' }>

/** What a try does to the code, and whether the visitor gets in. A dead code is never compared. */
export interface CodeTry {
  readonly code: CodeState
  readonly result: Result<true, TryRefusal>
}

/** Tries a code that does or does not match. A match spends it, a miss costs one of its tries. */
export function tryCode(
  code: CodeState,
  matches: boolean,
  now: Instant,
  lifetime: number = codeLifetime,
): CodeTry {
  const live = liveOrRefused(code, now, lifetime)
  if (!live.ok) return { code, result: live }
  if (matches) return { code: { ...code, isSpent: true }, result: ok(true) }
  const missed = { ...code, wrongTries: code.wrongTries + 1 }
  return { code: missed, result: err({ code: 'wrong-code', triesLeft: triesLeft(missed) }) }
}

/** Milliseconds until another code may be sent, given when the earlier ones were; 0 is now. */
export function resendWait(issued: readonly Instant[], now: Instant): number {
  const newestFirst = issued.toSorted((one, other) => other - one)
  const waits = pauses.map(({ within, codes }) => {
    const blocking = newestFirst[codes - 1]
    return blocking === undefined ? 0 : blocking + within - now
  })
  return Math.max(0, ...waits)
}

/** What is known of an update token; never the token itself. */
export interface TokenState {
  readonly issuedAt: Instant
  readonly isSpent: boolean
}

/** Whether the token still opens its booking. */
export function tokenIsLive(token: TokenState, now: Instant): boolean {
  return !token.isSpent && now < token.issuedAt + tokenLifetime
}
