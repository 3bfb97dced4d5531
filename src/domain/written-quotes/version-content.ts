import * as z from 'zod/mini'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { QuoteDocument } from './document.ts'
import { quoteDocument } from './document-schema.ts'
import { paymentsOf, totalsOf } from './totals.ts'
import { quoteKinds, type QuoteKind, type QuoteRecipient } from './written-quote.ts'

/** The company as it stood above a version. */
export interface QuoteLetterhead {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: AddressParts
}

/** All words and figures of a version as it was sent: what the customer accepts. */
export interface VersionContent {
  /** Of this shape of content, for programs to come. */
  readonly format: 1
  readonly number: number
  readonly kind: QuoteKind
  /** Of a change order: the number of the quote that it changes. */
  readonly changes: number | null
  readonly version: number
  readonly sentOn: CalendarDate
  readonly letterhead: QuoteLetterhead
  readonly recipient: QuoteRecipient
  /** Without what things cost the company. */
  readonly document: QuoteDocument
  /** What the version before does not say, in sentences; empty for the first. */
  readonly revisions: readonly string[]
  /** The sentence that the customer agrees to. */
  readonly consent: string
  /** With what counts unless the customer picks, in cents; printed, and checked by what accepts. */
  readonly figures: {
    readonly lines: Readonly<Record<string, number>>
    readonly subtotalCents: number
    readonly discountCents: number
    readonly taxCents: number
    readonly totalCents: number
    readonly payments: readonly number[]
  }
}

/** The sentence beside the box that is ticked to accept. */
export const consentWording = (company: string): string =>
  `I accept this quote and its terms, and ask ${company} to do the work at the prices stated. Typing my name here counts as my signature.`

/** The document without what things cost the company. */
export function withoutCosts(document: QuoteDocument): QuoteDocument {
  const sections = document.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, costCents: null, priceItemId: null })),
  }))
  return { ...document, sections }
}

/** The figures that stand in a version. */
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

/** JSON with the keys of every object in one order, so that the same content is the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  )
}

const address = z.object({
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

/** Content as it is read back. */
export const versionContent: z.ZodMiniType<VersionContent> = z.object({
  format: z.literal(1),
  number: z.number(),
  kind: z.enum(quoteKinds),
  changes: z.nullable(z.number()),
  version: z.number(),
  sentOn: z.string(),
  letterhead: z.object({ name: z.string(), phone: z.string(), email: z.string(), address }),
  recipient: z.object({ name: z.string(), phone: z.string(), email: z.string(), address }),
  document: quoteDocument,
  revisions: z.array(z.string()),
  consent: z.string(),
  figures: z.object({
    lines: z.record(z.string(), z.number()),
    subtotalCents: z.number(),
    discountCents: z.number(),
    taxCents: z.number(),
    totalCents: z.number(),
    payments: z.array(z.number()),
  }),
})
