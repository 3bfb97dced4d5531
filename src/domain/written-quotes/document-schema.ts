import * as z from 'zod/mini'
import { wholeRate } from '#domain/money/arithmetic.ts'
import { maxPriceCents, priceLengths } from '#domain/prices/price-item.ts'
import { shortText, typedDate } from '#domain/typed-fields.ts'
import { dueMoments } from './due-moments.ts'

/** Maximum text lengths, numbers of parts and figures, which fit the pages of a quote. */
export const quoteLimits = {
  title: 120,
  line: 160,
  detail: 600,
  terms: 6_000,
  note: 2_000,
  sections: 20,
  lines: 120,
  stages: 12,
  photographs: 10,
  /** Of one unit or payment. */
  cents: maxPriceCents,
  /** In thousandths. */
  quantity: 1_000_000_000,
} as const

const id = z.string().check(z.minLength(1), z.maxLength(60))
const cents = z.int().check(z.minimum(0), z.maximum(quoteLimits.cents))
/** In thousandths of a percent. */
const rate = z.int().check(z.minimum(0), z.maximum(wholeRate))

/** Whether a line always counts, or the customer chooses: by itself, or one of a group. */
const offer = z.discriminatedUnion('is', [
  z.object({ is: z.literal('fixed') }),
  z.object({ is: z.literal('optional') }),
  // Exactly one line of a group counts: the first, unless the customer chooses another.
  z.object({
    is: z.literal('one-of'),
    group: shortText(60).check(z.minLength(1, { error: 'Name the choice.' })),
  }),
])

const line = z.object({
  /** Unique within its quote, across all versions. */
  id,
  text: shortText(quoteLimits.line),
  /** A sentence or two below the name; may be empty. */
  detail: shortText(quoteLimits.detail),
  /** In thousandths. */
  quantity: z.int().check(z.minimum(0), z.maximum(quoteLimits.quantity)),
  /** As it is shown: "cubic yard", "hour"; empty for a lump sum. */
  unit: shortText(priceLengths.unit),
  /** Price of one unit; negative for a credit. */
  priceCents: z.int().check(z.minimum(-quoteLimits.cents), z.maximum(quoteLimits.cents)),
  /** Cost of one unit to the company, only for the desk; null if unknown. */
  costCents: z.nullable(cents),
  isTaxable: z.boolean(),
  offer,
  /** The item of the price list that the line was made from; null if none. */
  priceItemId: z.nullable(id),
})

/** The size of a payment. `rest`: everything that earlier payments leave, for the last one. */
const share = z.discriminatedUnion('is', [
  z.object({ is: z.literal('percent'), rate }),
  z.object({ is: z.literal('amount'), cents }),
  z.object({ is: z.literal('rest') }),
])

/** Schema of a document in drafts and from the editor, finished or not. */
export const quoteDocument = z
  .object({
    title: shortText(quoteLimits.title),
    sections: z
      // The name is empty if there is no heading.
      .array(z.object({ id, name: shortText(quoteLimits.title), lines: z.array(line) }))
      .check(z.maxLength(quoteLimits.sections)),
    discount: z.nullable(
      z.discriminatedUnion('is', [
        z.object({ is: z.literal('percent'), rate }),
        z.object({ is: z.literal('amount'), cents }),
      ]),
    ),
    /** Sales tax of the county of delivery; null if nothing is taxed. */
    tax: z.nullable(z.object({ county: shortText(60), rate })),
    /** Empty for one payment of everything when all work is done. */
    schedule: z
      .array(z.object({ id, name: shortText(quoteLimits.title), share, due: z.enum(dueMoments) }))
      .check(z.maxLength(quoteLimits.stages)),
    /** Last day on which it can be accepted; null if not set yet. */
    validUntil: z.nullable(typedDate('Choose a day.')),
    terms: shortText(quoteLimits.terms),
    /** A note to the customer above the lines. */
    note: shortText(quoteLimits.note),
    /** Ids of photographs of the request. */
    photographs: z.array(id).check(z.maxLength(quoteLimits.photographs)),
    /** A PDF drawing, with the name of the chosen file. */
    drawing: z.nullable(z.object({ fileId: id, name: shortText(200) })),
  })
  .check(
    z.refine(
      ({ sections }) =>
        sections.reduce((all, { lines }) => all + lines.length, 0) <= quoteLimits.lines,
      {
        error: `A quote has at most ${quoteLimits.lines} lines.`,
      },
    ),
    z.refine(
      ({ sections }) => {
        const ids = sections.flatMap(({ lines }) => lines.map((each) => each.id))
        return new Set(ids).size === ids.length
      },
      { error: 'Two lines have the same id.' },
    ),
  )
