import type * as z from 'zod/mini'
import { isName, isStreet, isZip, lengthOf, type CharacterRule } from '#domain/fields.ts'
import { plainText } from '#domain/text.ts'
import type { addressParts } from './address-schema.ts'

/** A US address without its type. */
export type AddressParts = Readonly<z.infer<typeof addressParts>>

/** Types of addresses that a visitor can choose, the default first. */
export const addressTypes = ['Home', 'Business'] as const

/** A US postal address as the company works with it. */
export interface Address extends AddressParts {
  readonly addressType: (typeof addressTypes)[number]
}

/** An address as it is typed or submitted; any part may still be wrong. */
export interface AddressText extends AddressParts {
  readonly addressType: string
}

/** The typed address without surrounding blanks; undefined if its type is unknown. */
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

/** A suggested address, with the line that shows it. */
export interface AddressSuggestion extends AddressParts {
  readonly label: string
}

/** Length of a city that the site's forms accept, in characters. */
const cityLength = { least: 2, most: 50 } as const

/** The known parts of an address on one line: `2450 Nursery Ln, Cumming, GA 30040`. */
export function addressLine({ street1, city, state, zip }: AddressParts): string {
  const region = city === '' && zip === '' ? '' : `${state} ${zip}`.trim()
  return [street1, city, region].filter((part) => part !== '').join(', ')
}

/**
 * A street with only the characters that the rule allows: `St. Marys Rd` gives `St Marys Rd` when
 * strict. Empty only if the text has neither a letter nor a digit.
 */
export const normalizeStreet = (text: string, rule: CharacterRule): string =>
  keepAllowed(text.replaceAll('½', ' 1/2 ').replaceAll('&', ' and '), (letters) =>
    isStreet(letters, rule),
  )

/**
 * A city with only the characters that the rule allows: `Coeur d'Alene` gives `Coeur d Alene` when
 * strict. Empty only if the text has no letter.
 */
export const normalizeCity = (text: string, rule: CharacterRule): string =>
  keepAllowed(text, (letters) => isName(letters, rule))

/**
 * The address in a form that passes the form's checks under the rule. Undefined if a part is
 * missing or cannot be made to pass.
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

/**
 * Removes the periods of initials (`N.E.` gives `NE`) and the apostrophe of a possessive (`Mary's`
 * gives `Marys`); replaces any other forbidden character by a space.
 */
function keepAllowed(text: string, allows: (character: string) => boolean): string {
  const joined = allows('.')
    ? text.normalize('NFC')
    : text
        .normalize('NFC')
        .replaceAll(/(?<!\p{L})(\p{L})\.(?=\p{L}\.)/gu, '$1')
        .replaceAll(/(?<=\p{L})['’](?=s(?![\p{L}\p{M}]))/giu, '')
  let kept = ''
  for (const character of joined) kept += allows(character) ? character : ' '
  const line = kept
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ ,./-]+/, '')
    .replace(/[ ,/-]+$/, '')
  return /[\p{L}\p{Nd}]/u.test(line) ? line : ''
}
