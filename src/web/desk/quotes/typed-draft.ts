import * as z from 'zod/mini'
import { dueMoments } from '#domain/written-quotes/due-moments.ts'

/** A line as typed; its numbers may be invalid. */
export type TypedLine = z.infer<typeof typedLine>

const typedLine = z.object({
  id: z.string(),
  text: z.string(),
  detail: z.string(),
  quantity: z.string(),
  unit: z.string(),
  price: z.string(),
  cost: z.string(),
  isTaxable: z.boolean(),
  offer: z.enum(['fixed', 'optional', 'one-of']),
  group: z.string(),
  priceItemId: z.nullable(z.string()),
})

const typedStage = z.object({
  id: z.string(),
  name: z.string(),
  /** `30%` or `$2,000`; empty for the last payment, which takes the rest. */
  share: z.string(),
  due: z.enum(dueMoments),
})

export type TypedSection = z.infer<typeof typedSection>

const typedSection = z.object({
  id: z.string(),
  name: z.string(),
  lines: z.readonly(z.array(typedLine)),
})

export type TypedQuote = z.infer<typeof typedQuote>

const typedQuote = z.object({
  title: z.string(),
  sections: z.readonly(z.array(typedSection)),
  /** `5%` or `$250`; empty for none. */
  discount: z.string(),
  county: z.string(),
  /** Percent; empty without tax. */
  taxRate: z.string(),
  stages: z.readonly(z.array(typedStage)),
  validUntil: z.string(),
  terms: z.string(),
  note: z.string(),
  photographs: z.readonly(z.array(z.string())),
  drawing: z.nullable(z.object({ fileId: z.string(), name: z.string() })),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

/** Name of the editor's draft in the browser's storage. */
export const quoteDraft = (id: string) => `quote ${id}`

/** A draft in the browser's storage; `seen`: the revision that it is based on. */
export const typedDraft = z.object({ seen: z.number(), typed: typedQuote })
