/**
 * Checks that forms share. Each takes trimmed text. The words of a refusal live with the form
 * that shows them, except where two forms use the same sentence.
 */

/**
 * Which characters names and streets may hold: letters, digits and spaces (`strict`), or also
 * the marks that names and addresses really have (`relaxed`). A setting of the site.
 */
export type CharacterRule = 'strict' | 'relaxed'

/** The sentence of every form for an address that does not look like one. */
export const emailMessage = 'Please enter a valid email address.'

const names = { strict: /^[\p{L}\p{M} ]+$/u, relaxed: /^[\p{L}\p{M} '’.-]+$/u } as const
const streets = {
  strict: /^[\p{L}\p{M}\p{Nd} ]+$/u,
  relaxed: /^[\p{L}\p{M}\p{Nd} #.,'’/-]+$/u,
} as const

/** The longest e-mail address that mail servers accept, in characters (RFC 5321). */
export const emailMaxLength = 254

/** One part of a domain: 1 to 63 letters, digits and hyphens, no hyphen at either end. */
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

/**
 * The pattern of `<input type="email">` in the HTML standard, with letters of any script (RFC 6531)
 * and at least one dot in the domain. Nothing that a mail program reads as more than one address.
 */
const emailSource = String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+@${label}(?:\.${label})+$`
let email: RegExp | undefined

/** Number of characters as a person counts them in plain text: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Text, at sign, text, dot, text, of the characters that addresses have; at most 254 of them. */
export function isEmail(text: string): boolean {
  // Made when it is first needed: that takes a slow phone 10 ms, and few pages ask.
  email ??= new RegExp(emailSource, 'u')
  return text.length <= emailMaxLength && email.test(text)
}

/** One address in one spelling, for comparing: letters count the same in any case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Letters and spaces, any script; under `relaxed` also apostrophe, hyphen and dot. */
export function isName(text: string, rule: CharacterRule): boolean {
  return names[rule].test(text)
}

/** Letters, digits and spaces; under `relaxed` also `# . , - / '`. */
export function isStreet(text: string, rule: CharacterRule): boolean {
  return streets[rule].test(text)
}

/** The digits of a text, in order; everything else is dropped. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}

/** The 10 digits of a US number, whatever is typed around them; null for another, or none. */
export function usPhone(text: string): string | null {
  const digits = digitsOf(text.trim().replace(/(?:x|ext\.?|extension)\s?\d+$/i, ''))
  const number = digits.length === 11 ? digits.replace(/^1/, '') : digits
  return number.length === 10 ? number : null
}

/** The country code, written so that it cannot be meant as the start of an area code. */
const countryCode = /^\s*(?:\+\s*1|1(?=[\s.(-]))/

/** A country code of which more is to come: what is typed after it is the number. */
const countryCodeBegun = /^\s*\+\s*(?:1\s*)?$/

/** A US phone number as it is typed: `(770) 555-0142`, built up from at most 10 digits. */
export function formatPhone(text: string): string {
  if (countryCodeBegun.test(text)) return text.trim()
  const digits = digitsOf(text.replace(countryCode, '')).slice(0, 10)
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** A US phone number as it is pasted: here 11 digits that begin with 1 carry the country code. */
export function formatPastedPhone(text: string): string {
  const digits = digitsOf(text)
  return formatPhone(digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : text)
}

/** Exactly 5 digits. */
export function isZip(text: string): boolean {
  return /^[0-9]{5}$/.test(text)
}
