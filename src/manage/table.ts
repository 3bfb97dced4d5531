import { csvLine } from '#domain/csv.ts'

export function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map(csvLine).join('')
}

/** Rows as text in columns, for a terminal. */
export function columns(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows].map((row) => row.map(oneLine))
  const widths = header.map((_, column) =>
    Math.max(...all.map((row) => Array.from(row[column] ?? '').length)),
  )
  return all
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length))
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
