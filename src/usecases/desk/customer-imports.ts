import {
  choiceFor,
  chosenColumns,
  examplesOf,
  looksLikeHeader,
  openColumns,
  type ChosenColumns,
  type ColumnCorrection,
  type OpenColumn,
} from '#domain/customers/chosen-columns.ts'
import {
  recognizeColumns,
  type ColumnMeaning,
  type RecognizedColumns,
} from '#domain/customers/customer-columns.ts'
import { isEmptyRow, readRow } from '#domain/customers/read-row.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import type { ImportMoved, ReadFile } from '#ports/customer-import-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'

/** Why a file cannot be read, for the person who uploaded it. */
export interface FileRefused {
  readonly code: 'file-refused'
  readonly message: string
}

/** Columns that were not recognized; the person who uploaded the file can choose their meanings. */
export interface ColumnsUnknown {
  readonly code: 'columns-unknown'
  readonly message: string
  readonly columns: readonly OpenColumn[]
  /** Whether the first line probably names the columns. */
  readonly hasHeader: boolean
}

const notCsvMessages = {
  spreadsheet:
    'This is a spreadsheet file. In Excel choose Save As, "CSV UTF-8 (Comma delimited)", and send that.',
  binary: 'This is not a text file. Export it as CSV and send that.',
  'quote-not-closed':
    'A quotation mark in this file is never closed, so its rows cannot be told apart.',
  'too-many-rows': 'This file has more than 20,000 rows. Split it and import the parts one by one.',
} as const

/** Reads a file of customers and previews the outcome of each line, without writing a customer. */
export function prepareImport({ customerImports, readCsv, clock }: Dependencies) {
  const actor = actorOf(clock)
  return async (
    file: { readonly name: string; readonly bytes: Uint8Array },
    by: StaffMember,
    chosen: ChosenColumns | null = null,
  ): Promise<Result<string, FileRefused | ColumnsUnknown>> => {
    const read = readCsv(file.bytes)
    if (!read.ok) return refused(notCsvMessages[read.error.code])
    if (read.value.every(isEmptyRow)) return refused('This file is empty.')
    const lines = linesOf(read.value, chosen)
    if (!lines.ok) return lines
    return ok(await customerImports.prepare(file.name.slice(0, 200), lines.value, actor(by)))
  }
}

/** Meanings of the columns of a draft, to correct them; null if there is no draft. */
export function draftColumns({ customerImports }: Dependencies) {
  return async (id: string) => {
    const file = await customerImports.file(id)
    if (file === null) return null
    const read = columnsOf(file.cells, file.chosen)
    if (!read.ok) return null
    const { headerAt, columns } = read.value
    return columns.map(({ title, meaning }, column) => ({
      first: title,
      examples: examplesOf(file.cells.slice(headerAt + 1), column),
      guess: choiceFor(meaning),
      readAs: meaningName(meaning),
    }))
  }
}

/** Reads a draft again with a colleague's choice of columns. */
export function correctColumns({ customerImports }: Dependencies) {
  return async (
    id: string,
    choices: readonly ColumnCorrection[],
  ): Promise<Result<null, FileRefused | ColumnsUnknown | ImportMoved>> => {
    const file = await customerImports.file(id)
    if (file === null) return err({ code: 'import-moved' })
    const hasHeader = file.chosen?.hasHeader ?? true
    const lines = linesOf(file.cells, { choices, hasHeader })
    return lines.ok ? customerImports.readAgain(id, lines.value) : lines
  }
}

/** The lines of a file by its chosen columns, or else by its titles. */
function linesOf(
  cells: readonly (readonly string[])[],
  chosen: ChosenColumns | null,
): Result<ReadFile, FileRefused | ColumnsUnknown> {
  const recognized = columnsOf(cells, chosen)
  if (!recognized.ok) return recognized
  const { headerAt, source, columns } = recognized.value
  const lines = cells.flatMap((row, index) => {
    if (index <= headerAt || isEmptyRow(row)) return []
    const { customer, name, remarks } = readRow(columns, row)
    return [
      {
        line: index + 1,
        name,
        remarks: customer.ok ? remarks : [customer.error, ...remarks],
        customer: customer.ok ? customer.value : null,
      },
    ]
  })
  if (lines.length === 0) return refused('This file has no rows below its header.')
  const shown = columns.map(({ title, meaning }) => ({ title, readAs: meaningName(meaning) }))
  return ok({ source, columns: shown, lines, cells, chosen })
}

const refused = (message: string) => err({ code: 'file-refused', message })

/** The columns as chosen, or as read from the titles. */
function columnsOf(
  rows: readonly (readonly string[])[],
  chosen: ChosenColumns | null,
): Result<RecognizedColumns, ColumnsUnknown> {
  const first = rows.findIndex((row) => !isEmptyRow(row))
  const recognized = recognizeColumns(rows)
  const unknown = (message: string, hasHeader: boolean) => {
    const columns = openColumns(rows.slice(first))
    return err({ code: 'columns-unknown', message, columns, hasHeader })
  }
  if (chosen !== null) {
    const { choices, hasHeader } = chosen
    const headerAt = hasHeader ? (recognized?.headerAt ?? first) : first - 1
    const titles = hasHeader ? (rows[headerAt] ?? []) : []
    const columns = chosenColumns(titles, choices, recognized?.columns)
    if (columns !== null) return ok({ headerAt, source: recognized?.source ?? 'other', columns })
    return unknown(
      'Say which column is the name, and which an email, a phone or an address.',
      hasHeader,
    )
  }
  if (recognized !== null) return ok(recognized)
  return unknown(
    'We do not recognize the column titles of this file. Say what each one holds.',
    looksLikeHeader(openColumns(rows.slice(first))),
  )
}

const meaningNames: Readonly<Record<Exclude<ColumnMeaning['is'], 'address'>, string | null>> = {
  'listed-name': 'Name',
  'full-name': 'Name',
  'first-name': 'Name',
  'middle-name': 'Name',
  'last-name': 'Name',
  company: 'Company',
  emails: 'Email',
  phones: 'Phone',
  purpose: 'Address',
  note: 'Note',
  ignored: null,
}

const meaningName = (meaning: RecognizedColumns['columns'][number]['meaning']): string | null =>
  meaning.is === 'address' ? 'Address' : meaningNames[meaning.is]

/** Lines imported by one transaction: few enough not to delay visitors' own. */
const linesAtOnce = 50

/** Runs the confirmed imports until none is left. */
export function runImports({ customerImports, clock, pause }: Dependencies) {
  return async (): Promise<void> => {
    // Other writers get a turn between two transactions.
    while (await customerImports.importNext(linesAtOnce, clock.now())) await pause.wait(0)
  }
}

/** Deletes imports, which name people, once they can no longer be undone. */
export function forgetImports({ customerImports, clock }: Dependencies) {
  return () => {
    const now = clock.now()
    return customerImports.purge(now - day, now - 30 * day)
  }
}
