import type { RawAnswer, RawRequest } from './send.ts'

/** The fault of an answer as a sentence; null without one. */
export function problemOf(request: RawRequest, answer: RawAnswer | null): string | null {
  if (answer === null) {
    return isWhole(request) ? 'the connection ended without an answer' : null
  }
  const { status, headers, body } = answer
  if (!(status >= 200 && status < 500)) return `the status is ${status}`
  // Invalid HTTP never reaches the site: Node.js refuses it without the common headers.
  if (!headers.has('x-request-id')) {
    return [400, 408, 413, 417, 431].includes(status) ? null : `${status} without a request id`
  }
  if (headers.get('x-content-type-options') !== 'nosniff') return 'the common headers are missing'
  if (!isApiRequest(request) || status < 400 || request.method === 'HEAD') return null
  return isRefusal(body) ? null : `${status} is not in the contract's shape: ${body.slice(0, 200)}`
}

/** True when the address, with its dots resolved, is one of the API's. */
function isApiRequest({ target }: RawRequest): boolean {
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  return URL.canParse(address) && new URL(address).pathname.startsWith('/api/')
}

/** Whether all announced bytes were sent, so that the server owes an answer. */
function isWhole({ length, body, headers, method }: RawRequest): boolean {
  const waitsForMore = headers.some(([name]) => ['transfer-encoding', 'upgrade'].includes(name))
  return !waitsForMore && (length ?? 0) <= body.length && method !== 'CONNECT'
}

/** `{ error | message, code, fields? }` and nothing else. */
function isRefusal(body: string): boolean {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return false
  }
  if (typeof read !== 'object' || read === null) return false
  const { error, message, code, fields, ...others } = { ...read } as Record<string, unknown>
  const sentence = error ?? message
  return (
    Object.keys(others).length === 0 &&
    (error === undefined) !== (message === undefined) &&
    typeof sentence === 'string' &&
    sentence !== '' &&
    typeof code === 'string' &&
    /^[a-z-]+$/.test(code) &&
    (fields === undefined || (typeof fields === 'object' && fields !== null))
  )
}
