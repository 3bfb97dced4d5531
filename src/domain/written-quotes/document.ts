import { amountOfUnit, amountText } from '#domain/money/amount-text.ts'
import type { Rate, Thousandths } from '#domain/money/arithmetic.ts'
import { day, type CalendarDate } from '#domain/time.ts'

/** Largest drawing, in bytes. */
export const maxDrawingBytes = 10 * 1024 * 1024

/**
 * For how long a drawing is kept that no quote shows, in milliseconds: a form that a browser keeps may
 * still name it.
 */
export const unusedDrawingsKept = 30 * day

/** Key of the file of a drawing. */
export const drawingFile = (fileId: string): string => `quotes/${fileId}`

/** Whether a line always counts, or the customer decides: on its own, or one of a group. */
export type Offer =
  | { readonly is: 'fixed' }
  | { readonly is: 'optional' }
  /** Exactly one line of a group counts, the first unless the customer chooses another. */
  | { readonly is: 'one-of'; readonly group: string }

/** A line of a written quote. */
export interface QuoteLine {
  /** Unique within its quote, over all of its versions. */
  readonly id: string
  readonly text: string
  /** A sentence or two below it; empty without one. */
  readonly detail: string
  readonly quantity: Thousandths
  /** As it is shown: "cubic yard", "hour"; empty for a lump sum. */
  readonly unit: string
  /** Price of one unit; below zero for a credit. */
  readonly priceCents: number
  /** What one unit costs the company, for the desk alone; null where that is not known. */
  readonly costCents: number | null
  readonly isTaxable: boolean
  readonly offer: Offer
  /** The item of the price list that it came from. */
  readonly priceItemId: string | null
}

/** Lines under a heading. */
export interface QuoteSection {
  readonly id: string
  /** Empty where the lines need none. */
  readonly name: string
  readonly lines: readonly QuoteLine[]
}

/** Off the sum of the lines. */
export type Discount =
  | { readonly is: 'percent'; readonly rate: Rate }
  | { readonly is: 'amount'; readonly cents: number }

/** Sales tax by the county where it is delivered. */
export interface QuoteTax {
  readonly county: string
  readonly rate: Rate
}

/** When a payment falls due. */
export const dueMoments = ['accepted', 'start', 'stage', 'done'] as const
export type DueMoment = (typeof dueMoments)[number]

/** When each is due, as documents say it. */
export const dueWords: Readonly<Record<DueMoment, string>> = {
  accepted: 'when you accept',
  start: 'before work starts',
  stage: 'when this stage is done',
  done: 'when all work is done',
}

/** How large a payment is. `rest`: whatever the payments before it leave, of the last one. */
export type Share =
  | { readonly is: 'percent'; readonly rate: Rate }
  | { readonly is: 'amount'; readonly cents: number }
  | { readonly is: 'rest' }

/** One payment of the schedule. */
export interface Stage {
  readonly id: string
  readonly name: string
  readonly share: Share
  readonly due: DueMoment
}

/** All words and figures of a written quote, as the customer sees them; costs are the desk's. */
export interface QuoteDocument {
  readonly title: string
  readonly sections: readonly QuoteSection[]
  readonly discount: Discount | null
  /** Null where nothing is taxed. */
  readonly tax: QuoteTax | null
  /** Empty: all of it when all work is done. */
  readonly schedule: readonly Stage[]
  /** Last day on which it can be accepted. */
  readonly validUntil: CalendarDate | null
  readonly terms: string
  /** To the customer, above the lines. */
  readonly note: string
  /** Ids of photographs of the request. */
  readonly photographs: readonly string[]
  /** A drawing in PDF; its name as it was chosen. */
  readonly drawing: { readonly fileId: string; readonly name: string } | null
}

/** The one payment of a quote without a schedule. */
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

/** A quote with nothing in it yet. */
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
