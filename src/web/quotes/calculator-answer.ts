import * as z from 'zod/mini'
import { askFor, type CalculatorAnswer } from '#domain/quotes/measured-draft.ts'
import type { CatalogService, QuoteDraft } from '#domain/quotes/quote-draft.ts'

const handedOver = z.object({
  answer: z.object({
    materialId: z.string(),
    measures: z.unknown(),
    amount: z.string(),
    product: z.optional(z.object({ slug: z.string(), name: z.string() })),
    companions: z.array(z.object({ materialId: z.string(), amount: z.string() })),
  }),
})

/** The state of a navigation that hands the calculator's answer to the quote form. */
export interface HandedOver {
  readonly answer: CalculatorAnswer
}

/** Returns the change of the draft by the calculator's answer; none without a readable one. */
export function takeOver(
  state: unknown,
  catalog: readonly CatalogService[],
): (draft: QuoteDraft) => QuoteDraft {
  const read = handedOver.safeParse(state)
  return (draft) => (read.success ? askFor(draft, read.data.answer, catalog) : draft)
}
