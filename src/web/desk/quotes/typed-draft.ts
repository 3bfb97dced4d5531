import * as z from 'zod/mini'
import { dueMoments } from '#domain/written-quotes/document.ts'
import type { TypedQuote } from './typed-quote.ts'

const line = z.object({
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

const stage = z.object({
  id: z.string(),
  name: z.string(),
  share: z.string(),
  due: z.enum(dueMoments),
})

const typedQuote: z.ZodMiniType<TypedQuote> = z.object({
  title: z.string(),
  sections: z.array(z.object({ id: z.string(), name: z.string(), lines: z.array(line) })),
  discount: z.string(),
  county: z.string(),
  taxRate: z.string(),
  stages: z.array(stage),
  validUntil: z.string(),
  terms: z.string(),
  note: z.string(),
  photographs: z.array(z.string()),
  drawing: z.nullable(z.object({ fileId: z.string(), name: z.string() })),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

/** A draft in the browser's storage; `seen`: the revision that it is based on. */
export const typedDraft = z.object({ seen: z.number(), typed: typedQuote })
