import {
  clientAnswer,
  consentHeader,
  consentToHeader,
  formTokenHeader,
  idempotencyHeader,
  quotePaths,
} from '#contract/quotes.ts'
import { quoteFields, type QuoteFieldErrors } from '#domain/quote-requests/check-quote.ts'
import type { CatalogService, QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShownConsent } from '#usecases/quote-requests/shown-consent.ts'
import { fetchJson, fetchOk, type FetchFailure } from '#web/api.ts'
import type { PhotographQueue } from '#web/photographs/photograph-queue.ts'
import { clientPayload, requestPayload } from './payloads.ts'

/** Why a request was not accepted. */
export interface NotSent {
  readonly message: string
  readonly serverErrors: QuoteFieldErrors
  /** The server holds another request under this form's key: the next try needs a new one. */
  readonly spent: boolean
}

/** By which the server judges whether a person filled in the form. */
export interface ShownForm {
  /** The text of the field that people do not see. */
  readonly honeypot: string
  /** Contains the time when the form was opened; undefined if the settings did not load. */
  readonly formToken: string | undefined
  /** The sentence next to the button. */
  readonly consent: ShownConsent
}

/** The photographs that go with a request. */
export type QuotePhotographs = Pick<PhotographQueue, 'ids' | 'send' | 'markSubmitted'>

/** Saves the client, then the quote request. Sending again is safe: the key makes it the same form. */
export async function sendQuote(
  draft: QuoteDraft,
  catalog: readonly CatalogService[],
  key: string,
  { honeypot, formToken, consent }: ShownForm,
  photographs: QuotePhotographs | null = null,
): Promise<Result<null, NotSent>> {
  const keyed = { [idempotencyHeader]: key }
  const first = {
    ...keyed,
    [consentHeader]: consentToHeader(consent),
    ...(formToken === undefined ? {} : { [formTokenHeader]: formToken }),
  }
  const post = { method: 'POST', messageField: 'error' } as const
  const client = await fetchJson({
    ...post,
    path: quotePaths.client,
    headers: first,
    body: clientPayload(draft, honeypot),
    answer: clientAnswer,
  })
  if (!client.ok) return err(notSent(client.error))
  // Photographs have requests of their own, which this does not await.
  const photographIds = photographs?.ids()
  void photographs?.send(photographIds)
  // The contract specifies only the status of this answer.
  const request = await fetchOk({
    ...post,
    path: quotePaths.request,
    headers: keyed,
    body: requestPayload(draft, catalog, client.value.client._id, photographIds),
  })
  if (!request.ok) return err(notSent(request.error))
  photographs?.markSubmitted(photographIds ?? [])
  return ok(null)
}

function notSent({ message, code, fields }: FetchFailure): NotSent {
  return {
    message: message ?? 'An error occurred while submitting the form.',
    serverErrors: Object.fromEntries(
      quoteFields.flatMap((field) => {
        const error = fields[field]
        return error === undefined ? [] : [[field, error]]
      }),
    ),
    spent: code === 'key-reused' || code === 'already-requested',
  }
}
