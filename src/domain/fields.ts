/**
 * Checks that forms share. Each takes trimmed text. The words of a refusal live with the form
 * that shows them, except where two forms use the same sentence.
 */

/**
 * Allowed characters in names and streets: letters, digits and spaces (`strict`), or also the marks
 * that real names and addresses have (`relaxed`). A setting of the site.
 */
export type CharacterRule = 'strict' | 'relaxed'

/** The message of every form for an invalid email address. */
export const emailMessage = 'Please enter a valid email address.'

const names = { strict: /^[\p{L}\p{M} ]+$/u, relaxed: /^[\p{L}\p{M} '’.-]+$/u } as const
const streets = {
  strict: /^[\p{L}\p{M}\p{Nd} ]+$/u,
  relaxed: /^[\p{L}\p{M}\p{Nd} #.,'’/-]+$/u,
} as const

/** Longest email address that mail servers accept, in characters (RFC 5321). */
export const emailMaxLength = 254

/** One part of a domain: 1 to 63 letters, digits and hyphens, no hyphen at either end. */
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/**
 * The pattern of `<input type="email">` in the HTML standard, with letters of any script (RFC 6531)
 * and at least one dot in the domain. Excludes anything that a mail program reads as more than one
 * address.
 */
const emailSource = String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+@${label}(?:\.${label})+$`
let email: RegExp | undefined

/** Length in code points rather than UTF-16 units, which is how people count. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether a text is an email address: text, at sign, text, dot, text, at most 254 characters. */
export function isEmail(text: string): boolean {
  // Compiled on first use: it takes a slow phone 10 ms, and few pages need it.
  email ??= new RegExp(emailSource, 'u')
  return text.length <= emailMaxLength && email.test(text)
}

/** The form in which email addresses are compared: letter case does not matter. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * Whether a text has only letters of any script and spaces; under `relaxed` also apostrophe, hyphen
 * and dot.
 */
export const isName = (text: string, rule: CharacterRule): boolean => names[rule].test(text)

/** Whether a text has only letters, digits and spaces; under `relaxed` also `# . , - / '`. */
export const isStreet = (text: string, rule: CharacterRule): boolean => streets[rule].test(text)

export const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '')

/** The extension at the end of a phone number: `(770) 555-0142 ext. 4`. */
const extension = /(?:x|ext\.?|extension)\s?(\d+)$/i

/** The extension of a phone number; empty if there is none. */
export const phoneExtension = (text: string): string => extension.exec(text.trim())?.[1] ?? ''

/** The 10 digits of a US number, however it is written; null for any other number. */
export function usPhone(text: string): string | null {
  const digits = digitsOf(text.trim().replace(extension, ''))
  const number = digits.length === 11 ? digits.replace(/^1/, '') : digits
  return number.length === 10 ? number : null
}

/** The country code, written so that it cannot be the beginning of an area code. */
const countryCode = /^\s*(?:\+\s*1|1(?=[\s.(-]))/

/** A country code that is still being typed: what follows it is the number. */
const countryCodeBegun = /^\s*\+\s*(?:1\s*)?$/

/** Formats a US phone number while it is typed: `(770) 555-0142`, from at most 10 digits. */
export function formatPhone(text: string): string {
  if (countryCodeBegun.test(text)) return text.trim()
  const digits = digitsOf(text.replace(countryCode, '')).slice(0, 10)
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Formats a pasted US phone number: 11 digits that begin with 1 include the country code. */
export function formatPastedPhone(text: string): string {
  const digits = digitsOf(text)
  return formatPhone(digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : text)
}

/** The fields of a form that have a message, in their order. */
export function errorsIn<Field extends string>(
  messages: Readonly<Partial<Record<Field, string | undefined>>>,
): Readonly<Partial<Record<Field, string>>> {
  const errors: Partial<Record<Field, string>> = {}
  for (const field in messages) {
    const message = messages[field]
    if (message !== undefined) errors[field] = message
  }
  return errors
}

/** Whether a text is exactly 5 digits. */
export const isZip = (text: string): boolean => /^[0-9]{5}$/.test(text)
