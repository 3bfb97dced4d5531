import { clientAnswer, formTokenHeader, idempotencyHeader, quotePaths } from '#contract/quotes.ts'
import { quoteFields, type QuoteFieldErrors } from '#domain/quotes/check-quote.ts'
import type { CatalogService, QuoteDraft } from '#domain/quotes/quote-draft.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { call, tell, type CallFailure } from '#web/api.ts'
import { clientPayload, requestPayload } from './payloads.ts'

/** Why a request was not taken. */
export interface NotSent {
  readonly message: string
  /** What the server says of single fields. */
  readonly told: QuoteFieldErrors
  /** The server holds another request under this form's key: the next try needs a new one. */
  readonly spent: boolean
}

/** What shows that a person filled the form. */
export interface FormProof {
  /** What stands in the field that people do not see. */
  readonly honeypot: string
  /** Tells when the form was opened; undefined where the settings did not come. */
  readonly formToken: string | undefined
}

/** Longest wait for one of the two answers. Sending again is safe: the key makes it the same form. */
const patienceMs = 30_000

/** Calls 2 and 3, one after the other, both under the form's key. */
export async function sendQuote(
  draft: QuoteDraft,
  catalog: readonly CatalogService[],
  key: string,
  proof: FormProof,
): Promise<Result<null, NotSent>> {
  const keyed = { [idempotencyHeader]: key }
  const proven =
    proof.formToken === undefined ? keyed : { ...keyed, [formTokenHeader]: proof.formToken }
  const post = { method: 'POST', sentence: 'error' } as const
  try {
    const client = await call({
      ...post,
      path: quotePaths.client,
      headers: proven,
      body: clientPayload(draft, proof.honeypot),
      answer: clientAnswer,
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!client.ok) return err(notSent(client.error))
    // What it answers beside its status is not specified.
    const request = await tell({
      ...post,
      path: quotePaths.request,
      headers: keyed,
      body: requestPayload(draft, catalog, client.value.client._id),
      signal: AbortSignal.timeout(patienceMs),
    })
    return request.ok ? ok(null) : err(notSent(request.error))
  } catch {
    return err(notSent({ said: null, code: null, fields: {} }))
  }
}

function notSent({ said, code, fields }: CallFailure): NotSent {
  return {
    message: said ?? 'An error occurred while submitting the form.',
    told: Object.fromEntries(
      quoteFields.flatMap((field) => {
        const message = fields[field]
        return message === undefined ? [] : [[field, message]]
      }),
    ),
    spent: code === 'key-reused' || code === 'already-requested',
  }
}

/** A new name for a filled form: 128 random bits. Works without a secure context too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
