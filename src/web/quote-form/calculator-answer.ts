import * as z from 'zod/mini'
import { askFor, type CalculatorAnswer } from '#domain/quote-requests/measured-draft.ts'
import type { CatalogService, QuoteDraft } from '#domain/quote-requests/quote-draft.ts'

const handedOver = z.object({
  answer: z.object({
    materialId: z.string(),
    measures: z.unknown(),
    amount: z.string(),
    product: z.optional(z.object({ slug: z.string(), name: z.string() })),
    companions: z.array(z.object({ materialId: z.string(), amount: z.string() })),
  }),
  corrects: z.optional(z.unknown()),
})

/** The state of a navigation that hands the calculator's answer to the quote form. */
export interface HandedOver {
  readonly answer: CalculatorAnswer
  /** The measures of the same material that the visitor came back to correct. */
  readonly corrects?: unknown
}

/** Returns the change of the draft by the calculator's answer; none without a readable one. */
export function takeOver(
  state: unknown,
  catalog: readonly CatalogService[],
): (draft: QuoteDraft) => QuoteDraft {
  const read = handedOver.safeParse(state)
  if (!read.success) return (draft) => draft
  const { answer, corrects = null } = read.data
  return (draft) => askFor(draft, answer, catalog, { corrects })
}
