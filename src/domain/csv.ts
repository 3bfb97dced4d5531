/**
 * A row as a line of CSV (RFC 4180) that a spreadsheet can open without running anything: a cell
 * that would be taken for a formula gets an apostrophe in front.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string): string {
  // An amount below zero is no formula, and programs read it as a number.
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value
  // Also after white space, which spreadsheets skip.
  const safe = /^\s*[=+\-@\t\r|]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell as it was before `csvLine` kept it from being a formula. */
export function withoutApostrophe(cell: string): string {
  return /^'\s*[=+\-@\t\r|]/.test(cell) ? cell.slice(1) : cell
}
