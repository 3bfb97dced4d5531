import type { Result } from '#domain/result.ts'

/** Why a file is no table. */
export interface NotCsv {
  readonly code: 'spreadsheet' | 'binary' | 'quote-not-closed' | 'too-many-rows'
}

/**
 * Reads a table separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. The
 * index of a row is its number in a spreadsheet minus one. A port because csv-parse brings the
 * types of Node, which use cases must not see.
 */
export type ReadCsv = (bytes: Uint8Array) => Result<readonly (readonly string[])[], NotCsv>
