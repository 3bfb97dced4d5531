import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '#domain/is-record.ts'
import { second } from '#domain/time.ts'

/** One call to a platform, at the origin of the settings. */
interface PlatformCall {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Segments of the path; each is encoded, so that an id cannot lead anywhere else. */
  readonly path: readonly string[]
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs: number
}

export type PlatformOutcome =
  /** A status from 200 to 299; the body is undefined where it is neither JSON nor a page. */
  | { readonly is: 'answered'; readonly status: number; readonly body: unknown }
  /** Any other status; the body is undefined where it is not JSON. */
  | {
      readonly is: 'refused'
      readonly status: number
      readonly body: unknown
      readonly waitMs: number | null
    }
  /** A good status with a web page, broken JSON, or too large a body. */
  | { readonly is: 'unreadable'; readonly status: number }
  /** No response; unless it was `unreachable`, the call may have arrived. */
  | {
      readonly is: 'silent'
      readonly cause: 'timeout' | 'unreachable' | 'broken'
      /** The system's error code, such as `ECONNREFUSED`; null without one. */
      readonly errorCode: string | null
    }

export type CallPlatform = (call: PlatformCall) => Promise<PlatformOutcome>

/** Largest response that is read, in bytes. */
const maxAnswer = 4 * 1024 * 1024

/** Pause before a GET is repeated, in milliseconds. */
const retryPauseMs = 150

/** Errors of a connection that was never established. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Calls one platform, at the address of the settings and nowhere else: redirects are not followed,
 * and no header of the visitor is passed on. Only a GET is repeated, once.
 */
export function platformAt(baseUrl: string): CallPlatform {
  return async (call) => {
    const url = addressOf(baseUrl, call)
    // The platform never gave such an id, so nothing can be there.
    if (url === null) return { is: 'refused', status: 404, body: {}, waitMs: null }
    const first = await callOnce(url, call)
    if (call.method !== 'GET' || !isPassing(first)) return first
    await pause(retryPauseMs)
    return callOnce(url, call)
  }
}

function addressOf(baseUrl: string, { path, query = {} }: PlatformCall): URL | null {
  if (!path.every((part) => /^[^\p{C}\s/\\?#%]{1,200}$/u.test(part) && !/^\.+$/.test(part))) {
    return null
  }
  const url = new URL(baseUrl)
  url.pathname = [url.pathname.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

async function callOnce(url: URL, call: PlatformCall): Promise<PlatformOutcome> {
  try {
    const response = await fetch(url, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMs),
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    const { status } = response
    const text = await textOf(response)
    const body = text === null ? undefined : jsonOf(text)
    if (status < 200 || status > 299) {
      const waitMs = waitOf(response.headers.get('retry-after'))
      return { is: 'refused', status, body, waitMs }
    }
    if (body !== undefined) return { is: 'answered', status, body }
    const isText = text !== null && !/^\s*[<{[]/.test(text)
    return isText ? { is: 'answered', status, body: undefined } : { is: 'unreadable', status }
  } catch (error) {
    return silence(error)
  }
}

/** Null if it is too large. */
async function textOf({ body }: Response): Promise<string | null> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > maxAnswer) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Longest wait that a platform may ask for, in milliseconds. */
const maxWaitMs = 1_000_000 * second

/** `Retry-After`: seconds or a date; null where there is none. */
function waitOf(header: string | null): number | null {
  if (header === null) return null
  const waitMs = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - Date.now()
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(0, waitMs), maxWaitMs)
}

function silence(error: unknown): PlatformOutcome {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { is: 'silent', cause: 'timeout', errorCode: null }
  }
  const cause = error instanceof Error ? error.cause : undefined
  const errorCode = isRecord(cause) && 'code' in cause ? String(cause['code']) : null
  const isUnreachable = errorCode !== null && neverConnected.has(errorCode)
  return { is: 'silent', cause: isUnreachable ? 'unreachable' : 'broken', errorCode }
}

/** True if a retry may succeed in a moment; false after a long wait. */
function isPassing(outcome: PlatformOutcome): boolean {
  if (outcome.is === 'silent') return outcome.cause !== 'timeout'
  return outcome.is === 'refused' && [502, 503, 504].includes(outcome.status)
}

/** The outcome for the log, without words of a visitor or the platform. */
export function reasonOf(outcome: PlatformOutcome): string {
  switch (outcome.is) {
    case 'silent':
      return silenceText(outcome)
    case 'unreadable':
      return `answered ${outcome.status} with something that is not JSON`
    case 'refused':
    case 'answered':
      return `answered ${outcome.status}`
  }
}

function silenceText({ cause, errorCode }: PlatformOutcome & { is: 'silent' }): string {
  switch (cause) {
    case 'timeout':
      return 'did not answer in time'
    case 'unreachable':
      return `could not be reached (${errorCode})`
    case 'broken':
      return `broke off (${errorCode ?? 'no reason given'})`
  }
}

/** The message of a refusal, under either of the names that platforms use. */
export function sentenceOf(body: unknown): string | null {
  if (!isRecord(body)) return null
  for (const message of [body['error'], body['message']]) {
    if (typeof message !== 'string') continue
    const sentence = message.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
    if (sentence !== '') return sentence.slice(0, 500).toWellFormed()
  }
  return null
}

/** The platform is down; the visitor gets a 503. */
export class PlatformUnavailable extends Error {
  constructor(what: string, reason: string) {
    super(`${what} ${reason}`)
    this.name = 'PlatformUnavailable'
  }
}
