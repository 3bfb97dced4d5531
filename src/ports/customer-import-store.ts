import type { ImportCounts } from '#domain/customers/customer.ts'
import type { ChosenColumns } from '#domain/customers/chosen-columns.ts'
import type { ImportSource } from '#domain/customers/customer-columns.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor } from './request-store.ts'

/** What becomes of a line: a new customer, more about a known one, nothing new, or nobody. */
export const rowOutcomes = ['new', 'joined', 'same', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** `draft`: looked at, and nothing written; `running`: on its way in. */
export type ImportState = 'draft' | 'running' | 'done' | 'undone'

/** A file of customers. */
export interface CustomerImport {
  readonly id: string
  readonly at: Instant
  /** Name of the colleague. */
  readonly by: string | null
  readonly fileName: string
  readonly source: ImportSource
  /** Titles of its columns, and what each is read as; null for one that is not. */
  readonly columns: readonly { readonly title: string; readonly readAs: string | null }[]
  readonly state: ImportState
  readonly finishedAt: Instant | null
  /** As foreseen, until it is brought in. */
  readonly counts: ImportCounts
  /** Lines that are still to be brought in. */
  readonly waiting: number
}

/** A line of a file, with what becomes of it. */
export interface ImportRow {
  /** As in a spreadsheet, from 1. */
  readonly line: number
  readonly name: string
  /** Its first email address or phone. */
  readonly contact: string
  readonly outcome: RowOutcome
  /** Why it was refused, or what of it was left out. */
  readonly remarks: readonly string[]
  /** The customer whom it made or joined; null before, and once they are gone. */
  readonly customerId: string | null
}

/** A line as it was read. */
export interface NewImportRow {
  readonly line: number
  readonly name: string
  readonly remarks: readonly string[]
  /** Null for one that is refused. */
  readonly customer: ImportedCustomer | null
}

/** What an undone import would take away. */
export interface ImportTraces {
  /** Customers whom it made and whom nothing has happened to since. */
  readonly removable: number
  /** Customers to whom it added something, untouched since. */
  readonly restorable: number
  /** Customers who stay as they are, since they were changed or asked for something. */
  readonly touched: number
}

/** Someone else took the step first, or removed the import. */
export interface ImportMoved {
  readonly code: 'unknown-import' | 'import-moved'
}

/** A file as it was sent, and what a colleague has said of its columns. */
export interface ImportFile {
  readonly cells: readonly (readonly string[])[]
  readonly chosen: ChosenColumns | null
}

/** How a file was read: what is shown of it, and its lines. */
export interface ReadFile extends Pick<CustomerImport, 'source' | 'columns'>, ImportFile {
  readonly lines: readonly NewImportRow[]
}

/** Brings files of customers in. */
export interface CustomerImportStore {
  /** Keeps a file that was read, with what would become of each line; writes no customer. */
  prepare(fileName: string, read: ReadFile, actor: Actor): Promise<string>
  /** The file of a draft; null of any other. */
  file(id: string): Promise<ImportFile | null>
  /** Reads a draft otherwise: its lines stand in the place of those before. */
  readAgain(id: string, read: ReadFile): Promise<Result<null, ImportMoved>>
  find(id: string): Promise<CustomerImport | null>
  /** Imports that were confirmed, the newest first. */
  list(): Promise<readonly CustomerImport[]>
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
  /** Forgets a draft. */
  discard(id: string): Promise<void>
  /** Brings in the next lines of whichever import is under way; false once none is. */
  bringIn(limit: number, now: Instant): Promise<boolean>
  /** What undoing would do. */
  traces(id: string): Promise<ImportTraces>
  undo(id: string, actor: Actor): Promise<Result<ImportTraces, ImportMoved>>
  /** Forgets drafts that nobody confirmed until the one moment, and all imports before the other. */
  purge(draftsBefore: Instant, allBefore: Instant): Promise<void>
}
