import type * as z from 'zod/mini'
import { tenantHeader } from '#contract/event-paths.ts'
import { call, type CallResult } from '#web/api.ts'

/** Longest wait for an answer, in milliseconds. */
const patience = 30_000

/** Sends one of calls 6 to 11. It never rejects. */
export async function patientCall<T extends z.ZodMiniType>({
  tenant,
  body,
  ...request
}: {
  readonly tenant: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly answer: T
}): Promise<CallResult<z.infer<T>>> {
  try {
    return await call({
      ...request,
      ...(body === undefined ? {} : { body }),
      headers: { [tenantHeader]: tenant },
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    return { ok: false, error: { said: null, code: null, fields: {} } }
  }
}
