import type * as z from 'zod/mini'
import { tenantHeader } from '#contract/event-paths.ts'
import { fetchJson, unreachable, type FetchResult } from '#web/api.ts'

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 30_000

/** Sends a request about bookings. Never rejects. */
export async function fetchWithTimeout<T extends z.ZodMiniType>({
  tenant,
  body,
  ...request
}: {
  readonly tenant: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly answer: T
}): Promise<FetchResult<z.infer<T>>> {
  try {
    return await fetchJson({
      ...request,
      ...(body === undefined ? {} : { body }),
      headers: { [tenantHeader]: tenant },
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return { ok: false, error: unreachable }
  }
}
