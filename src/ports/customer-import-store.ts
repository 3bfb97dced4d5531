import type { ImportCounts } from '#domain/customers/customer.ts'
import type { ChosenColumns } from '#domain/customers/chosen-columns.ts'
import type { ImportSource } from '#domain/customers/customer-columns.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor, Attribution } from './actor.ts'

/** The outcome of a row: a new customer, more about a known one, nothing new, or refused. */
export const rowOutcomes = ['new', 'joined', 'same', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** `draft`: read, but nothing written; `running`: rows are being imported. */
export type ImportState = 'draft' | 'running' | 'done' | 'undone'

export interface CustomerImport extends Attribution {
  readonly id: string
  readonly fileName: string
  readonly source: ImportSource
  /** Titles of the columns, each with the field that it is read as; null if it is not read. */
  readonly columns: readonly { readonly title: string; readonly readAs: string | null }[]
  readonly state: ImportState
  /** Expected counts until the import is done. */
  readonly counts: ImportCounts
  /** Rows that are still to be imported. */
  readonly waiting: number
  /** Rows with another name than the known customer who has their email address or phone. */
  readonly otherNames: number
  /** Rows that make a new customer with the name of another one. */
  readonly sameNames: number
}

/** A row of the file, with its outcome. */
export interface ImportRow {
  /** Line number in a spreadsheet, from 1. */
  readonly line: number
  readonly name: string
  /** Its first email address or phone. */
  readonly contact: string
  /** Its other details, before it has become a new customer. */
  readonly details: readonly string[]
  readonly outcome: RowOutcome
  /** Why the row was refused, or which of its values were left out. */
  readonly remarks: readonly string[]
  /** The customer that the row made or joined; null before that, and once the customer is gone. */
  readonly customerId: string | null
}

/** A row as it was read. */
export interface NewImportRow {
  readonly line: number
  readonly name: string
  readonly remarks: readonly string[]
  /** Null for a refused row. */
  readonly customer: ImportedCustomer | null
}

/** The effects of undoing an import. */
export interface ImportTraces {
  /** Customers that it made and that have not changed since. */
  readonly removable: number
  /** Customers that it added something to and that have not changed since. */
  readonly restorable: number
  /** Customers that stay, because they were changed or have asked for something since. */
  readonly touched: number
}

/** Another colleague was first, or removed the import. */
export interface ImportMoved {
  readonly code: 'unknown-import' | 'import-moved'
}

/** The uploaded file, with the colleague's choice of columns. */
export interface ImportFile {
  readonly cells: readonly (readonly string[])[]
  readonly chosen: ChosenColumns | null
}

/** The result of reading a file: its preview and its rows. */
export interface ReadFile extends Pick<CustomerImport, 'source' | 'columns'>, ImportFile {
  readonly lines: readonly NewImportRow[]
}

/** Stores imports of customers from a file; a draft changes no customer. */
export interface CustomerImportStore {
  /** Stores a file that was read, with the expected outcome of each row; writes no customer. */
  prepare(fileName: string, read: ReadFile, actor: Actor): Promise<string>
  /** The file of a draft; null for any other import. */
  file(id: string): Promise<ImportFile | null>
  /** Reads a draft again with other columns; its new rows replace the former ones. */
  readAgain(id: string, read: ReadFile): Promise<Result<null, ImportMoved>>
  find(id: string): Promise<CustomerImport | null>
  /** Confirmed imports, newest first. */
  list(): Promise<readonly CustomerImport[]>
  /** A page of its rows in the order of the file; pages count from 1, a null outcome is any. */
  rows(
    id: string,
    query: { readonly outcome: RowOutcome | null; readonly page: number },
  ): Promise<{
    readonly rows: readonly ImportRow[]
    readonly total: number
    readonly pageLength: number
  }>
  /** Confirms a draft. */
  start(id: string): Promise<Result<null, ImportMoved>>
  /** Deletes a draft. */
  discard(id: string): Promise<void>
  /** Imports the next rows of any running import; returns false once none is running. */
  importNext(limit: number, now: Instant): Promise<boolean>
  /** The effects that undoing the import would have. */
  traces(id: string): Promise<ImportTraces>
  /** Undoes what can be undone, and returns the counts of `traces` as they were then. */
  undo(id: string, actor: Actor): Promise<Result<ImportTraces, ImportMoved>>
  /** Deletes unconfirmed drafts older than the first moment, all imports older than the second. */
  purge(draftsBefore: Instant, allBefore: Instant): Promise<void>
}
