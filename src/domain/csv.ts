/**
 * A row as a line of CSV (RFC 4180) that is safe to open in a spreadsheet: a cell that would run as
 * a formula gets a leading apostrophe.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string): string {
  // A negative amount is not a formula, and programs read it as a number.
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value
  // Spreadsheets skip white space before a formula.
  const safe = /^\s*[=+\-@\t\r|]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The columns of a file: each title with its cell of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

/** The cells of a row, in the order of the columns. */
export const cellsOf = <Row>(columns: Columns<Row>, row: Row): readonly string[] =>
  Object.values(columns).map((cell) => cell(row))

/** A cell as it was before `csvLine` made it safe. */
export const withoutApostrophe = (cell: string): string =>
  /^'\s*[=+\-@\t\r|]/.test(cell) ? cell.slice(1) : cell
