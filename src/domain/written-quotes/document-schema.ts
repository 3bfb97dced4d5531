import * as z from 'zod/mini'
import { lengthOf } from '#domain/fields.ts'
import { wholeRate } from '#domain/money/arithmetic.ts'
import { priceLengths } from '#domain/prices/price-item.ts'
import { typedDate } from '#domain/typed-date.ts'
import { tooLong } from '#domain/typed-fields.ts'
import { dueMoments, type QuoteDocument } from './document.ts'

/** Maximum text lengths and numbers of parts, which fit the pages of a quote. */
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
} as const

const text = (most: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => lengthOf(typed) <= most, { error: tooLong(most) }),
  )

const id = z.string().check(z.minLength(1), z.maxLength(60))
const maxCents = 1_000_000_000
const cents = z.int().check(z.minimum(0), z.maximum(maxCents))
const rate = z.int().check(z.minimum(0), z.maximum(wholeRate))

const offer = z.discriminatedUnion('is', [
  z.object({ is: z.literal('fixed') }),
  z.object({ is: z.literal('optional') }),
  z.object({
    is: z.literal('one-of'),
    group: text(60).check(z.minLength(1, { error: 'Name the choice.' })),
  }),
])

const line = z.object({
  id,
  text: text(quoteLimits.line),
  detail: text(quoteLimits.detail),
  quantity: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  unit: text(priceLengths.unit),
  priceCents: z.int().check(z.minimum(-maxCents), z.maximum(maxCents)),
  costCents: z.nullable(cents),
  isTaxable: z.boolean(),
  offer,
  priceItemId: z.nullable(id),
})

const share = z.discriminatedUnion('is', [
  z.object({ is: z.literal('percent'), rate }),
  z.object({ is: z.literal('amount'), cents }),
  z.object({ is: z.literal('rest') }),
])

/** Schema of a document in drafts and from the editor, finished or not. */
export const quoteDocument: z.ZodMiniType<QuoteDocument> = z
  .object({
    title: text(quoteLimits.title),
    sections: z
      .array(z.object({ id, name: text(quoteLimits.title), lines: z.array(line) }))
      .check(z.maxLength(quoteLimits.sections)),
    discount: z.nullable(
      z.discriminatedUnion('is', [
        z.object({ is: z.literal('percent'), rate }),
        z.object({ is: z.literal('amount'), cents }),
      ]),
    ),
    tax: z.nullable(z.object({ county: text(60), rate })),
    schedule: z
      .array(z.object({ id, name: text(quoteLimits.title), share, due: z.enum(dueMoments) }))
      .check(z.maxLength(quoteLimits.stages)),
    validUntil: z.nullable(typedDate('Choose a day.')),
    terms: text(quoteLimits.terms),
    note: text(quoteLimits.note),
    photographs: z.array(id).check(z.maxLength(quoteLimits.photographs)),
    drawing: z.nullable(z.object({ fileId: id, name: text(200) })),
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
