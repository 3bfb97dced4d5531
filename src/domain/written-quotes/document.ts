import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { amountOfUnit, amountText } from '#domain/money/amount-text.ts'
import { day } from '#domain/time.ts'
import type { quoteDocument } from './document-schema.ts'

/** Longest quote as JSON, in characters: all its parts at their limits fit. */
export const maxQuoteLength = 200_000

/** Largest drawing, in bytes. */
export const maxDrawingBytes = 10 * 1024 * 1024

/**
 * How long an unused drawing is kept, in milliseconds: a form that a browser preserved may still
 * refer to it.
 */
export const unusedDrawingsKept = 30 * day

/** The key of a drawing in the file store. */
export const drawingFile = (fileId: string): string => `quotes/${fileId}`

/** All texts and figures of a written quote as the customer sees them; costs are for the desk. */
export type QuoteDocument = DeepReadonly<z.infer<typeof quoteDocument>>
export type QuoteSection = QuoteDocument['sections'][number]
/** `quantity` is in thousandths of the unit, and prices are cents for a whole unit. */
export type QuoteLine = QuoteSection['lines'][number]
export type Discount = NonNullable<QuoteDocument['discount']>
/** A payment of the schedule. */
export type Stage = QuoteDocument['schedule'][number]
export type Share = Stage['share']

/** The only payment of a quote without a schedule. */
export const wholeStage: Stage = {
  id: 'whole',
  name: 'Total',
  share: { is: 'rest' },
  due: 'done',
}

/** The lines of all sections, in order. */
export const linesOf = ({ sections }: Pick<QuoteDocument, 'sections'>): readonly QuoteLine[] =>
  sections.flatMap(({ lines }) => lines)

/** Whether the headings are numbered: where each of several sections has one. */
export const hasNumberedHeadings = (sections: readonly Pick<QuoteSection, 'name'>[]): boolean =>
  sections.length > 1 && sections.every(({ name }) => name !== '')

/** `240 blocks at $12.50`; empty for a lump sum. */
export function eachText({
  quantity,
  unit,
  priceCents,
}: Pick<QuoteLine, 'quantity' | 'unit' | 'priceCents'>): string {
  const isLump = quantity === 1000 && unit === ''
  return isLump ? '' : `${amountOfUnit(quantity, unit)} at ${amountText(priceCents)}`
}

export const emptyLine = {
  detail: '',
  priceCents: 0,
  costCents: null,
  isTaxable: true,
  offer: { is: 'fixed' },
  priceItemId: null,
} as const

export const emptyDocument: QuoteDocument = {
  title: '',
  sections: [],
  discount: null,
  tax: null,
  schedule: [],
  validUntil: null,
  terms: '',
  note: '',
  photographs: [],
  drawing: null,
}
