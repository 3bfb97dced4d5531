import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import { addressTypes } from '#domain/addresses/address-parts.ts'
import { requestEstimates } from '#domain/materials/stored-estimate.ts'
import { spamSignals } from './spam-signals.ts'

const address = z.extend(addressParts, { addressType: z.enum(addressTypes) })

const service = {
  id: z.string(),
  name: z.string(),
  materials: z.array(z.object({ id: z.string(), name: z.string() })),
}

/** Schemas of parts of a request as stored with it and its emails. */
export const storedParts = {
  catalog: z.array(z.object(service)),
  /** Each with the address of the work. */
  requestedServices: z.array(z.object({ ...service, address })),
  requestEstimates,
  spamSignals: z.array(z.enum(spamSignals)),
}

const lead = {
  id: z.string(),
  /** Like all moments, in epoch milliseconds. */
  createdAt: z.number(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** 10 digits, US. */
    phone: z.string(),
  }),
  address,
  consent: z.object({ wording: z.string(), at: z.number() }),
  /** Signals of spam, named as in the table and in queued emails. */
  signs: storedParts.spamSignals,
}

/** Schema of a request for a quote as stored with its emails. */
export const storedCompleteLead = z.object({
  ...lead,
  status: z.literal('complete'),
  request: z.object({
    id: z.string(),
    at: z.number(),
    services: storedParts.requestedServices,
    projectDetails: z.string(),
    additionalNotes: z.string(),
    estimates: z._default(requestEstimates, []),
    preferences: z._default(z.record(z.string(), z.string()), {}),
  }),
})

/** Schema of such a request, or of one of which only the first call has arrived. */
export const storedLead = z.union([
  z.object({ ...lead, status: z.literal('incomplete'), request: z.null() }),
  storedCompleteLead,
])
