/** The code or kind of another service's error, safe to log. Its message may name people. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    return String(error.responseCode)
  }
  // All errors of Stripe's library have the name `Error`, and their kind in `type`.
  const codes = ['code' in error ? error.code : null, 'type' in error ? error.type : null]
  const code = codes.find((each) => typeof each === 'string' && isCode.test(each))
  return typeof code === 'string' ? code : error.name
}

/** `ETIMEDOUT`, `resource_missing`, `StripeAuthenticationError` */
const isCode = /^[A-Za-z][A-Za-z0-9_]{1,40}$/
