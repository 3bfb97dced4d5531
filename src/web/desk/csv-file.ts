import { textFile } from './text-file.ts'

/** A download of CSV, streamed as its lines are read. */
export const csvFile = (lines: AsyncIterable<string>, name: string): Response =>
  textFile(withMark(lines), name, 'text/csv')

async function* withMark(lines: AsyncIterable<string>) {
  // Without it spreadsheets take the text for Windows-1252.
  yield '\ufeff'
  yield* lines
}
