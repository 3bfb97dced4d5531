import type { ColumnType } from 'kysely'
import type { ImportState, RowOutcome } from '#ports/customer-import-store.ts'

type Once<T> = ColumnType<T, T, never>

type Position = ColumnType<number, number | undefined, number>

export interface CustomerRow {
  id: Once<string>
  name: string
  company: string
  /** `nameKey` of it. */
  name_key: string
  created_at: number
  /** `emailKey` of the address where all replies go; empty where each goes where it came from. */
  reply_email_key: ColumnType<string, string | undefined, string>
  revision: number
}

/** An address belongs to one customer. */
export interface CustomerEmailRow {
  /** Lower case, for look-ups. */
  email_key: Once<string>
  email: string
  customer_id: string
  /** When a mail server last said that nobody gets email there. */
  bounced_at: ColumnType<number | null, number | null | undefined, number | null>
  /** Those that are used first have the lowest. */
  position: Position
}

export interface CustomerPhoneRow {
  phone: Once<string>
  customer_id: string
  position: Position
}

export interface CustomerAddressRow {
  customer_id: string
  street1: Once<string>
  city: Once<string>
  state: Once<string>
  zip: Once<string>
  position: Position
  /** One of `addressPurposes`. */
  purpose: string
}

/** What colleagues wrote about a customer for one another. */
export interface CustomerNoteRow {
  id: Once<string>
  customer_id: string
  at: Once<number>
  staff: Once<string | null>
  text: string
}

/** A customer who went into another one. */
export interface CustomerMergeRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  into_id: string
  /** JSON: who that was, and what of it was theirs. */
  former: Once<string>
}

export interface CustomerImportRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  file_name: Once<string>
  /** One of `importSources`. */
  source: string
  /** JSON: its columns, and what each is read as. */
  columns: string
  /** JSON: its rows of cells, until it is brought in. */
  cells: string | null
  /** JSON: what a colleague has said of its columns. */
  chosen: string | null
  state: ImportState
  finished_at: number | null
}

/** A line of a file of customers. */
export interface CustomerImportLineRow {
  import_id: Once<string>
  line: Once<number>
  name: Once<string>
  contact: Once<string>
  /** JSON; null once it is brought in, or was refused. */
  data: string | null
  outcome: RowOutcome
  /** JSON: a list of texts. */
  remarks: string
  customer_id: string | null
  /** JSON: what it added to a known customer. */
  added: string | null
  /** The customer's then. */
  revision_after: number | null
}

/** What can be searched. */
export type SearchKind =
  | 'request'
  | 'customer'
  | 'booking'
  | 'event'
  | 'visit'
  | 'email'
  | 'received-email'
  | 'quote'
  | 'payment'

/** A word by which something is found from its beginning. */
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
  /** JSON: a WorkBeforeCall; null where that was not kept. */
  work_before: Once<string | null>
}

/** A form of the desk that was sent, so that it is kept once. */
export interface SentFormRow {
  /** The colleague, and a key made in their browser. */
  key: Once<string>
  at: Once<number>
  /** Id of what it made. */
  made: Once<string>
}
