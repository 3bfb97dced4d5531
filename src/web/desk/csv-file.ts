import { textFile } from './text-file.ts'

/** A download of CSV, streamed as its lines are read. */
export const csvFile = (lines: AsyncIterable<string>, name: string): Response =>
  textFile(withMark(lines), name, 'text/csv')

async function* withMark(lines: AsyncIterable<string>) {
  // Spreadsheets without a byte order mark assume Windows-1252.
  yield '\ufeff'
  yield* lines
}
