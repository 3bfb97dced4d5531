import type { AddressSuggestion } from '#domain/addresses/address-parts.ts'
import type { Position } from '#domain/addresses/place.ts'

/** Knows the addresses of the United States, at least down to the ZIP code. */
export interface AddressBook {
  /** Loads its data, so that the first query is as fast as all others; never rejects. */
  prepare(): Promise<void>
  /**
   * The addresses that a typed text (`street text, city/ZIP`) may become, likeliest first, at most
   * `limit`; none for a text without a usable part.
   */
  suggest(text: string, limit: number): Promise<readonly AddressSuggestion[]>
  /** Somewhere in a ZIP code's area; null for one that it does not know. */
  positionOf(zip: string): Promise<Position | null>
}
