import { emailKey, formatPhone } from '#domain/fields.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { isSameAddress, type CustomerContacts } from './customer.ts'
import type { ImportedCustomer } from './read-row.ts'
import { nameKey } from './search-terms.ts'

/** A known customer in the form that an import compares. */
export interface KnownCustomer extends CustomerContacts {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly notes: readonly string[]
}

/** The details that an imported row adds to a known customer; empty if none. */
export interface Addition extends CustomerContacts {
  readonly company: string
  readonly note: string
}

/** The outcome of an imported row. */
export type Joined =
  | {
      readonly is: 'new'
      /** Whether another customer has the same name. */
      readonly remarks: readonly string[]
    }
  | {
      readonly is: 'joined' | 'same'
      readonly id: string
      readonly addition: Addition
      /** A known customer of another name, details that stay with another one, and new ones. */
      readonly remarks: readonly string[]
    }

/** Indexes of known customers. */
export interface KnownCustomers {
  readonly byEmail: (key: string) => KnownCustomer | undefined
  readonly byPhone: (phone: string) => KnownCustomer | undefined
  /** By the `nameKey` of a name. */
  readonly byName: (key: string) => readonly KnownCustomer[]
  /** Whether any customer has a name with that `nameKey`, also one who is not among these. */
  readonly hasName: (key: string) => boolean
}

const staysWith = 'stays with'
/** Begins the remark about a line with another name than the known customer. */
export const knownAs = 'Known as'
/** The remark about a line that makes a new customer with the name of another one. */
export const sameName = 'Same name as another customer'
const newDetails = 'New details:'

/** Whether a remark is one of `joinImported`, and not about the line itself. */
export function isOfJoining(remark: string): boolean {
  if (remark.startsWith('“')) return false
  return (
    remark.includes(` ${staysWith} `) ||
    remark.startsWith(`${knownAs} `) ||
    remark.startsWith(`${newDetails} `) ||
    remark === sameName
  )
}

/** Longest note that a line shows, in characters. */
const shownNote = 80

/** Contacts, company and note as texts, for a line of the file. */
export function detailsOf({
  emails,
  phones,
  addresses,
  company,
  note,
}: Pick<ImportedCustomer, keyof Addition>): readonly string[] {
  const characters = Array.from(note.replaceAll(/\s+/g, ' '))
  const text = characters.slice(0, shownNote).join('')
  return [
    company,
    ...emails,
    ...phones.map(formatPhone),
    ...addresses.map(addressLine),
    text === '' ? '' : `note “${text}${characters.length > shownNote ? '…' : ''}”`,
  ].filter((each) => each !== '')
}

/** Words beside names that tell nobody apart. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'jr', 'sr', 'and', 'the', 'family'])

/**
 * Whether a row and the customer whose contact it has are named differently: each has a word that
 * the other lacks, as members of a household do. An initial stands for a word.
 */
function hasOtherName(row: ImportedCustomer, { name, company }: KnownCustomer): boolean {
  const ofRow = nameKey(row.name).split(' ')
  const theirs = nameKey(name).split(' ')
  return lacks([...theirs, ...nameKey(company).split(' ')], ofRow) && lacks(ofRow, theirs)
}

/** Whether one of these words is not among the names. */
const lacks = (names: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => !titles.has(word) && !names.some((name) => isLike(name, word)))

const isLike = (one: string, other: string): boolean =>
  one === other || isInitialOf(one, other) || isInitialOf(other, one)

const isInitialOf = (initial: string, word: string): boolean =>
  initial.length === 1 && word.startsWith(initial)

/**
 * Joins a row to the customer with one of its email addresses, or else one of its phones. A row
 * without either joins a customer with the same name and address.
 */
export function joinImported(row: ImportedCustomer, known: KnownCustomers): Joined {
  const owners = [
    ...row.emails.map((email) => ({ contact: email, owner: known.byEmail(emailKey(email)) })),
    ...row.phones.map((phone) => ({
      contact: formatPhone(phone),
      owner: known.byPhone(phone),
    })),
  ]
  const shared = owners.find(({ owner }) => owner !== undefined)
  const found = shared?.owner ?? namesake(row, known)
  if (found === undefined) {
    const key = nameKey(row.name)
    return { is: 'new', remarks: key !== '' && known.hasName(key) ? [sameName] : [] }
  }
  // A line without a name goes by its contact.
  const isNamed = !owners.some(({ contact }) => contact === row.name)
  const isOther = isNamed && hasOtherName(row, found)
  // The name is kept as a note, since it may be that of a member of the household.
  const noted = new Set(found.notes.flatMap((each) => each.split('\n')))
  const note = [isOther ? `Name in the file: ${row.name}` : '', ...row.note.split('\n')]
    .filter((line) => !noted.has(line))
    .join('\n')
    .trim()
  const addition = {
    emails: row.emails.filter((email) => known.byEmail(emailKey(email)) === undefined),
    phones: row.phones.filter((phone) => known.byPhone(phone) === undefined),
    addresses: row.addresses.filter(
      (address) => !found.addresses.some((each) => isSameAddress(each, address)),
    ),
    company: found.company === '' && row.company !== found.name ? row.company : '',
    note,
  }
  const isSame = isNothing(addition)
  const remarks = [
    // Only a shared contact joins a line of another name.
    ...(isOther ? [`${knownAs} ${found.name}, who has ${shared?.contact ?? ''}`] : []),
    ...owners.flatMap(({ contact, owner }) =>
      owner === undefined || owner.id === found.id ? [] : [`${contact} ${staysWith} ${owner.name}`],
    ),
    ...(isSame ? [] : [`${newDetails} ${detailsOf(addition).join('; ')}`]),
  ]
  return { is: isSame ? 'same' : 'joined', id: found.id, addition, remarks }
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

const isNothing = ({ emails, phones, addresses, company, note }: Addition): boolean =>
  emails.length + phones.length + addresses.length === 0 && company === '' && note === ''

/**
 * All customers of an import, including those of its earlier rows. `takenNames` are names of
 * customers, as `nameKey`.
 */
export function knownCustomers(
  all: Iterable<KnownCustomer>,
  takenNames: ReadonlySet<string> = new Set(),
) {
  const byId = new Map<string, KnownCustomer>()
  const emails = new Map<string, string>()
  const phones = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  const add = (customer: KnownCustomer) => {
    const key = nameKey(customer.name)
    if (!byId.has(customer.id)) names.set(key, [...(names.get(key) ?? []), customer.id])
    byId.set(customer.id, customer)
    for (const email of customer.emails) emails.set(emailKey(email), customer.id)
    for (const phone of customer.phones) phones.set(phone, customer.id)
  }
  for (const customer of all) add(customer)
  const find = (id: string | undefined) => (id === undefined ? undefined : byId.get(id))
  return {
    add,
    find,
    byEmail: (key: string) => find(emails.get(key)),
    byPhone: (phone: string) => find(phones.get(phone)),
    byName: (key: string) => (names.get(key) ?? []).flatMap((id) => find(id) ?? []),
    hasName: (key: string) => takenNames.has(key) || names.has(key),
  }
}

/**
 * Joins a row as `joinImported` does, and makes what it adds known to the rows after it. A new
 * customer gets that id.
 */
export function joinNext(
  row: ImportedCustomer,
  known: ReturnType<typeof knownCustomers>,
  newId: string,
): Joined {
  const joined = joinImported(row, known)
  if (joined.is === 'new') {
    known.add({ ...row, id: newId, notes: row.note === '' ? [] : [row.note] })
    return joined
  }
  const theirs = known.find(joined.id)
  if (theirs !== undefined) known.add(withAddition(theirs, joined.addition))
  return joined
}

function withAddition(customer: KnownCustomer, addition: Addition): KnownCustomer {
  return {
    ...customer,
    company: customer.company || addition.company,
    emails: [...customer.emails, ...addition.emails],
    phones: [...customer.phones, ...addition.phones],
    addresses: [...customer.addresses, ...addition.addresses],
    notes: addition.note === '' ? customer.notes : [...customer.notes, addition.note],
  }
}
