import { textFile } from './text-file.ts'

/** Lines of CSV as a file to be kept, sent as they are read. */
export const csvFile = (lines: AsyncIterable<string>, name: string): Response =>
  textFile(withMark(lines), name, 'text/csv')

async function* withMark(lines: AsyncIterable<string>) {
  // Without it spreadsheets take the text for Windows-1252.
  yield '\ufeff'
  yield* lines
}
