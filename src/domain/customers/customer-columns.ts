import type { AddressPurpose } from './customer.ts'
import { ownColumns } from './customer-csv.ts'

/**
 * The part of an address that a column holds; `line`: one of several lines, `list`: whole
 * addresses, one per line.
 */
type AddressColumn = (typeof addressParts)[number][0] | 'line'

/** The meaning of a column in an imported file. */
export type ColumnMeaning =
  | { readonly is: SimpleColumn }
  | {
      readonly is: 'address'
      readonly part: AddressColumn
      readonly purpose: AddressPurpose
      /** Columns of the same address share it. */
      readonly group: string
    }

type SimpleColumn = (typeof simple)[number][0] | 'ignored'

/** The program that exported a file, recognized by its columns. */
export const importSources = ['evergreen', 'google', 'quickbooks', 'other'] as const
export type ImportSource = (typeof importSources)[number]

/** Name of each source after "From …". */
export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  evergreen: 'an export from this desk',
  google: 'Google Contacts',
  quickbooks: 'QuickBooks',
  other: 'another program',
}

/** The columns of a file, with the index of the row that names them. */
export interface RecognizedColumns {
  readonly headerAt: number
  readonly source: ImportSource
  readonly columns: readonly { readonly title: string; readonly meaning: ColumnMeaning }[]
}

/** Largest import of customers, in bytes. */
export const maxImportBytes = 8 * 1024 * 1024

/** Maximum number of rows above the header: reports of QuickBooks begin with a title. */
const maxLinesAbove = 10

/** Recognizes the header of a file; null if no row names both a person and a way to reach them. */
export function recognizeColumns(rows: readonly (readonly string[])[]): RecognizedColumns | null {
  for (const [headerAt, titles] of rows.slice(0, maxLinesAbove).entries()) {
    const columns = titles.map((title) => ({ title: title.trim(), meaning: meaningOf(title) }))
    const has = (...wanted: readonly ColumnMeaning['is'][]) =>
      columns.some(({ meaning }) => wanted.includes(meaning.is))
    const names = has('listed-name', 'full-name', 'first-name', 'last-name', 'company')
    if (!(names && has('emails', 'phones', 'address')) && !isListOfAddresses(titles)) continue
    return { headerAt, source: sourceOf(titles.map(keyOf)), columns }
  }
  return null
}

/** A header with only email addresses is enough; a row of data is not a header. */
const isListOfAddresses = (titles: readonly string[]): boolean =>
  titles.some((title) => meaningOf(title).is === 'emails') && titles.length === 1

function sourceOf(keys: readonly string[]): ImportSource {
  if (ownColumns.map(keyOf).every((key) => keys.includes(key))) return 'evergreen'
  if (keys.some((key) => /^(?:email|phone)1value$/.test(key))) return 'google'
  const isQuickBooks =
    keys.some((key) => /^(?:customer|customerfullname)$/.test(key)) &&
    keys.some((key) => /^(?:bill|ship|mainphone|phonenumbers)/.test(key))
  return isQuickBooks ? 'quickbooks' : 'other'
}

/** A title without letter case, blanks and punctuation. */
const keyOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const simple = [
  ['listed-name', /^(?:customer|customerfullname|customername|client|clientname)$/],
  ['full-name', /^(?:name|fullname|displayname|contact|contactname|primarycontact)$/],
  ['first-name', /^(?:first|firstname|givenname)$/],
  ['middle-name', /^(?:middle|middlename|additionalname|mi)$/],
  ['last-name', /^(?:last|lastname|familyname|surname)$/],
  ['company', /^(?:company|companyname|organi[sz]ation|organi[sz]ation(?:1)?name|business)$/],
  [
    'emails',
    /^(?:main|other|additional|primary|work|home|personal|billing|cc|contact|customer|client)?emails?(?:\d+)?(?:value|address(?:es)?)?(?:\d+)?$/,
  ],
  [
    'phones',
    /^(?:main|alt|other|primary|work|home|business|companymain|mobile|cell|contact|customer|client)?(?:tele)?phones?(?:numbers?)?(?:\d+)?(?:value|number)?$/,
  ],
  // "Phone (mobile)"
  ['phones', /^phone(?:main|work|home|business|mobile|cell)$/],
  ['phones', /^(?:mobile|cell|cellular|tel|altmobile|(?:mobile|cell|home|work)number)$/],
  ['purpose', /^addressisfor$/],
  ['note', /^(?:(?:customer|client)?notes?|memo|comments?)$/],
] as const

const addressParts = [
  ['list', /^addresses$/],
  ['whole', /^(?:address|formatted)$/],
  [
    'street2',
    /^(?:extendedaddress|street2|streetline2|streetaddress2|addressline2|address2|line2|pobox)$/,
  ],
  [
    'street1',
    /^(?:street|street1|streetline1|streetaddress|streetaddress1|addressline1|address1|line1)$/,
  ],
  ['city', /^(?:city|town)$/],
  ['state', /^(?:state|region|stateprovince)$/],
  ['zip', /^(?:zip|zipcode|postalcode|postcode)$/],
] as const

/** The meaning of a column by its title. */
export function meaningOf(title: string): ColumnMeaning {
  const key = keyOf(title)
  if (key === '' || key.includes('fax')) return { is: 'ignored' }
  const known = simple.find(([, pattern]) => pattern.test(key))
  if (known !== undefined) return { is: known[0] }
  return addressMeaning(key) ?? { is: 'ignored' }
}

/** "Bill to 2" of QuickBooks, "Address 1 - City" of Google, "Shipping Street", and plain "City". */
function addressMeaning(key: string): ColumnMeaning | null {
  const line = /^(bill|ship)to\d$/.exec(key)
  if (line !== null) {
    const [, side = ''] = line
    return { is: 'address', part: 'line', purpose: purposeOf(side), group: side }
  }
  const numbered = /^address(\d?)(?=[a-z])(.+)$/.exec(key)
  if (numbered !== null) {
    const [, number = '', rest = ''] = numbered
    const numberedPart = addressPart(rest, 'both', `address ${number}`.trim())
    if (numberedPart !== null) return numberedPart
  }
  const sided =
    /^(billing|bill|shipping|ship|service|property|mailing|home|work|business|other)(.+)$/.exec(key)
  if (sided !== null) {
    const [, side = '', rest = ''] = sided
    return addressPart(rest, purposeOf(side), side.slice(0, 4))
  }
  return addressPart(key, 'both', 'address')
}

function addressPart(key: string, purpose: AddressPurpose, group: string): ColumnMeaning | null {
  const part = addressParts.find(([, pattern]) => pattern.test(key))?.[0]
  return part === undefined ? null : { is: 'address', part, purpose, group }
}

function purposeOf(side: string): AddressPurpose {
  if (/^(?:bill|mail)/.test(side)) return 'mailing'
  return /^(?:ship|service|property)/.test(side) ? 'service' : 'both'
}
