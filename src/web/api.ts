import type * as z from 'zod/mini'

/** Why a call gave nothing: what the server said, or null when it could not be reached or read. */
export interface CallFailure {
  readonly said: string | null
  readonly code: string | null
  readonly fields: Readonly<Record<string, string>>
}

export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallFailure }

interface Call<T extends z.ZodMiniType> {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: T
  readonly signal?: AbortSignal
}

const unreachable: CallFailure = { said: null, code: null, fields: {} }

/** The one place of the browser that talks to the server. Never rejects but when aborted. */
export async function call<T extends z.ZodMiniType>(
  request: Call<T>,
): Promise<CallResult<z.infer<T>>> {
  const { path, method = 'GET', body, headers, answer, signal } = request
  let response: Response
  let parsed: unknown
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    parsed = await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, error: unreachable }
  }
  if (!response.ok) return { ok: false, error: failureFrom(parsed) }
  const read = answer.safeParse(parsed)
  return read.success ? { ok: true, value: read.data } : { ok: false, error: unreachable }
}

/** Reads `{ error | message, code, fields }` from whatever a server sent. */
function failureFrom(body: unknown): CallFailure {
  if (typeof body !== 'object' || body === null) return unreachable
  const said =
    'error' in body && typeof body.error === 'string'
      ? body.error
      : 'message' in body && typeof body.message === 'string'
        ? body.message
        : null
  const code = 'code' in body && typeof body.code === 'string' ? body.code : null
  const fields: Record<string, string> = {}
  if ('fields' in body && typeof body.fields === 'object' && body.fields !== null) {
    for (const [name, message] of Object.entries(body.fields)) {
      if (typeof message === 'string') fields[name] = message
    }
  }
  return { said, code, fields }
}
