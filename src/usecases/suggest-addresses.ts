import { fillAddress, type AddressSuggestion } from '#domain/addresses/address-parts.ts'
import type { CharacterRule } from '#domain/fields.ts'
import type { AddressBook } from '#ports/address-book.ts'

/** Number of suggestions that fit under a field on a phone without scrolling. */
const maxSuggestions = 6

/**
 * Suggests addresses for typed text, each written so that the form accepts it under the rule in
 * force; others are left out.
 */
export function suggestAddresses(book: AddressBook, rule: CharacterRule) {
  return async (text: string): Promise<readonly AddressSuggestion[]> => {
    const found = await book.suggest(text, maxSuggestions)
    return found.flatMap((suggestion) => {
      const parts = fillAddress(suggestion, rule)
      return parts === undefined ? [] : [{ ...parts, label: suggestion.label }]
    })
  }
}
