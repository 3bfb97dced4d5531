import type { ColumnType } from 'kysely'

type Once<T> = ColumnType<T, T, never>

export interface CustomerRow {
  id: Once<string>
  name: string
  company: string
  /** `nameKey` of it. */
  name_key: string
  created_at: number
  revision: number
}

/** An address belongs to one customer. */
export interface CustomerEmailRow {
  /** Lower case, for look-ups. */
  email_key: Once<string>
  email: string
  customer_id: string
  /** When a mail server last said that nobody gets email there. */
  bounced_at: number | null
}

export interface CustomerPhoneRow {
  phone: Once<string>
  customer_id: string
}

export interface CustomerAddressRow {
  customer_id: string
  street1: Once<string>
  city: Once<string>
  state: Once<string>
  zip: Once<string>
}

/** What can be searched. */
export type SearchKind = 'request' | 'customer'

/** A word of a request or customer, found by its beginning. */
export interface SearchTermRow {
  kind: Once<SearchKind>
  term: Once<string>
  subject_id: Once<string>
}

/** What colleagues wrote about a request for one another. */
export interface NoteRow {
  id: Once<string>
  lead_id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  text: string
}

export interface CallRow {
  id: Once<string>
  lead_id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  outcome: string
  text: string
}
