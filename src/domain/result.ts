/** The result of an operation that may be refused: a value, or a refusal with a code. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** The operation succeeded with this value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

/** The operation was refused for this reason; nothing has changed. */
export const err = <const E>(error: E): Result<never, E> => ({ ok: false, error })

/** The value of a result where a refusal would be a fault: in tests and sample data. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
