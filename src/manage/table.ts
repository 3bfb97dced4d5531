import { cellsOf, csvLine, type Columns } from '#domain/csv.ts'
import { isoString, type Instant } from '#domain/time.ts'
import type { CommandContext, CommandInput } from './command.ts'

type Lines = readonly (readonly string[])[]

/** Prints a list in the format that the flags `--json` and `--csv` name, else as text. */
export function printList(
  { print }: CommandContext,
  { flags }: CommandInput,
  { text, csv, json }: { text: string; csv?: Lines; json?: readonly unknown[] },
): void {
  if (json !== undefined && flags['json'] === true) print(JSON.stringify(json, null, 2))
  else if (csv !== undefined && flags['csv'] === true) print(csv.map(csvLine).join('').trimEnd())
  else print(text)
}

/** Rows as lines of cells, below the titles of the columns. */
export const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): Lines => [
  Object.keys(columns),
  ...rows.map((row) => cellsOf(columns, row)),
]

/** Rows as a table for a terminal, or `none` without any. */
export const tableOf = <Row>(columns: Columns<Row>, rows: readonly Row[], none: string) =>
  rows.length === 0 ? none : inColumns(linesOf(columns, rows))

/** Lines of cells in columns for a terminal, as many as the first line has. */
export function inColumns(lines: Lines): string {
  const all = lines.map((line) => line.map(oneLine))
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((line) => Array.from(line[column] ?? '').length)),
  )
  return all
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths?.[column] ?? 0) - Array.from(cell).length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Control characters could move the terminal's cursor or color; they become spaces. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()

/** `2026-06-06 09:30 UTC` */
export const stamp = (at: Instant): string => `${isoString(at).slice(0, 16).replace('T', ' ')} UTC`
