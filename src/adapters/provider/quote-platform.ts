import * as z from 'zod/mini'
import { err, ok } from '#domain/result.ts'
import { second } from '#domain/time.ts'
import type { PlatformRefusal, QuotePlatform } from '#ports/quote-platform.ts'
import { reasonOf, sentenceOf, type CallPlatform, type PlatformOutcome } from './platform-http.ts'
import { clientPayload, requestPayload } from './quote-payloads.ts'

/** Timeout of one call, in milliseconds: both together end before a stopping server does. */
const timeoutMs = 5 * second

const id = z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()])
const clientAnswer = z.object({ client: z.object({ _id: id }) })
const requestAnswer = z.object({ request: z.object({ _id: id }) })

/**
 * Clients and requests for a point-of-sale platform. Each carries an `Idempotency-Key` with the id
 * of the lead or the request: a platform that honors it never does the same twice.
 */
export function httpQuotePlatform(callPlatform: CallPlatform): QuotePlatform {
  return {
    async createClient(lead, contactChanges) {
      const change = contactChanges === 0 ? '' : `-${contactChanges}`
      const outcome = await callPlatform({
        method: 'POST',
        path: ['api', 'v1', 'client', 'client'],
        headers: { 'idempotency-key': `client-${lead.id}${change}` },
        body: clientPayload(lead),
        timeoutMs,
      })
      if (outcome.is !== 'answered') return err(refusalOf(outcome))
      const read = clientAnswer.safeParse(outcome.body)
      if (read.success) return ok({ clientId: String(read.data.client._id) })
      // The client was made, but its id is missing; a repeated call would only make another one.
      const reason = `answered ${outcome.status} without the id of the client`
      return err({ reason, message: sentenceOf(outcome.body), isFinal: true, waitMs: null })
    },

    async createRequest(lead, clientId) {
      const outcome = await callPlatform({
        method: 'POST',
        path: ['api', 'v2', 'request', 'Ecom-request'],
        headers: { 'idempotency-key': `request-${lead.request.id}` },
        body: requestPayload(lead, clientId),
        timeoutMs,
      })
      if (outcome.is !== 'answered') return err(refusalOf(outcome))
      // The response is not specified; an id is stored if there is one.
      const read = requestAnswer.safeParse(outcome.body)
      return ok({ requestId: read.success ? String(read.data.request._id) : null })
    },
  }
}

/** Refusals that may pass: busy platforms; addresses and passwords that the owner can correct. */
const passing = [401, 403, 404, 405, 408, 425, 429]

function refusalOf(outcome: PlatformOutcome): PlatformRefusal {
  const reason = reasonOf(outcome)
  if (outcome.is !== 'refused') return { reason, message: null, isFinal: false, waitMs: null }
  const { status, body, waitMs } = outcome
  const isFinal = status >= 400 && status < 500 && !passing.includes(status)
  return { reason, message: sentenceOf(body), isFinal, waitMs }
}
