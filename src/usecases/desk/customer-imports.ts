import {
  chosenColumns,
  looksLikeHeader,
  openColumns,
  type ColumnChoice,
  type OpenColumn,
} from '#domain/customers/chosen-columns.ts'
import {
  recognizeColumns,
  type ColumnMeaning,
  type RecognizedColumns,
} from '#domain/customers/customer-columns.ts'
import { isNoRow, readRow } from '#domain/customers/read-row.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import type { Clock, Pause } from '#ports/clock.ts'
import type { ReadCsv } from '#ports/csv-reader.ts'
import type { CustomerImportStore } from '#ports/customer-import-store.ts'

interface ImportDependencies {
  readonly customerImports: CustomerImportStore
  readonly readCsv: ReadCsv
  readonly clock: Clock
}

/** Why a file cannot be looked at, in words for whoever sent it. */
export interface FileRefused {
  readonly code: 'file-refused'
  readonly message: string
}

/** Nobody knows the columns of a file; whoever has sent it can say what they hold. */
export interface ColumnsUnknown {
  readonly code: 'columns-unknown'
  readonly message: string
  readonly columns: readonly OpenColumn[]
  /** Whether its first line names them, as far as one can tell. */
  readonly hasHeader: boolean
}

/** What a colleague says of the columns, from the first on. */
export interface ChosenColumns {
  readonly choices: readonly ColumnChoice[]
  readonly hasHeader: boolean
}

const notCsvMessages = {
  spreadsheet:
    'This is a spreadsheet file. In Excel choose Save As, "CSV UTF-8 (Comma delimited)", and send that.',
  binary: 'This is not a text file. Export it as CSV and send that.',
  'quote-not-closed':
    'A quotation mark in this file is never closed, so its rows cannot be told apart.',
  'too-many-rows':
    'This file has more than 20,000 rows. Split it and bring the parts in one by one.',
} as const

/** Looks at a file of customers: what each line would become. No customer is written. */
export function prepareImport({ customerImports, readCsv, clock }: ImportDependencies) {
  return async (
    file: { readonly name: string; readonly bytes: Uint8Array },
    by: StaffMember,
    chosen: ChosenColumns | null = null,
  ): Promise<Result<string, FileRefused | ColumnsUnknown>> => {
    const refused = (message: string) => err({ code: 'file-refused', message } as const)
    const read = readCsv(file.bytes)
    if (!read.ok) return refused(notCsvMessages[read.error.code])
    if (read.value.every(isNoRow)) return refused('This file is empty.')
    const recognized = columnsOf(read.value, chosen)
    if (!recognized.ok) return recognized
    const { headerAt, source, columns } = recognized.value
    const lines = read.value.flatMap((row, index) => {
      if (index <= headerAt || isNoRow(row)) return []
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
    if (lines.length === 0) return refused('There is nobody below the header of this file.')
    const shown = columns.map(({ title, meaning }) => ({ title, readAs: meaningName(meaning) }))
    const about = { fileName: file.name.slice(0, 200), source, columns: shown }
    return ok(await customerImports.prepare(about, lines, { by: by.id, at: clock.now() }))
  }
}

/** As they were chosen, or as their header says. */
function columnsOf(
  rows: readonly (readonly string[])[],
  chosen: ChosenColumns | null,
): Result<RecognizedColumns, ColumnsUnknown> {
  const first = rows.findIndex((row) => !isNoRow(row))
  const titles = rows[first] ?? []
  const unknown = (message: string, hasHeader: boolean) => {
    const columns = openColumns(rows.slice(first))
    return err({ code: 'columns-unknown', message, columns, hasHeader } as const)
  }
  if (chosen !== null) {
    const { choices, hasHeader } = chosen
    const columns = chosenColumns(hasHeader ? titles : [], choices)
    if (columns !== null) {
      return ok({ headerAt: hasHeader ? first : first - 1, source: 'other', columns })
    }
    return unknown(
      'Say which column is the name, and which an email, a phone or an address.',
      hasHeader,
    )
  }
  const recognized = recognizeColumns(rows)
  if (recognized !== null) return ok(recognized)
  return unknown(
    'We do not know the columns of this file by their titles. Say what each one holds.',
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

function meaningName(meaning: RecognizedColumns['columns'][number]['meaning']): string | null {
  return meaning.is === 'address' ? 'Address' : meaningNames[meaning.is]
}

/** Lines brought in by one transaction: short enough for a visitor's own not to wait. */
const linesAtOnce = 50

/** Brings in the imports that were confirmed, until none is under way. */
export function runImports({
  customerImports,
  clock,
  pause,
}: Pick<ImportDependencies, 'customerImports' | 'clock'> & { readonly pause: Pause }) {
  return async (): Promise<void> => {
    // Between two transactions others get their turn.
    while (await customerImports.bringIn(linesAtOnce, clock.now())) await pause.wait(0)
  }
}

/** Forgets imports, which name people, once nobody takes them back any more. */
export function forgetImports({
  customerImports,
  clock,
}: Pick<ImportDependencies, 'customerImports' | 'clock'>) {
  return () => {
    const now = clock.now()
    return customerImports.purge(now - day, now - 30 * day)
  }
}
