import type { AddressSuggestion } from '#domain/addresses/address-parts.ts'

/** Knows the addresses of the United States, at least down to the ZIP code. */
export interface AddressBook {
  /** Gets ready, so that the first question is answered as quickly as all others; never rejects. */
  prepare(): Promise<void>
  /**
   * Addresses that the typed text (`street text, city/ZIP`) may become, likeliest first, at most
   * `limit`; none when the text gives no hold.
   */
  suggest(text: string, limit: number): Promise<readonly AddressSuggestion[]>
}
