import type { AddressParts } from '#domain/addresses/address-parts.ts'
import type { Instant } from '#domain/time.ts'

/** A person or company that the desk knows. */
export interface Customer {
  readonly id: string
  readonly name: string
  /** Empty for a person by themselves. */
  readonly company: string
  readonly createdAt: Instant
  readonly emails: readonly string[]
  /** 10 digits each, US. */
  readonly phones: readonly string[]
  /** Where they live or have work done. */
  readonly addresses: readonly AddressParts[]
  readonly revision: number
}

/** Someone as a form or a booking tells of them; what is not known is empty. */
export interface CustomerContact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: AddressParts | null
}

/** What has happened to a customer at the desk. */
export type CustomerEvent =
  | { readonly kind: 'customer-added'; readonly data: Record<never, never> }
  | { readonly kind: 'customer-saved'; readonly data: Record<never, never> }
  | { readonly kind: 'customers-merged'; readonly data: { readonly from: string } }
  /** Everything that was kept of somebody, in numbers. */
  | {
      readonly kind: 'person-erased'
      readonly data: {
        readonly requests: number
        readonly registrations: number
        readonly emails: number
      }
    }
