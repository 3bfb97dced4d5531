import { isName, isStreet, isZip, lengthOf, type CharacterRule } from '#domain/fields.ts'
import { plainText } from '#domain/text.ts'

/** A US address without what kind of place it is. */
export interface AddressParts {
  /** House number and street. */
  readonly street1: string
  readonly city: string
  /** A state's name or its two-letter code. */
  readonly state: string
  /** 5 digits. */
  readonly zip: string
}

/** What kind of place an address is. */
export type AddressType = 'Home' | 'Business'

/** The address types a visitor can choose, the usual one first. */
export const addressTypes: readonly AddressType[] = ['Home', 'Business']

/** A US postal address as the company works with it. */
export interface Address extends AddressParts {
  readonly addressType: AddressType
}

/** An address as it is typed or submitted; any part may still be wrong. */
export interface AddressText extends AddressParts {
  readonly addressType: string
}

/** The address that a text says, without blanks around it; undefined if its type is none of ours. */
export function addressOf({ addressType, ...text }: AddressText): Address | undefined {
  const type = addressTypes.find((each) => each === addressType)
  return (
    type && {
      street1: plainText(text.street1),
      city: plainText(text.city),
      state: plainText(text.state),
      zip: plainText(text.zip),
      addressType: type,
    }
  )
}

/** An address on offer while a visitor types, with the line to show for it. */
export interface AddressSuggestion extends AddressParts {
  readonly label: string
}

/** What the forms of the site accept as a city, in characters. */
const cityLength = { least: 2, most: 50 } as const

/** An address on one line: `2450 Nursery Ln, Cumming, GA 30040`. */
export function addressLine(parts: AddressParts): string {
  return `${parts.street1}, ${parts.city}, ${parts.state} ${parts.zip}`
}

/**
 * A street as the rule in force allows it: `St. Marys Rd` gives `St Marys Rd` when strict. Empty
 * only when the text holds neither a letter nor a digit.
 */
export function normalizeStreet(text: string, rule: CharacterRule): string {
  return keepAllowed(text.replaceAll('½', ' 1/2 ').replaceAll('&', ' and '), (letters) =>
    isStreet(letters, rule),
  )
}

/**
 * A city as the rule in force allows it: `Coeur d'Alene` gives `Coeur d Alene` when strict. Empty
 * only when the text holds no letter.
 */
export function normalizeCity(text: string, rule: CharacterRule): string {
  return keepAllowed(text, (letters) => isName(letters, rule))
}

/**
 * The address as a form may be filled with it: every part passes the form's own checks under the
 * rule in force. Undefined when a part is missing or cannot be made to pass.
 */
export function fillAddress(parts: AddressParts, rule: CharacterRule): AddressParts | undefined {
  const street1 = normalizeStreet(parts.street1, rule)
  const city = normalizeCity(parts.city, rule)
  const state = parts.state.trim().toUpperCase()
  const zip = parts.zip.trim()
  const length = lengthOf(city)
  return street1 !== '' &&
    length >= cityLength.least &&
    length <= cityLength.most &&
    /^[A-Z]{2}$/.test(state) &&
    isZip(zip)
    ? { street1, city, state, zip }
    : undefined
}

/** Initials close up (`N.E.` gives `NE`); any other forbidden character becomes a space. */
function keepAllowed(text: string, allows: (character: string) => boolean): string {
  const initials = allows('.')
    ? text.normalize('NFC')
    : text.normalize('NFC').replaceAll(/(?<!\p{L})(\p{L})\.(?=\p{L}\.)/gu, '$1')
  let kept = ''
  for (const character of initials) kept += allows(character) ? character : ' '
  const line = kept
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ ,./-]+/, '')
    .replace(/[ ,/-]+$/, '')
  return /[\p{L}\p{Nd}]/u.test(line) ? line : ''
}
