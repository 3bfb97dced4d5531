import { emailKey, formatPhone } from '#domain/fields.ts'
import { isSameAddress, type CustomerContacts } from './customer.ts'
import type { ImportedCustomer } from './read-row.ts'
import { nameKey } from './search-terms.ts'

/** A customer as an import compares them. */
export interface KnownCustomer extends CustomerContacts {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly notes: readonly string[]
}

/** What an imported line adds to a known customer; empty where it is nothing. */
export interface Addition extends CustomerContacts {
  readonly company: string
  readonly note: string
}

/** What becomes of an imported line. */
export type Joined =
  | { readonly is: 'new' }
  | {
      readonly is: 'joined' | 'same'
      readonly id: string
      readonly addition: Addition
      /** What belongs to somebody else, and stays there. */
      readonly remarks: readonly string[]
    }

/** Finds known customers by what names them. */
export interface KnownCustomers {
  readonly byEmail: (key: string) => KnownCustomer | undefined
  readonly byPhone: (phone: string) => KnownCustomer | undefined
  /** By `nameKey` of it. */
  readonly byName: (key: string) => readonly KnownCustomer[]
}

const staysWith = 'stays with'

/** Whether a remark tells of what belongs to somebody else, as `joinImported` makes them. */
export function isAboutOthers(remark: string): boolean {
  return remark.includes(` ${staysWith} `) && !remark.startsWith('“')
}

/**
 * Joins a line to the customer whom its email addresses or else its phones name. One that has
 * neither joins who has the same name at the same address.
 */
export function joinImported(row: ImportedCustomer, known: KnownCustomers): Joined {
  const owners = [
    ...row.emails.map((email) => ({ contact: email, owner: known.byEmail(emailKey(email)) })),
    ...row.phones.map((phone) => ({
      contact: formatPhone(phone),
      owner: known.byPhone(phone),
    })),
  ]
  const found = owners.find(({ owner }) => owner !== undefined)?.owner ?? namesake(row, known)
  if (found === undefined) return { is: 'new' }
  const addition = {
    emails: row.emails.filter((email) => known.byEmail(emailKey(email)) === undefined),
    phones: row.phones.filter((phone) => known.byPhone(phone) === undefined),
    addresses: row.addresses.filter(
      (address) => !found.addresses.some((each) => isSameAddress(each, address)),
    ),
    company: found.company === '' && row.company !== found.name ? row.company : '',
    note: found.notes.includes(row.note) ? '' : row.note,
  }
  const remarks = owners.flatMap(({ contact, owner }) =>
    owner === undefined || owner.id === found.id ? [] : [`${contact} ${staysWith} ${owner.name}`],
  )
  return { is: isNothing(addition) ? 'same' : 'joined', id: found.id, addition, remarks }
}

function namesake(row: ImportedCustomer, known: KnownCustomers): KnownCustomer | undefined {
  if (row.emails.length > 0 || row.phones.length > 0) return undefined
  return known
    .byName(nameKey(row.name))
    .find((each) =>
      row.addresses.some((address) =>
        each.addresses.some((other) => isSameAddress(other, address)),
      ),
    )
}

function isNothing({ emails, phones, addresses, company, note }: Addition): boolean {
  return emails.length + phones.length + addresses.length === 0 && company === '' && note === ''
}

/** The customer with what a line added. */
export function withAddition(customer: KnownCustomer, addition: Addition): KnownCustomer {
  return {
    ...customer,
    company: customer.company || addition.company,
    emails: [...customer.emails, ...addition.emails],
    phones: [...customer.phones, ...addition.phones],
    addresses: [...customer.addresses, ...addition.addresses],
    notes: addition.note === '' ? customer.notes : [...customer.notes, addition.note],
  }
}

/** Everyone whom an import has met, where each line finds who came in with those before it. */
export function knownCustomers(all: Iterable<KnownCustomer>) {
  const byId = new Map<string, KnownCustomer>()
  const emails = new Map<string, string>()
  const phones = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  const keep = (customer: KnownCustomer) => {
    const key = nameKey(customer.name)
    if (!byId.has(customer.id)) names.set(key, [...(names.get(key) ?? []), customer.id])
    byId.set(customer.id, customer)
    for (const email of customer.emails) emails.set(emailKey(email), customer.id)
    for (const phone of customer.phones) phones.set(phone, customer.id)
  }
  for (const customer of all) keep(customer)
  const find = (id: string | undefined) => (id === undefined ? undefined : byId.get(id))
  return {
    keep,
    find,
    byEmail: (key: string) => find(emails.get(key)),
    byPhone: (phone: string) => find(phones.get(phone)),
    byName: (key: string) => (names.get(key) ?? []).flatMap((id) => find(id) ?? []),
  }
}
