import * as z from 'zod/mini'
import { lengthOf } from '#domain/fields.ts'
import type { Rate } from '#domain/money/arithmetic.ts'
import { tooLong } from '#domain/typed-fields.ts'

/** The kinds of things that prices are charged for. */
export const priceKinds = ['material', 'labor', 'other'] as const
export type PriceKind = (typeof priceKinds)[number]

/** The heading of each kind in the price list. */
export const priceKindNames: Readonly<Record<PriceKind, string>> = {
  material: 'Material',
  labor: 'Labor',
  other: 'Other',
}

/** Price and cost of one unit of an item. */
export interface PriceFacts {
  readonly kind: PriceKind
  readonly name: string
  /** "cubic yard", "ton", "hour"; empty for a lump sum. */
  readonly unit: string
  readonly priceCents: number
  /** Null if unknown. */
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

/** Maximum length of texts, in characters: one line of a document. */
export const priceLengths = { name: 120, unit: 30 } as const

/** Largest price or cost of one unit, in cents: ten million dollars. */
export const maxPriceCents = 1_000_000_000

const text = (most: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => lengthOf(typed) <= most, { error: tooLong(most) }),
  )

const cents = z
  .number({ error: 'Enter an amount like 42.50.' })
  .check(
    z.int({ error: 'Enter an amount like 42.50.' }),
    z.minimum(0, { error: 'Enter an amount of zero or more.' }),
    z.maximum(maxPriceCents, { error: 'That is more than ten million dollars.' }),
  )

/** Schema of an item, shared by form and CSV. */
export const priceFacts = z.object({
  kind: z.enum(priceKinds, { error: 'Choose Material, Labor or Other.' }),
  name: text(priceLengths.name).check(z.minLength(1, { error: 'Enter a name.' })),
  unit: text(priceLengths.unit),
  priceCents: cents,
  costCents: z.nullable(cents),
  isTaxable: z.boolean(),
  material: z.nullable(z.string().check(z.maxLength(200))),
})

/** Delivery fee for a group of ZIP codes. */
export interface DeliveryZone {
  readonly name: string
  readonly zips: readonly string[]
  /** For one load, in cents. */
  readonly priceCents: number
  readonly costCents: number | null
}

/** Sales tax of a county, with its ZIP codes. */
export interface CountyTax {
  readonly county: string
  readonly rate: Rate
  readonly zips: readonly string[]
}

/** The zone of a ZIP code; null if there is no delivery price for it. */
export function zoneFor(zones: readonly DeliveryZone[], zip: string): DeliveryZone | null {
  return zones.find(({ zips }) => zips.includes(zip)) ?? null
}

/** The tax of the county of a ZIP code; null if no county has it. */
export function countyTaxFor(taxes: readonly CountyTax[], zip: string): CountyTax | null {
  return taxes.find(({ zips }) => zips.includes(zip)) ?? null
}

/** An activity of the price list. */
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
