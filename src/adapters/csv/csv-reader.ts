import { CsvError, parse } from 'csv-parse/sync'
import { err, ok } from '#domain/result.ts'
import type { ReadCsv } from '#ports/csv-reader.ts'

const maxRows = 20_000

/** Characters in which the delimiter is looked for. */
const sampleLength = 10_000

export const csvReader: ReadCsv = (bytes) => {
  // A ZIP archive, the default format of spreadsheet programs.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return err({ code: 'spreadsheet' })
  const text = decode(bytes)
  if (text.includes('\0')) return err({ code: 'binary' })
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      to: maxRows + 1,
    })
    return rows.length > maxRows ? err({ code: 'too-many-rows' }) : ok(rows)
  } catch (error) {
    if (error instanceof CsvError) return err({ code: 'quote-not-closed' })
    throw error
  }
}

/** Decodes by the byte order mark; text that is not UTF-8 comes from an older Windows program. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent of the three outside quotes. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, sampleLength).replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).delimiter
}
