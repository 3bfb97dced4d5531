import type { AddressSuggestion } from '#domain/addresses/address-parts.ts'
import type { Position } from '#domain/addresses/place.ts'

/** Knows the addresses of the United States, at least down to the ZIP code, from a file. */
export interface AddressBook {
  /** Loads the data, so that the first query is as fast as all others. Never rejects. */
  prepare(): Promise<void>
  /**
   * Addresses that a typed text (`street text, city/ZIP`) may become, likeliest first, at most
   * `limit`. Empty for a text without a usable part.
   */
  suggest(text: string, limit: number): Promise<readonly AddressSuggestion[]>
  /** A position within the ZIP code's area; null for an unknown ZIP code. */
  positionOf(zip: string): Promise<Position | null>
}
