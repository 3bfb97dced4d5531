import type { AddressParts } from '#domain/addresses/address-parts.ts'

/** One line of the list under an address field. */
export interface Suggestion {
  /** Unique within the list. */
  readonly id: string
  readonly label: string
  /** The owner of the data; shown under the list, as the owner's terms require. */
  readonly credit: string
  /** The parts of its address; `no-place` if it has none. */
  choose(): Promise<AddressParts | 'no-place'>
}

export interface AddressSource {
  /** Starts loading when the field gets the focus. May run repeatedly. */
  prepare(): void
  suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>
}
