import * as sample from '#bench/sample-bodies.ts'
import { quotePaths, type ClientBody, type RequestBody } from '#contract/quotes.ts'
import { call } from './api-calls.ts'
import type { TestSite } from './test-site.ts'

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

/** The id in the answer to the first call of the form. */
export function clientId({ client }: Record<string, unknown>): string {
  if (typeof client !== 'object' || client === null || !('_id' in client)) throw new Error('no id')
  return String(client._id)
}

/** Sends the first call of the form; returns the id of the client. */
export async function newClient(
  site: Pick<TestSite, 'app'>,
  change: Partial<ClientBody> = {},
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  return clientId((await call(site, 'POST', quotePaths.client, clientBody(change), headers)).body)
}
