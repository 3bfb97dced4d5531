import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { isRecord } from '#domain/is-record.ts'
import type { QuoteDocument } from './document.ts'
import { quoteDocument } from './document-schema.ts'
import { paymentsOf, totalsOf } from './totals.ts'
import { type QuoteKind, quoteKinds } from './written-quote.ts'

const party = { name: z.string(), phone: z.string(), email: z.string(), address: addressParts }

/** Schema of all texts and figures of a version as it was sent, which the customer accepts. */
export const versionContent = z.object({
  /** Number of this format, for later versions of the program. */
  format: z.literal(1),
  number: z.number(),
  kind: z.enum(quoteKinds),
  /** For a change order: the number of the quote that it changes; null otherwise. */
  changes: z.nullable(z.number()),
  version: z.number(),
  sentOn: z.string(),
  /** The company at the top. */
  letterhead: z.object(party),
  recipient: z.object(party),
  /** Without the company's costs. */
  document: quoteDocument,
  /** Differences from the former version, in sentences; empty for the first. */
  revisions: z.array(z.string()),
  /** The sentence that the customer agrees to. */
  consent: z.string(),
  /** Figures of the default choice, in cents; printed, and compared at acceptance. */
  figures: z.object({
    lines: z.record(z.string(), z.number()),
    subtotalCents: z.number(),
    discountCents: z.number(),
    taxCents: z.number(),
    totalCents: z.number(),
    payments: z.array(z.number()),
  }),
})

export type VersionContent = DeepReadonly<z.infer<typeof versionContent>>

/** The sentence beside the box that is ticked to accept. */
export const consentWording = (kind: QuoteKind, company: string): string =>
  `I accept this ${kind === 'change-order' ? 'change order' : 'quote'} and its terms, and ask ${company} to ${asked[kind]}. Typing my name here counts as my signature.`

const asked: Readonly<Record<QuoteKind, string>> = {
  quote: 'do the work at the prices stated',
  'change-order': 'change the work at the prices stated',
  delivery: 'deliver at the prices stated',
}

/** The document as the customer gets it: without costs and references to the price list. */
export function withoutCosts(document: QuoteDocument): QuoteDocument {
  const sections = document.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, costCents: null, priceItemId: null })),
  }))
  return { ...document, sections }
}

/** The figures of the default choice of lines, in cents. */
export function figuresOf(document: QuoteDocument): VersionContent['figures'] {
  const totals = totalsOf(document, [])
  return {
    lines: Object.fromEntries([...totals.lines].map(([id, { cents }]) => [id, cents])),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    taxCents: totals.tax?.cents ?? 0,
    totalCents: totals.totalCents,
    payments: paymentsOf(document, totals.totalCents).map(({ cents }) => cents),
  }
}

/** JSON with sorted keys, so that equal content is equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isRecord(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  )
}
