import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'

/** The uses of a customer's address. */
export const addressPurposes = ['both', 'service', 'mailing'] as const
export type AddressPurpose = (typeof addressPurposes)[number]

/** The name of each purpose on screens and in files. */
export const purposeNames: Readonly<Record<AddressPurpose, string>> = {
  both: 'Work and mail',
  service: 'Work is done here',
  mailing: 'Mail goes here',
}

/** An address of a customer, for mail or work. */
export interface CustomerAddress extends AddressParts {
  readonly purpose: AddressPurpose
}

/** Contact details of a customer; the first of each kind is used first. */
export interface CustomerContacts {
  readonly emails: readonly string[]
  /** US numbers with 10 digits each. */
  readonly phones: readonly string[]
  readonly addresses: readonly CustomerAddress[]
}

/** A person or company that the desk knows. */
export interface Customer extends CustomerContacts {
  readonly id: string
  readonly name: string
  /** Empty for a private person. */
  readonly company: string
  readonly createdAt: Instant
  /** The address that all replies go to; empty if each reply goes to the address of its request. */
  readonly replyEmail: string
  readonly revision: number
}

/** The fields of a customer that colleagues edit. */
export type CustomerFacts = Pick<
  Customer,
  'name' | 'company' | 'emails' | 'phones' | 'addresses' | 'replyEmail'
>

/** A customer as a form or a booking describes them; unknown fields are empty. */
export interface CustomerContact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly addresses: readonly CustomerAddress[]
}

/** An activity of one customer. */
export type CustomerEvent =
  | { readonly kind: 'customer-added' | 'customer-saved' }
  | { readonly kind: 'person-exported' }
  | { readonly kind: 'customer-noted' | 'customer-note-taken-back' }
  /** A form, a booking or the like had further contact details. */
  | { readonly kind: 'contacts-joined' }
  | { readonly kind: 'customers-merged'; readonly from: string }
  | { readonly kind: 'merge-taken-apart'; readonly former: string }
  /** Everything that was stored about a customer, in numbers. */
  | {
      readonly kind: 'person-erased'
      readonly requests: number
      readonly registrations: number
      readonly emails: number
    }

/** An activity of all customers. */
export type CustomersEvent =
  | ({ readonly kind: 'customers-imported' } & ImportCounts)
  | { readonly kind: 'import-undone'; readonly removed: number }
  | { readonly kind: 'customers-exported'; readonly customers: number }

/** Number of imported rows by outcome. */
export interface ImportCounts {
  readonly new: number
  readonly joined: number
  readonly same: number
  readonly refused: number
}

/** The email address to which we write about a request; empty if none is known. */
export function replyAddress(
  requestEmail: string,
  customer: Pick<Customer, 'replyEmail' | 'emails'> | null,
): string {
  return customer?.replyEmail || requestEmail || customer?.emails[0] || ''
}

/** The address for work, rather than one for mail only. */
export const workAddress = (addresses: readonly CustomerAddress[]): CustomerAddress | undefined =>
  addresses.find(({ purpose }) => purpose !== 'mailing') ?? addresses[0]

/** Whether two addresses are the same house, ignoring spelling. */
export function isSameAddress(
  one: Pick<CustomerAddress, 'street1' | 'zip'>,
  other: Pick<CustomerAddress, 'street1' | 'zip'>,
): boolean {
  return addressKey(one) === addressKey(other)
}

const addressKey = ({ street1, zip }: Pick<CustomerAddress, 'street1' | 'zip'>): string =>
  `${street1
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}|${zip}`

/** Email addresses without duplicates, ignoring letter case. */
export function distinctEmails(emails: readonly string[]): readonly string[] {
  const keys = emails.map(emailKey)
  return emails.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
