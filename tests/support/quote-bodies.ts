import * as sample from '#bench/sample-bodies.ts'
import type { ClientBody, RequestBody } from '#contract/quotes.ts'

/** The client that a well-filled form sends. */
export function clientBody(change: Partial<ClientBody> = {}): ClientBody {
  return { ...sample.clientBody('rosa@example.com'), ...change }
}

/**
 * The quote request of a well-filled form, for work at another address than the client's, without
 * optional fields.
 */
export function requestBody(clientid: string, change: Partial<RequestBody> = {}): RequestBody {
  const { selectedService, estimates: _, ...request } = sample.requestBody(clientid)
  return {
    ...request,
    selectedService: selectedService.map((service) => ({
      ...service,
      serviceAddress: {
        ...service.serviceAddress,
        street1: '14 Oak Street',
        addressType: 'Business',
      },
    })),
    additionalNotes: 'The gate is on the left.',
    ...change,
  }
}

/** The id in the answer of a call that made something. */
export function createdId(body: Record<string, unknown>, noun: string): string {
  const thing = body[noun]
  if (typeof thing !== 'object' || thing === null || !('_id' in thing)) throw new Error('no id')
  return String(thing._id)
}
