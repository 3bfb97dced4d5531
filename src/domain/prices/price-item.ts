import * as z from 'zod/mini'
import { lengthOf } from '#domain/fields.ts'
import type { Rate } from '#domain/money/arithmetic.ts'

/** What a price is for. */
export const priceKinds = ['material', 'labor', 'other'] as const
export type PriceKind = (typeof priceKinds)[number]

/** Each kind as the price list heads it. */
export const priceKindNames: Readonly<Record<PriceKind, string>> = {
  material: 'Material',
  labor: 'Labor',
  other: 'Other',
}

/** What one unit of something costs the customer, and the company. */
export interface PriceFacts {
  readonly kind: PriceKind
  readonly name: string
  /** "cubic yard", "ton", "hour"; empty for a lump sum. */
  readonly unit: string
  readonly priceCents: number
  /** Null where it is not known. */
  readonly costCents: number | null
  readonly isTaxable: boolean
  /** Id of the site's item (`soil-mulch/topsoil`), by which calculated amounts find their price. */
  readonly material: string | null
}

/** An item of the price list. */
export interface PriceItem extends PriceFacts {
  readonly id: string
  /** Rises with every change. */
  readonly revision: number
}

/** Longest texts of an item, in characters: one line of a document. */
export const priceLengths = { name: 120, unit: 30 } as const

/** Largest price or cost of one unit: ten million dollars, in cents. */
export const maxPriceCents = 1_000_000_000

const text = (most: number, error: string) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => lengthOf(typed) <= most, { error }),
  )

const cents = z
  .number({ error: 'Enter an amount like 42.50.' })
  .check(
    z.int({ error: 'Enter an amount like 42.50.' }),
    z.minimum(0, { error: 'Enter an amount of zero or more.' }),
    z.maximum(maxPriceCents, { error: 'That is more than ten million dollars.' }),
  )

/** What form and CSV accept of an item. */
export const priceFacts = z.object({
  kind: z.enum(priceKinds, { error: 'Choose Material, Labor or Other.' }),
  name: text(priceLengths.name, 'Please use at most 120 characters.').check(
    z.minLength(1, { error: 'Enter a name.' }),
  ),
  unit: text(priceLengths.unit, 'Please use at most 30 characters.'),
  priceCents: cents,
  costCents: z.nullable(cents),
  isTaxable: z.boolean(),
  material: z.nullable(z.string().check(z.maxLength(200))),
})

/** What bringing a load to a group of ZIP codes costs. */
export interface DeliveryZone {
  readonly name: string
  readonly zips: readonly string[]
  /** Of one load. */
  readonly priceCents: number
  readonly costCents: number | null
}

/** Sales tax of a county, and the ZIP codes that are in it. */
export interface CountyTax {
  readonly county: string
  readonly rate: Rate
  readonly zips: readonly string[]
}

/** Zone that a ZIP code is in; null where we have no price for the way. */
export function zoneFor(zones: readonly DeliveryZone[], zip: string): DeliveryZone | null {
  return zones.find(({ zips }) => zips.includes(zip)) ?? null
}

/** Tax of the county that a ZIP code is in; null where no county names it. */
export function countyTaxFor(taxes: readonly CountyTax[], zip: string): CountyTax | null {
  return taxes.find(({ zips }) => zips.includes(zip)) ?? null
}

/** The activity of the price list. */
export type PriceEvent =
  | {
      readonly kind: 'price-added' | 'price-saved' | 'price-removed'
      readonly data: Readonly<Record<never, never>>
    }
  | {
      readonly kind: 'prices-imported'
      readonly data: { readonly added: number; readonly changed: number }
    }
  | { readonly kind: 'prices-taken-back'; readonly data: { readonly count: number } }
