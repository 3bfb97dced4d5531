import * as z from 'zod/mini'
import type { CalendarDate } from '#domain/time.ts'
import { typedDate } from '#domain/typed-fields.ts'
import { dayText } from './special-days.ts'

/** Schema of the products out of stock, by slug, until a day or until someone changes it. */
export const stock = z.object({
  out: z
    .array(
      z.object({
        slug: z.string(),
        /** The day on which it is back. */
        until: z.exactOptional(typedDate('Choose a day.')),
      }),
    )
    .check(z.maxLength(2000)),
})

export type Stock = z.infer<typeof stock>

/** The entry of a product that is out of stock on that day; null if it is in stock. */
export function outOfStock(
  { out }: Stock,
  slug: string,
  today: CalendarDate,
): Stock['out'][number] | null {
  const found = out.find((each) => each.slug === slug)
  return found === undefined || (found.until !== undefined && found.until <= today) ? null : found
}

/** Whether a product is back in stock on that day by its entry. */
export const isBackOn = ({ out }: Stock, slug: string, today: CalendarDate): boolean =>
  out.some((each) => each.slug === slug && each.until === today)

/** `Out of stock`, `Out of stock until Friday, June 5` */
export function outText({ until }: Stock['out'][number], today: CalendarDate): string {
  if (until === undefined) return 'Out of stock'
  return `Out of stock until ${dayText(until, today)}`
}

/** Marks a product as out of stock, until a day or without a date, or as back. */
export interface StockChange {
  readonly slug: string
  readonly isOut: boolean
  readonly until?: string
}

/** The list with that product out of stock or back in stock, without entries that are over. */
export function withStock(
  { out }: Stock,
  { slug, isOut, until }: StockChange,
  today: CalendarDate,
): Stock {
  // One that is back today stays, because its visitors are emailed later that day.
  const others = out.filter((each) => each.slug !== slug && (each.until ?? today) >= today)
  if (!isOut) return { out: others }
  return { out: [...others, { slug, ...(until === undefined ? {} : { until }) }] }
}
