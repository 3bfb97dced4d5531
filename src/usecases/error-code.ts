/** The code or kind of another service's error, safe to log. Its message may name people. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    return String(error.responseCode)
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return isCode.test(code) ? code : error.name
}

/** `ETIMEDOUT`, `resource_missing` */
const isCode = /^[A-Za-z][A-Za-z0-9_]{1,40}$/
