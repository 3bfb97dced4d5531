import { readEventList, readOutsideEvent } from '#domain/events/outside-event.ts'
import type { Finding } from '#domain/events/outside-object.ts'
import { isRecord } from '#domain/is-record.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { second } from '#domain/time.ts'
import type { EventPlatform, PlatformBookingCall, PlatformFailure } from '#ports/event-platform.ts'
import { reasonOf, sentenceOf, type CallPlatform, type PlatformOutcome } from './platform-http.ts'

/** Timeouts in milliseconds; a page in the browser waits 30 seconds. */
const readPatienceMs = 5 * second
const writePatienceMs = 20 * second

/** Header and parameter that name the organization. */
const tenantName = 'subdomain'

/** Events and bookings of an events platform, for one organization. */
export function httpEventPlatform(settings: {
  readonly callPlatform: CallPlatform
  readonly tenant: string
  /** Receives problems of the platform, without a visitor's data. */
  readonly report: (reason: string) => void
}): EventPlatform {
  const { callPlatform, tenant, report } = settings
  const headers = { [tenantName]: tenant }

  function failed(what: string, outcome: PlatformOutcome): PlatformFailure {
    const failure = failureOf(outcome)
    if (failure.code !== 'refused') report(`${what}: the platform ${reasonOf(outcome)}`)
    return failure
  }

  let lastReported = ''

  /** Reports the same errors once, since every visitor requests the list. */
  function reportErrors(errors: readonly Finding[]): void {
    const text = textOf(errors)
    if (text !== '' && text !== lastReported) {
      report(`the list of events: what cannot be read is left out: ${text}`)
    }
    lastReported = text
  }

  return {
    async list() {
      const outcome = await callPlatform({
        method: 'GET',
        path: ['api', 'public', 'events'],
        query: { [tenantName]: tenant },
        headers,
        timeoutMs: readPatienceMs,
      })
      if (outcome.is !== 'answered' || outcome.body === undefined) {
        return err(failed('the list of events', outcome))
      }
      const { events, errors } = readEventList(outcome.body, tenant)
      reportErrors(errors)
      return ok(events)
    },

    async find(eventId) {
      const path = ['api', 'events', eventId]
      const outcome = await callPlatform({
        method: 'GET',
        path,
        headers,
        timeoutMs: readPatienceMs,
      })
      if (outcome.is !== 'answered') return err(failed('an event', outcome))
      const read = readOutsideEvent(outcome.body, tenant)
      if (read.ok) return read
      const errors = textOf(read.error)
      report(`an event: the platform answered one that cannot be read: ${errors}`)
      return err({ code: 'unreadable' })
    },

    async send(eventId, call): Promise<Result<unknown, PlatformFailure>> {
      const path = ['api', 'events', eventId, ...pathOf(call)]
      const outcome = await callPlatform({ ...wireCall(call), path, headers })
      return outcome.is === 'answered' ? ok(outcome.body) : err(failed(call.is, outcome))
    },
  }
}

/** The first errors: a list may hold thousands. */
const textOf = (errors: readonly Finding[]): string =>
  errors
    .slice(0, 10)
    .map(({ path, message }) => `${path} ${message}`)
    .join('; ')

function pathOf(call: PlatformBookingCall): readonly string[] {
  switch (call.is) {
    case 'register':
      return ['payment-link']
    case 'change':
      return ['bookings', call.bookingId]
    case 'decline':
      return ['not-interested']
    case 'request-code':
      return ['bookings', 'request-edit']
    case 'verify-code':
      return ['bookings', call.bookingId, 'verify-otp']
    case 'result':
      return ['success']
  }
}

function wireCall(call: PlatformBookingCall) {
  if (call.is === 'result') {
    const query = { bookingId: call.bookingId }
    return { method: 'GET', query, timeoutMs: readPatienceMs } as const
  }
  const method = call.is === 'change' ? 'PATCH' : 'POST'
  return { method, body: call.body, timeoutMs: writePatienceMs } as const
}

/** Refusals that the contract has too; any other is a fault between the site and the platform. */
const passedOn = new Set([400, 401, 403, 404, 409, 410, 422, 429])

/** The platform's own messages of server errors (5xx) are not for visitors. */
function failureOf(outcome: PlatformOutcome): PlatformFailure {
  switch (outcome.is) {
    case 'silent':
      return { code: 'unavailable', mayHaveArrived: outcome.cause !== 'unreachable' }
    case 'refused': {
      const { status, body, waitMs } = outcome
      if ([502, 503, 504].includes(status))
        return { code: 'unavailable', mayHaveArrived: status === 504 }
      if (!passedOn.has(status) || body === undefined) return { code: 'unreadable' }
      const message = sentenceOf(body)
      return {
        code: 'refused',
        status,
        message,
        platformCode: codeOf(body),
        fields: fieldsOf(body),
        waitMs,
      }
    }
    default:
      return { code: 'unreadable' }
  }
}

function codeOf(body: unknown): string | null {
  const code = isRecord(body) ? body['code'] : null
  return typeof code === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code.slice(0, 60))
    ? code.slice(0, 60)
    : null
}

function fieldsOf(body: unknown): Readonly<Record<string, string>> | null {
  const sent = isRecord(body) ? body['fields'] : null
  if (typeof sent !== 'object' || sent === null) return null
  const fields: Record<string, string> = {}
  for (const [name, message] of Object.entries(sent).slice(0, 100)) {
    if (typeof message === 'string' && name !== '__proto__') fields[name] = message.slice(0, 500)
  }
  return fields
}
