import type { AddressParts } from '#domain/addresses/address-parts.ts'

/** One line of the list under an address field. */
export interface Suggestion {
  /** Tells it apart from the others of the same list. */
  readonly id: string
  readonly label: string
  /** Whose data it is; shown under the list, as their terms ask. */
  readonly credit: string
}

/** Where an address field gets its suggestions from, and what each of them fills in. */
export interface AddressSource {
  /** The field has the focus: load what is loaded late. May be called any number of times. */
  prepare(): void
  suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>
  /** The parts of a suggestion that this source gave; `no-place` when it lies nowhere. */
  choose(suggestion: Suggestion): Promise<AddressParts | 'no-place'>
}
