import { addressLine } from '#domain/addresses/address-parts.ts'
import { cellsOf, type Columns } from '#domain/csv.ts'
import { formatPhone } from '#domain/fields.ts'
import { dateOf } from '#domain/time.ts'
import { purposeNames, type Customer } from './customer.ts'

type Exported = Omit<Customer, 'id' | 'revision' | 'replyEmail'> & { readonly requests: number }

const columns: Columns<Exported & { readonly timeZone: string }> = {
  Name: ({ name }) => name,
  Company: ({ company }) => company,
  Email: ({ emails }) => emails[0] ?? '',
  'Other emails': ({ emails }) => emails.slice(1).join('; '),
  Phone: ({ phones }) => formatPhone(phones[0] ?? ''),
  'Other phones': ({ phones }) => phones.slice(1).map(formatPhone).join('; '),
  Street: ({ addresses }) => addresses[0]?.street1 ?? '',
  Town: ({ addresses }) => addresses[0]?.city ?? '',
  State: ({ addresses }) => addresses[0]?.state ?? '',
  'ZIP Code': ({ addresses }) => addresses[0]?.zip ?? '',
  'Address is for': ({ addresses: [first] }) =>
    first === undefined ? '' : purposeNames[first.purpose],
  'Other addresses': ({ addresses }) =>
    addresses
      .slice(1)
      .map((address) => `${addressLine(address)} (${purposeNames[address.purpose]})`)
      .join('\n'),
  'Customer since': ({ createdAt, timeZone }) => dateOf(createdAt, timeZone),
  Requests: ({ requests }) => String(requests),
}

/** The columns of our own export; no other program writes all of them. */
export const ownColumns: readonly string[] = Object.keys(columns)

/** A customer as a CSV row for `ownColumns`; importing it makes the same customer. */
export const customerCsvRow = (customer: Exported, timeZone: string): readonly string[] =>
  cellsOf(columns, { ...customer, timeZone })
