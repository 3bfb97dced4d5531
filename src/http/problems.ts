import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { refusalMessage, type BookingRefusal, type CodeRefusal } from '#domain/bookings/refusals.ts'
import { refusalMessages, tooLargeMessage } from '#domain/photographs/photograph.ts'
import { second } from '#domain/time.ts'

type Refusal = BookingRefusal | CodeRefusal

/** A status, and a sentence where the domain's refusals have none. */
interface ProblemRow {
  readonly status: ContentfulStatusCode
  readonly says?: string
}

/** Every reason for which the server refuses a request, with its status and its sentence. */
const problems = {
  'unreadable-body': { status: 400, says: 'The request could not be read.' },
  'bad-parameter': { status: 400, says: 'The request could not be read.' },
  'missing-tenant': { status: 400, says: 'The request does not say whose events it means.' },
  'contradictory-tenant': { status: 400, says: 'The request names two organizations at once.' },
  'contradictory-event': { status: 400, says: 'The request names two events at once.' },
  'bad-return-url': {
    status: 400,
    says: 'The addresses to return to must be on our own site.',
  },
  'bad-signature': { status: 400, says: 'The signature of this webhook event is not valid.' },
  'unreadable-webhook': { status: 400, says: 'This is not an event of the payment provider.' },
  'bad-token': { status: 401 },
  'foreign-origin': { status: 403, says: 'This request did not come from our own pages.' },
  'not-found': { status: 404, says: 'There is nothing here.' },
  'unknown-event': { status: 404 },
  'unknown-booking': { status: 404, says: 'This booking could not be found.' },
  'fully-booked': { status: 409 },
  'not-enough-seats': { status: 409 },
  'already-answered': { status: 409 },
  closed: { status: 409 },
  'event-cancelled': { status: 409 },
  'answer-replaced': { status: 409 },
  'code-spent': { status: 410 },
  'code-expired': { status: 410 },
  'too-large': { status: 413, says: 'The request is too large.' },
  'address-too-long': { status: 414, says: 'The address of this request is too long.' },
  'not-json': { status: 415, says: 'The request must be JSON.' },
  invalid: { status: 422, says: 'Please correct the errors in the form.' },
  'unknown-photograph': { status: 404, says: 'The upload of this photograph has not begun.' },
  'wrong-part': { status: 409, says: 'This part of the photograph does not come next.' },
  'photograph-too-large': { status: 413, says: tooLargeMessage },
  'not-a-photograph': { status: 415, says: refusalMessages.unreadable },
  'no-room': {
    status: 503,
    says: 'We cannot take more photographs right now. Please try again later, or email them to us.',
  },
  'key-reused': {
    status: 422,
    says: 'This request was already sent. Please reload the page to send another.',
  },
  'wrong-code': { status: 422 },
  'unknown-client': {
    status: 404,
    says: 'We could not match this request to your contact details. Please send the form again.',
  },
  'already-requested': {
    status: 409,
    says: 'This request was already sent. Please reload the page to send another.',
  },
  'code-too-soon': { status: 429 },
  'too-many-holds': { status: 429 },
  'too-many-requests': {
    status: 429,
    says: 'That was a lot of requests in a short time. Please try again in a few minutes.',
  },
  failed: {
    status: 500,
    says: 'Something went wrong on our side. Please try again, or call us.',
  },
  'unreadable-answer': {
    status: 502,
    says: 'Our events service sent an answer that we could not read. Please try again, or call us.',
  },
  'medium-away': { status: 502, says: 'This picture or video could not be loaded.' },
  unavailable: {
    status: 503,
    says: 'We cannot process this right now. Please try again in a moment, or call us.',
  },
  'payments-unavailable': { status: 503 },
} as const satisfies Record<string, ProblemRow> & Record<Refusal['code'], ProblemRow>

export type ProblemCode = keyof typeof problems

/** `Retry-After` in seconds when a dependency is unavailable. */
export const outagePause = 5

/** Parts of a refusal beyond its code. */
interface ProblemDetails {
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Instead of the usual sentence of the code. */
  readonly says?: string | undefined
  readonly retryAfter?: number | undefined
}

/** A refusal, thrown inside handlers and answered in one place (`app.ts`). */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: ContentfulStatusCode
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, { fields, says, retryAfter }: ProblemDetails = {}) {
    const row: ProblemRow = problems[code]
    super(says ?? row.says ?? code)
    this.name = 'Problem'
    this.code = code
    this.status = row.status
    this.fields = fields
    this.retryAfter = retryAfter ?? (row.status === 503 ? outagePause : undefined)
  }
}

/** Rejects a body that could not be read, as when the client hangs up in the middle. */
export const unreadableBody = (): never => {
  throw new Problem('unreadable-body')
}

export function refused(refusal: Refusal): Problem {
  const waitMs = 'waitMs' in refusal ? refusal.waitMs : undefined
  const retryAfter = waitMs === undefined ? undefined : Math.max(1, Math.ceil(waitMs / second))
  return new Problem(refusal.code, { says: refusalMessage(refusal), retryAfter })
}

/** Events and bookings say `message`; everything else says `error`. */
const wordFor = (path: string): 'error' | 'message' =>
  /^\/api\/(public\/)?events(\/|$)/.test(path) ? 'message' : 'error'

/** The parts of the answer to a refused request; a platform behind the site has codes of its own. */
interface Refused extends Pick<Problem, 'message' | 'fields' | 'retryAfter'> {
  readonly status: number
  readonly code: string
}

/** The answer to a refused request, in the shape of its path's contract. */
export function problemAnswer(path: string, problem: Refused): Response {
  const { status, code, message, fields, retryAfter } = problem
  return Response.json(
    { [wordFor(path)]: message, code, ...(fields === undefined ? {} : { fields }) },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  )
}
