/**
 * What may be told of an error in a log: the code of a protocol or library, or its kind. Its
 * message may hold what mail servers and other services say, and they name people.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    return String(error.responseCode)
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : error.name
}
