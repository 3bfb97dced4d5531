import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'

/** What an address of a customer is for. */
export const addressPurposes = ['both', 'service', 'mailing'] as const
export type AddressPurpose = (typeof addressPurposes)[number]

/** What each is called on screens and in files. */
export const purposeNames: Readonly<Record<AddressPurpose, string>> = {
  both: 'Work and mail',
  service: 'Work is done here',
  mailing: 'Mail goes here',
}

/** Where a customer lives or has work done. */
export interface CustomerAddress extends AddressParts {
  readonly purpose: AddressPurpose
}

/** Where somebody can be reached, those that are used first in front. */
export interface CustomerContacts {
  readonly emails: readonly string[]
  /** 10 digits each, US. */
  readonly phones: readonly string[]
  readonly addresses: readonly CustomerAddress[]
}

/** A person or company that the desk knows. */
export interface Customer extends CustomerContacts {
  readonly id: string
  readonly name: string
  /** Empty for a person by themselves. */
  readonly company: string
  readonly createdAt: Instant
  /** Where all replies go; empty where each goes to the address that its request came from. */
  readonly replyEmail: string
  readonly revision: number
}

/** Someone as a form or a booking tells of them; what is not known is empty. */
export interface CustomerContact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly addresses: readonly CustomerAddress[]
}

/** What has happened to a customer at the desk. */
export type CustomerEvent =
  | { readonly kind: 'customer-added'; readonly data: Record<never, never> }
  | { readonly kind: 'customer-saved'; readonly data: Record<never, never> }
  | {
      readonly kind: 'customer-noted' | 'customer-note-taken-back'
      readonly data: Record<never, never>
    }
  | { readonly kind: 'customers-merged'; readonly data: { readonly from: string } }
  | { readonly kind: 'merge-taken-apart'; readonly data: { readonly former: string } }
  /** Everything that was kept of somebody, in numbers. */
  | {
      readonly kind: 'person-erased'
      readonly data: {
        readonly requests: number
        readonly registrations: number
        readonly emails: number
      }
    }

/** What has happened to all customers at once. */
export type CustomersEvent =
  | { readonly kind: 'customers-imported'; readonly data: ImportCounts }
  | { readonly kind: 'import-undone'; readonly data: { readonly removed: number } }
  | { readonly kind: 'customers-exported'; readonly data: { readonly customers: number } }

/** How many lines of a file became what. */
export interface ImportCounts {
  readonly new: number
  readonly joined: number
  readonly same: number
  readonly refused: number
}

/** The address to which a reply to a request goes. */
export function replyAddress(
  requestEmail: string,
  customer: Pick<Customer, 'replyEmail'> | null,
): string {
  return customer?.replyEmail || requestEmail
}

/** Where work is done, rather than where mail alone goes. */
export function workAddress(addresses: readonly CustomerAddress[]): CustomerAddress | undefined {
  return addresses.find(({ purpose }) => purpose !== 'mailing') ?? addresses[0]
}

/** Whether two addresses are the same house, however they are written. */
export function isSameAddress(
  one: Pick<CustomerAddress, 'street1' | 'zip'>,
  other: Pick<CustomerAddress, 'street1' | 'zip'>,
): boolean {
  return addressKey(one) === addressKey(other)
}

function addressKey({ street1, zip }: Pick<CustomerAddress, 'street1' | 'zip'>): string {
  return `${street1
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}|${zip}`
}

/** The first of each email address, however its letters are written. */
export function distinctEmails(emails: readonly string[]): readonly string[] {
  const keys = emails.map(emailKey)
  return emails.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
