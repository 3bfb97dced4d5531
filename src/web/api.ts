import type * as z from 'zod/mini'
import { err, ok, type Result } from '#domain/result.ts'

/** The server's message, or null when it could not be reached or read. */
export interface FetchFailure {
  readonly message: string | null
  readonly code: string | null
  readonly fields: Readonly<Record<string, string>>
}

export type FetchResult<T> = Result<T, FetchFailure>

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 30_000

interface ApiRequest {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The field of a refusal that holds its sentence: `error` for quotes, `message` elsewhere. */
  readonly messageField?: 'error' | 'message'
  /** Aborts the request, in place of its timeout. */
  readonly signal?: AbortSignal
}

/** The failure of a request without a readable answer. */
const unreachable: FetchFailure = { message: null, code: null, fields: {} }

/** Fetches JSON of a known shape. Rejects only when the caller's signal aborts it. */
export async function fetchJson<T extends z.ZodMiniType>(
  request: ApiRequest & { readonly answer: T },
): Promise<FetchResult<z.infer<T>>> {
  const response = await fetchOk(request)
  if (!response.ok) return response
  const read = request.answer.safeParse(await jsonOf(response.value, request.signal))
  return read.success ? ok(read.data) : err(unreachable)
}

/** Fetches where only the status counts. Rejects only when the caller's signal aborts it. */
export async function fetchOk(request: ApiRequest): Promise<FetchResult<Response>> {
  const { path, method = 'GET', body, headers, messageField = 'message', signal } = request
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
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return err(unreachable)
  }
  return response.ok ? ok(response) : err(failureFrom(await jsonOf(response, signal), messageField))
}

/** The JSON of a response; undefined where it holds none. */
async function jsonOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

/** Reads `{ error | message, code, fields }` from any body. */
function failureFrom(body: unknown, messageField: 'error' | 'message'): FetchFailure {
  if (typeof body !== 'object' || body === null) return unreachable
  const { code, fields, [messageField]: message }: Readonly<Record<string, unknown>> = { ...body }
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return {
    message: typeof message === 'string' && message !== '' ? message : null,
    code: typeof code === 'string' ? code : null,
    fields: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}
