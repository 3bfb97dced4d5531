import { minute } from '#domain/time.ts'

/** Why no code is sent. */
export type NoCode =
  /** Asked for again too early, by anyone; milliseconds until the next one may be. */
  | { readonly code: 'code-too-soon'; readonly waitMs: number }
  | { readonly code: 'invalid'; readonly message: string }
  /** The site takes passkeys alone. */
  | { readonly code: 'codes-off' }

/** What the one who asked reads. */
export function noCodeMessage(refusal: NoCode): string {
  switch (refusal.code) {
    case 'code-too-soon':
      return 'A code was asked for a moment ago. Please wait a minute.'
    case 'invalid':
      return refusal.message
    case 'codes-off':
      return 'Codes by email are turned off. Please use a passkey.'
  }
}

/** How long a code for signing in can be used, in milliseconds. */
export const signInCodeLifetime = 10 * minute

/** How long a passkey's challenge can be answered, in milliseconds. */
export const challengeLifetime = 5 * minute

/** How many recovery codes an owner prints at a time. */
export const recoveryCodeCount = 10

/** Letters and digits that nobody mistakes for one another on paper. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A recovery code of twelve characters (59 bits), from as many whole numbers below 31. */
export function recoveryCodeFrom(numbers: readonly number[]): string {
  const text = numbers.map((number) => characters.charAt(number)).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

/** How many characters a recovery code has, and how many there are to choose from. */
export const recoveryCodeShape = { length: 12, choices: characters.length } as const

/** A recovery code as it is compared: without spaces and hyphens, in lower case. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '')
}
