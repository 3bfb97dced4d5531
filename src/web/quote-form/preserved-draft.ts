import * as z from 'zod/mini'
import { idempotencyKey } from '#contract/text.ts'
import type { QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { parsedJson } from '#domain/text.ts'

/** A draft that outlives a reload of the page. */
export interface PreservedDraft {
  readonly draft: QuoteDraft
  /** The idempotency key under which it may already have been sent. */
  readonly key: string | null
}

/** Name under which this tab preserves the draft. */
export const preservedDraftName = 'evergreen.quote'

const line = z.string()
const id = z.string().check(z.maxLength(200))
const ids = z.array(id).check(z.maxLength(500))
const amount = z.string().check(z.maxLength(100))

const measuredMaterial = z.object({
  materialId: id,
  measures: z.unknown(),
  amount,
  product: z.optional(z.object({ slug: id, name: id })),
  companions: z.optional(z.array(z.object({ materialId: id, amount })).check(z.maxLength(10))),
})

const preservedDraftShape = z.object({
  key: z.nullable(idempotencyKey),
  draft: z.object({
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    street1: line,
    city: line,
    state: line,
    zip: line,
    addressType: line,
    sameAddress: z.boolean(),
    serviceStreet1: line,
    serviceCity: line,
    serviceState: line,
    serviceZip: line,
    serviceAddressType: line,
    projectDetails: z.string(),
    additionalNotes: z.string(),
    interestOptions: ids,
    materialOptions: ids,
    estimates: z._default(z.array(measuredMaterial), []),
    preferences: z._default(z.record(z.string(), line), {}),
  }),
})

/** Reads a stored draft; null if there is none, or none of this version of the form. */
export const readDraft = (stored: string | null): PreservedDraft | null =>
  preservedDraftShape.safeParse(parsedJson(stored ?? '')).data ?? null
