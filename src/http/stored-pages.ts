import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { RequestRecord } from './app.ts'
import { answerOf } from './documents.ts'
import type { KeptPages } from './kept-pages.ts'

interface StoredPagesParts {
  readonly kept: Pick<KeptPages, 'get'>
  readonly record: (entry: RequestRecord) => void
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number
}

/**
 * Answers plain requests for kept pages with the bytes that are ready, and leaves everything
 * else (other methods, queries, all other addresses) to `rest`. Whatever stands between the socket
 * and these bytes costs more than they do.
 */
export function storedPagesFirst(
  { kept, record, now }: StoredPagesParts,
  rest: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method = '', url: path = '' } = request
    const document = method === 'GET' ? kept.get(path) : undefined
    if (document === undefined) {
      rest(request, response)
      return
    }
    const started = now()
    const requestId = randomUUID()
    const { status, headers, body } = answerOf(document, {
      etag: request.headers['if-none-match'],
      encodings: request.headers['accept-encoding'],
    })
    response.writeHead(status, [...headers, 'X-Request-Id', requestId])
    response.end(body)
    record({ requestId, method, path, route: path, status, ms: now() - started })
  }
}
