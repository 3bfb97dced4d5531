import { amountOfUnit, amountText } from '#domain/money/amount-text.ts'
import type { Rate, Thousandths } from '#domain/money/arithmetic.ts'
import { day, type CalendarDate } from '#domain/time.ts'

/** Largest drawing, in bytes. */
export const maxDrawingBytes = 10 * 1024 * 1024

/**
 * How long an unused drawing is kept, in milliseconds: a form that a browser preserved may still
 * refer to it.
 */
export const unusedDrawingsKept = 30 * day

/** Key of the file of a drawing. */
export const drawingFile = (fileId: string): string => `quotes/${fileId}`

/** Whether a line always counts, or the customer chooses: by itself, or one of a group. */
export type Offer =
  | { readonly is: 'fixed' }
  | { readonly is: 'optional' }
  /** Exactly one line of a group counts: the first, unless the customer chooses another. */
  | { readonly is: 'one-of'; readonly group: string }

/** A line of a written quote. */
export interface QuoteLine {
  /** Unique within its quote, across all versions. */
  readonly id: string
  readonly text: string
  /** A sentence or two below the name; may be empty. */
  readonly detail: string
  readonly quantity: Thousandths
  /** As it is shown: "cubic yard", "hour"; empty for a lump sum. */
  readonly unit: string
  /** Price of one unit; negative for a credit. */
  readonly priceCents: number
  /** Cost of one unit to the company, only for the desk; null if unknown. */
  readonly costCents: number | null
  readonly isTaxable: boolean
  readonly offer: Offer
  /** The item of the price list that the line was made from; null if none. */
  readonly priceItemId: string | null
}

/** Lines under a heading. */
export interface QuoteSection {
  readonly id: string
  /** Empty if there is no heading. */
  readonly name: string
  readonly lines: readonly QuoteLine[]
}

/** A discount on the sum of the lines. */
export type Discount =
  | { readonly is: 'percent'; readonly rate: Rate }
  | { readonly is: 'amount'; readonly cents: number }

/** Sales tax of the county of delivery. */
export interface QuoteTax {
  readonly county: string
  readonly rate: Rate
}

/** Events that make a payment due. */
export const dueMoments = ['accepted', 'start', 'stage', 'done'] as const
export type DueMoment = (typeof dueMoments)[number]

/** The text of each in documents. */
export const dueLabels: Readonly<Record<DueMoment, string>> = {
  accepted: 'when you accept',
  start: 'before work starts',
  stage: 'when this stage is done',
  done: 'when all work is done',
}

/** The size of a payment. `rest`: everything that earlier payments leave, for the last one. */
export type Share =
  | { readonly is: 'percent'; readonly rate: Rate }
  | { readonly is: 'amount'; readonly cents: number }
  | { readonly is: 'rest' }

/** A payment of the schedule. */
export interface Stage {
  readonly id: string
  readonly name: string
  readonly share: Share
  readonly due: DueMoment
}

/**
 * All texts and figures of a written quote, as the customer sees them; costs are only for the desk.
 */
export interface QuoteDocument {
  readonly title: string
  readonly sections: readonly QuoteSection[]
  readonly discount: Discount | null
  /** Null if nothing is taxed. */
  readonly tax: QuoteTax | null
  /** Empty for one payment of everything when all work is done. */
  readonly schedule: readonly Stage[]
  /** Last day on which it can be accepted; null if not set yet. */
  readonly validUntil: CalendarDate | null
  readonly terms: string
  /** A note to the customer above the lines. */
  readonly note: string
  /** Ids of photographs of the request. */
  readonly photographs: readonly string[]
  /** A PDF drawing, with the name of the chosen file; null if there is none. */
  readonly drawing: { readonly fileId: string; readonly name: string } | null
}

/** The only payment of a quote without a schedule. */
export const wholeStage: Stage = {
  id: 'whole',
  name: 'Total',
  share: { is: 'rest' },
  due: 'done',
}

/** The lines of all sections, in order. */
export function linesOf({ sections }: Pick<QuoteDocument, 'sections'>): readonly QuoteLine[] {
  return sections.flatMap(({ lines }) => lines)
}

/** `240 blocks at $12.50`; empty for a lump sum. */
export function eachText({
  quantity,
  unit,
  priceCents,
}: Pick<QuoteLine, 'quantity' | 'unit' | 'priceCents'>): string {
  const isLump = quantity === 1000 && unit === ''
  return isLump ? '' : `${amountOfUnit(quantity, unit)} at ${amountText(priceCents)}`
}

/** A document without content. */
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
