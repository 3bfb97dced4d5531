/** SQLite's result code (primary) for a database that another connection is writing to. */
const busy = 5

/** SQLite result codes (primary) for which waiting, or making room, helps. */
const sqliteOutages = new Set([busy, 6 /* locked */, 10 /* i/o */, 13 /* full */])

/** Connection refused, reset, timed out, or a name that does not resolve. */
const networkOutages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** PostgreSQL: connection trouble, no resources, shutting down or starting, too slow, read-only. */
const postgresOutages = /^(08|53|57P0|57014|25006|40001|40P01)/

/** What `pg` says, without a code, when it has no answer: no connection, or none in time. */
const unanswered =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/

/** True when a database error says that it is away, full or busy, not that the query is wrong. */
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

/** True when SQLite says that another connection is writing. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && sqliteCodeOf(error) === busy
}

/** The last byte of SQLite's result code, which the others only refine; null for other errors. */
function sqliteCodeOf(error: Error): number | null {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null
}
