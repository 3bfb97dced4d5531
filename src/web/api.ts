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

interface Ask {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Under which name a refusal carries its sentence: `error` in calls 1 to 3, else `message`. */
  readonly sentence?: 'error' | 'message'
  readonly signal?: AbortSignal
}

const unreachable: CallFailure = { said: null, code: null, fields: {} }

/** Calls the server and reads what it answers. Never rejects but when aborted. */
export async function call<T extends z.ZodMiniType>(
  request: Ask & { readonly answer: T },
): Promise<CallResult<z.infer<T>>> {
  const got = await ask(request)
  if (!got.ok) return got
  const read = request.answer.safeParse(got.value)
  return read.success ? { ok: true, value: read.data } : { ok: false, error: unreachable }
}

/** Calls the server for JSON that the caller reads; undefined where it is none. Rejects as `call` does. */
export async function ask(request: Ask): Promise<CallResult<unknown>> {
  const reached = await tell(request)
  return reached.ok ? { ok: true, value: await bodyOf(reached.value, request.signal) } : reached
}

/** Calls the server where only its status counts. Never rejects but when aborted. */
export async function tell(request: Ask): Promise<CallResult<Response>> {
  const { path, method = 'GET', body, headers, sentence = 'message', signal } = request
  let response: Response
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
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, error: unreachable }
  }
  return response.ok
    ? { ok: true, value: response }
    : { ok: false, error: failureFrom(await bodyOf(response, signal), sentence) }
}

/** What a response holds as JSON; undefined where it holds none. */
async function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

/** Reads `{ error | message, code, fields }` from whatever a server sent. */
function failureFrom(body: unknown, sentence: 'error' | 'message'): CallFailure {
  if (typeof body !== 'object' || body === null) return unreachable
  const { code, fields, [sentence]: said }: Readonly<Record<string, unknown>> = { ...body }
  const told = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return {
    said: typeof said === 'string' && said !== '' ? said : null,
    code: typeof code === 'string' ? code : null,
    fields: Object.fromEntries(
      told.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}
