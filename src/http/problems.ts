import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every reason for which the server refuses a call, with its status and its sentence. */
export const problems = {
  'unreadable-body': { status: 400, says: 'The request could not be read.' },
  'bad-parameter': { status: 400, says: 'The request could not be read.' },
  'foreign-origin': { status: 403, says: 'This request did not come from our own pages.' },
  'not-found': { status: 404, says: 'There is nothing here.' },
  'method-not-allowed': { status: 405, says: 'This address does not take that kind of request.' },
  'too-large': { status: 413, says: 'The request is too large.' },
  'not-json': { status: 415, says: 'The request must be JSON.' },
  invalid: { status: 422, says: 'Please correct the errors in the form.' },
  'key-reused': {
    status: 422,
    says: 'This request was already sent. Please reload the page to send another.',
  },
  'unknown-client': {
    status: 404,
    says: 'We could not match this request to your contact details. Please send the form again.',
  },
  'already-requested': {
    status: 409,
    says: 'This request was already sent. Please reload the page to send another.',
  },
  failed: {
    status: 500,
    says: 'Something went wrong on our side. Please try again, or call us.',
  },
  unavailable: {
    status: 503,
    says: 'We cannot take this right now. Please try again in a moment, or call us.',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; says: string }>

export type ProblemCode = keyof typeof problems

/** A refusal on its way out. Thrown inside handlers, answered in one place (`app.ts`). */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(code: ProblemCode, fields?: Readonly<Record<string, string>>) {
    super(problems[code].says)
    this.name = 'Problem'
    this.code = code
    this.fields = fields
  }
}

/** Calls 4 to 11 say `message`; everything else says `error`. */
function wordFor(path: string): 'error' | 'message' {
  return /^\/api\/(public\/)?events(\/|$)/.test(path) ? 'message' : 'error'
}

/** The answer to a refused call, in the shape that its path promises. */
export function problemAnswer(path: string, problem: Problem): Response {
  const { status, says } = problems[problem.code]
  return Response.json(
    {
      [wordFor(path)]: says,
      code: problem.code,
      ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    },
    { status, headers: status === 503 ? { 'Retry-After': '5' } : {} },
  )
}
