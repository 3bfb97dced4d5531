/** Primary SQLite result code: another connection is writing. */
const busy = 5

/** Primary SQLite result codes that time or free space can cure. */
const sqliteOutages = new Set([busy, 6 /* locked */, 10 /* i/o */, 13 /* full */])

/** Refused, reset, timed out, or a name that does not resolve. */
const networkOutages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * PostgreSQL: no connection, no resources, shutting down or starting, too slow, read-only; a user
 * or database that it refuses, as while one is restored.
 */
const postgresOutages = /^(08|28|3D000|53|55000|57P0|57014|25006|40001|40P01)/

/** Messages of `pg` without a code: no connection, or no answer in time. */
const unanswered =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/

/** True if the database is down, full or busy, rather than the query wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const sqliteCode = sqliteCodeOf(error)
  if (sqliteCode !== null) return sqliteOutages.has(sqliteCode)
  if ('code' in error && typeof error.code === 'string') {
    return networkOutages.has(error.code) || postgresOutages.test(error.code)
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  return unanswered.test(error.message)
}

/**
 * True if PostgreSQL undid a transaction because of another: a deadlock, no serial order, or a
 * unique key that was free when it looked.
 */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(40P01|40001|23505)$/.test(String(error.code))
  )
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && sqliteCodeOf(error) === busy
}

/** The primary code is the last byte of SQLite's extended code; null for other errors. */
function sqliteCodeOf(error: Error): number | null {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null
}
