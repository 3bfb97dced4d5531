import { parseAddressText } from '#domain/addresses/address-text.ts'
import { stateCode } from '#domain/addresses/states.ts'
import { withoutApostrophe } from '#domain/csv.ts'
import { formatPhone, isEmail, phoneExtension, usPhone } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { normalizeText } from '#domain/text.ts'
import {
  addressPurposes,
  type CustomerAddress,
  type CustomerContacts,
  distinctEmails,
  isSameAddress,
  purposeNames,
} from './customer.ts'
import type { ColumnMeaning, RecognizedColumns } from './customer-columns.ts'

/** Maximum length of a customer's texts in characters, and number of contacts and addresses. */
export const customerLimits = {
  name: 160,
  street: 100,
  city: 60,
  state: 40,
  note: 10_000,
  contacts: 20,
} as const

/** A customer as a row of a file describes them. */
export interface ImportedCustomer extends CustomerContacts {
  readonly name: string
  readonly company: string
  readonly note: string
}

/**
 * A row of a file: a customer, or why it is refused; remarks name the values that were left out.
 */
export interface ReadRow {
  readonly customer: Result<ImportedCustomer, string>
  readonly name: string
  readonly remarks: readonly string[]
}

type Columns = RecognizedColumns['columns']

/**
 * Invalid contacts are left out with a remark, and fax numbers without one; longer texts and lists
 * are cut to `customerLimits`.
 */
export function readRow(columns: Columns, row: readonly string[]): ReadRow {
  const cells = columns.map(({ meaning }, index) => ({
    meaning,
    text: normalizeText(withoutApostrophe(row[index] ?? '')),
  }))
  const textsOf = (is: ColumnMeaning['is']) =>
    cells.filter(({ meaning, text }) => meaning.is === is && text !== '').map(({ text }) => text)
  const emails = textsOf('emails').flatMap(emailsIn)
  const phones = textsOf('phones').flatMap(phonesIn)
  const good = distinctEmails(emails.filter(isEmail))
  const numbers = phones.map(usPhone)
  const remarks = [
    ...emails
      .filter((email) => !isEmail(email))
      .map((email) => `“${email}” is not an email address`),
    ...phones
      .filter((_, index) => numbers[index] === null)
      .map((phone) => `“${phone}” is not a US phone number`),
    ...cells
      .filter(
        ({ meaning, text }) =>
          meaning.is === 'address' && meaning.part === 'zip' && text !== '' && zipIn(text) === '',
      )
      .map(({ text }) => `“${text}” is not a US ZIP code`),
  ]
  const contact = good[0] ?? formatPhone(numbers.find((phone) => phone !== null) ?? '')
  const { name, company } = namesOf(textsOf, contact)
  const read = {
    name: cut(name, customerLimits.name),
    company: cut(company, customerLimits.name),
    emails: good.slice(0, customerLimits.contacts),
    phones: [...new Set(numbers.filter((phone) => phone !== null))].slice(
      0,
      customerLimits.contacts,
    ),
    addresses: addressesOf(cells, purposeIn(textsOf('purpose')[0])),
    note: cut([...extensionsOf(phones), ...textsOf('note')].join('\n'), customerLimits.note),
  }
  return { customer: checked(read, remarks), name: read.name, remarks }
}

/** Whether a row has no customer: blank, or the date at the end of QuickBooks reports. */
export function isEmptyRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '')
  return (
    filled.length === 0 || (filled.length === 1 && /\bGMT[+-]\d|^total\b/i.test(filled[0] ?? ''))
  )
}

function checked(
  read: ImportedCustomer,
  remarks: readonly string[],
): Result<ImportedCustomer, string> {
  if (read.emails.length > 0 || read.phones.length > 0) return ok(read)
  if (read.name === '') return err(remarks.length > 0 ? 'No name' : 'No name, email or phone')
  if (read.addresses.some(({ street1 }) => street1 !== '')) return ok(read)
  return err(remarks.length > 0 ? 'No other email, phone or street' : 'No email, phone or street')
}

/** `contact`: a column with the name of a person or company. */
function namesOf(textsOf: (is: ColumnMeaning['is']) => readonly string[], contact: string) {
  const parts = (['first-name', 'middle-name', 'last-name'] as const).flatMap(textsOf).join(' ')
  const listed = turned((textsOf('listed-name')[0] ?? '').split(':')[0]?.trim() ?? '')
  const person = oneLine(parts || turned(textsOf('full-name')[0] ?? ''))
  const owned = oneLine(textsOf('company')[0] ?? '')
  const company = owned || (person !== '' && listed !== person ? listed : '')
  const name = person || listed || company || contact
  return { name, company: company === name ? '' : company }
}

/** Turns "Doe, Jane" around; companies stay as they are. */
function turned(name: string): string {
  const parts = /^([\p{L}'’-]+), ([\p{L}'’. -]+)$/u.exec(oneLine(name))
  if (parts === null || /^(?:inc|llc|ltd|co|corp|pllc|pc)\b/i.test(parts[2] ?? '')) {
    return oneLine(name)
  }
  return `${parts[2] ?? ''} ${parts[1] ?? ''}`
}

/** The email addresses in a cell, also in the form "Jane Doe <jane@mail.example>". */
function emailsIn(cell: string): readonly string[] {
  const parts = cell.split(/[,;\s<>]+|:::/).filter((part) => part !== '')
  const addresses = parts.filter((part) => part.includes('@'))
  return addresses.length > 0 ? addresses : parts
}

/** The phone numbers in a cell, also labeled: "Phone:(770) 555-0123 Mobile:(770) 555-0188". */
const phonesIn = (cell: string): readonly string[] =>
  cell
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(/[,;\n]|:::| (?=[A-Za-z]+ ?:)/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^fax\b/i.test(part))
    .map((part) => part.replace(/^[A-Za-z ]+:\s*/, ''))

/** Phones have no extension, so a note says it: `(770) 555-0123 has extension 4` */
const extensionsOf = (phones: readonly string[]) =>
  phones.flatMap((phone) => {
    const number = usPhone(phone)
    const extension = phoneExtension(phone)
    if (number === null || extension === '') return []
    return [`${formatPhone(number)} has extension ${extension}`]
  })

type Cells = readonly { readonly meaning: ColumnMeaning; readonly text: string }[]

function addressesOf(cells: Cells, purpose: CustomerAddress['purpose'] | null) {
  const groups = new Map<string, CustomerAddress[]>()
  for (const { meaning } of cells) {
    if (meaning.is !== 'address' || groups.has(meaning.group)) continue
    groups.set(meaning.group, addressesIn(cells, meaning))
  }
  const all: CustomerAddress[] = []
  for (const [group, addresses] of groups) {
    for (const each of addresses) {
      const address = group === 'address' && purpose !== null ? { ...each, purpose } : each
      const known = all.findIndex((other) => isSameAddress(other, address))
      if (known === -1) all.push(address)
      // A billing address that is also the work address.
      else if (all[known]?.purpose !== address.purpose) all[known] = { ...address, purpose: 'both' }
    }
  }
  return all.slice(0, customerLimits.contacts)
}

function addressesIn(
  cells: Cells,
  { group, purpose }: { readonly group: string; readonly purpose: CustomerAddress['purpose'] },
): CustomerAddress[] {
  const part = (wanted: string) =>
    cells
      .filter(
        ({ meaning, text }) =>
          meaning.is === 'address' &&
          meaning.group === group &&
          meaning.part === wanted &&
          text !== '',
      )
      .map(({ text }) => text)
  const lines = part('list').flatMap((text) => text.split('\n'))
  const list = lines.slice(0, customerLimits.contacts).map(listedAddress)
  const street1 = [...part('street1'), ...part('street2')].map(oneLine).join(', ')
  const [whole = part('line').join('\n')] = part('whole')
  const city = oneLine(part('city')[0] ?? '')
  const parts =
    street1 === '' && city === ''
      ? parseAddressText(whole)
      : {
          street1,
          city,
          state: part('state')[0] ?? '',
          zip: zipIn(part('zip')[0] ?? ''),
        }
  return [{ ...parts, purpose }, ...list].flatMap((each) => {
    if (each.street1 === '' && each.city === '') return []
    return [
      {
        ...each,
        street1: cut(each.street1, customerLimits.street),
        city: cut(each.city, customerLimits.city),
        state: stateCode(each.state) ?? cut(each.state, customerLimits.state),
      },
    ]
  })
}

/** "9 Elm Ct, Dahlonega, GA 30533 (Mail goes here)", as our own export writes further addresses. */
function listedAddress(line: string): CustomerAddress {
  const named = /^(.*?)(?: \(([^()]*)\))?$/.exec(line)
  return { ...parseAddressText(named?.[1] ?? line), purpose: purposeIn(named?.[2]) ?? 'both' }
}

const purposeIn = (name: string | undefined): CustomerAddress['purpose'] | null =>
  addressPurposes.find((purpose) => purposeNames[purpose] === name) ?? null

/** The five digits that a cell begins with; empty if it does not. */
const zipIn = (cell: string): string => /^\d{5}/.exec(cell)?.[0] ?? ''

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim()
