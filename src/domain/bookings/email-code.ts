import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { hour, minute, type Instant } from '#domain/time.ts'
import type { CodeRefusal } from './refusals.ts'
import { plainText } from '#domain/text.ts'

/** Lifetimes of a code and of an update token, in milliseconds. */
export const codeLifetime = 20 * minute
export const tokenLifetime = 20 * minute

/** Wrong tries before a code is spent. */
const maxWrongTries = 5

/** At most `codes` codes within `within` milliseconds for one address and event. */
const pauses = [
  { within: minute, codes: 1 },
  { within: hour, codes: 5 },
] as const

/** The stored state of a code, without the code itself. */
export interface CodeState {
  readonly issuedAt: Instant
  readonly wrongTries: number
  /** It was used, or a newer one replaced it. */
  readonly isSpent: boolean
}

/** The address to send a code to, or the message to show. */
export function checkEmailForCode(text: string): Result<string, string> {
  const email = plainText(text)
  return isEmail(email) ? ok(email) : err(`Invalid Email: ${email}. ${emailMessage}`)
}

/** The typed code, or the message to show. */
export function checkCode(text: string): Result<string, string> {
  const code = plainText(text)
  return /^[0-9]{6}$/.test(code) ? ok(code) : err('OTP must be exactly 6 digits.')
}

/** Six digits from a whole number below 1,000,000. */
export const codeFrom = (number: number): string => String(number).padStart(6, '0')

/** The remaining wrong tries. */
const triesLeft = (code: Pick<CodeState, 'wrongTries'>): number =>
  Math.max(0, maxWrongTries - code.wrongTries)

/** Whether the code can still be entered. */
export const codeIsLive = (code: CodeState, now: Instant, lifetime: number): boolean =>
  liveOrRefused(code, now, lifetime).ok

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

/** The code after a try, and whether the visitor gets in. Spent and expired ones do not count. */
export interface CodeTry {
  readonly code: CodeState
  readonly result: Result<true, TryRefusal>
}

/** Applies a try: a right code is spent, a wrong one costs a try. */
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

/** Milliseconds until another code may be sent, given the times of earlier ones; 0 for now. */
export function resendWait(issued: readonly Instant[], now: Instant): number {
  const newestFirst = issued.toSorted((one, other) => other - one)
  const waits = pauses.map(({ within, codes }) => {
    const blocking = newestFirst[codes - 1]
    return blocking === undefined ? 0 : blocking + within - now
  })
  return Math.max(0, ...waits)
}

/** The stored state of an update token, without the token itself. */
export interface TokenState {
  readonly issuedAt: Instant
  readonly isSpent: boolean
}

/** Whether the token can still open its booking. */
export const tokenIsLive = (token: TokenState, now: Instant): boolean =>
  !token.isSpent && now < token.issuedAt + tokenLifetime
