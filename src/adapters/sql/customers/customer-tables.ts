import type { Generated } from 'kysely'
import type { ImportState, RowOutcome } from '#ports/customer-import-store.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface CustomerTables {
  customers: CustomerRow
  customer_emails: CustomerEmailRow
  customer_phones: CustomerPhoneRow
  customer_addresses: CustomerAddressRow
  customer_notes: CustomerNoteRow
  customer_merges: CustomerMergeRow
  customer_imports: CustomerImportRow
  customer_import_rows: CustomerImportLineRow
  notes: NoteRow
  sent_forms: SentFormRow
  calls: CallRow
  search_terms: SearchTermRow
}

export interface CustomerRow {
  id: Once<string>
  name: string
  company: string
  /** The `nameKey` of the name. */
  name_key: string
  created_at: number
  /** `emailKey` of the address for all replies; empty if each goes to the address it came from. */
  reply_email_key: Generated<string>
  revision: number
  /** How many of the revisions are no colleague's edit: contacts were joined, or erased. */
  unedited_revisions: Generated<number>
}

/** An address belongs to one customer. */
export interface CustomerEmailRow {
  /** Lower case, for lookups. */
  email_key: Once<string>
  email: string
  customer_id: string
  /** Time of the last bounce. */
  bounced_at: Generated<number | null>
  /** Lowest first. */
  position: Generated<number>
}

export interface CustomerPhoneRow {
  phone: Once<string>
  customer_id: string
  position: Generated<number>
}

export interface CustomerAddressRow {
  customer_id: string
  street1: Once<string>
  city: Once<string>
  state: Once<string>
  zip: Once<string>
  position: Generated<number>
  /** One of `addressPurposes`. */
  purpose: string
}

export interface CustomerNoteRow {
  id: Once<string>
  customer_id: string
  at: Once<number>
  staff: Once<string | null>
  text: string
}

export interface CustomerMergeRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  /** Null for a merge by a process of the version before. */
  from_id: Once<string | null>
  into_id: string
  /** JSON: the former customer and which data was theirs. */
  former: string
}

export interface CustomerImportRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  file_name: Once<string>
  /** One of `importSources`. */
  source: string
  /** JSON: columns and the field each is read as. */
  columns: string
  /** JSON: rows of cells, until the import starts. */
  cells: string | null
  /** JSON: a colleague's choices for the columns. */
  chosen: string | null
  state: ImportState
  finished_at: number | null
}

export interface CustomerImportLineRow {
  import_id: Once<string>
  line: Once<number>
  name: Once<string>
  contact: Once<string>
  /** JSON; null once it was imported or refused. */
  data: string | null
  outcome: RowOutcome
  /** JSON: a list of texts. */
  remarks: string
  customer_id: string | null
  /** JSON: data that it added to a known customer. */
  added: string | null
  /** The customer's `editedRevision` after it, or after it was undone. */
  revision_after: number | null
}

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

/** A word whose beginning finds its subject. */
export interface SearchTermRow {
  kind: Once<SearchKind>
  term: Once<string>
  subject_id: Once<string>
}

/** A colleague's note about a request. */
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
  /** JSON: a WorkBeforeAnswer; null if it was not stored. */
  work_before: Once<string | null>
}

/** A form sent from the desk, so that it takes effect once. */
export interface SentFormRow {
  /** The colleague, and a key made in their browser. */
  key: Once<string>
  at: Once<number>
  /** Id of the row it made. */
  made: Once<string>
}
