import { tenantHeader } from '#contract/event-paths.ts'
import type { TestSite } from './test-site.ts'

/** An answer as a caller sees it. */
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Calls the API with the organization's header; `headers` may replace it. */
export async function call(
  { app }: Pick<TestSite, 'app'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = { [tenantHeader]: 'evergreen' },
): Promise<Answer> {
  const answer = await app.request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}
