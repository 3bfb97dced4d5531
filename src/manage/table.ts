import { cellsOf, csvLine, type Columns } from '#domain/csv.ts'

/** Rows as lines of cells, below the titles of the columns. */
export const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) => [
  Object.keys(columns),
  ...rows.map((row) => cellsOf(columns, row)),
]

/** Lines of cells as CSV. */
export const csv = (lines: readonly (readonly string[])[]): string => lines.map(csvLine).join('')

/** Lines of cells in columns for a terminal, as many as the first line has. */
export function inColumns(lines: readonly (readonly string[])[]): string {
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
function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
}

/** Epoch milliseconds as `2026-06-06 09:30 UTC`. */
export function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
