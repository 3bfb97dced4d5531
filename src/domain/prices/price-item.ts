import * as z from 'zod/mini'
import { shortText } from '#domain/typed-fields.ts'

/** The kinds of things that prices are charged for. */
export const priceKinds = ['material', 'labor', 'other'] as const
export type PriceKind = (typeof priceKinds)[number]

/** The heading of each kind in the price list. */
export const priceKindNames: Readonly<Record<PriceKind, string>> = {
  material: 'Material',
  labor: 'Labor',
  other: 'Other',
}

/** Whether a price is taxed unless someone says otherwise: Georgia taxes goods, not labor alone. */
export const isUsuallyTaxed = (kind: PriceKind): boolean => kind !== 'labor'

/** Maximum length of texts, in characters: one line of a document. */
export const priceLengths = { name: 120, unit: 30 } as const

/** Largest price or cost of one unit, in cents: ten million dollars. */
export const maxPriceCents = 1_000_000_000

/** Schema of a price in cents; `example` shows how it is typed. */
export const priceCents = (example: string) => {
  const error = `Enter an amount like ${example}.`
  return z
    .number({ error })
    .check(
      z.int({ error }),
      z.minimum(0, { error: 'Enter an amount of zero or more.' }),
      z.maximum(maxPriceCents, { error: 'That is more than ten million dollars.' }),
    )
}

const cents = priceCents('42.50')

/** Schema of price and cost of one unit of an item, shared by form and CSV. */
export const priceFacts = z.object({
  kind: z.enum(priceKinds, { error: 'Choose Material, Labor or Other.' }),
  name: shortText(priceLengths.name).check(z.minLength(1, { error: 'Enter a name.' })),
  /** "cubic yard", "ton", "hour"; empty for a lump sum. */
  unit: shortText(priceLengths.unit),
  priceCents: cents,
  /** Null if unknown. */
  costCents: z.nullable(cents),
  isTaxable: z.boolean(),
  /** Id of the site's item (`soil-mulch/topsoil`), by which calculated amounts find their price. */
  material: z.nullable(z.string().check(z.maxLength(200))),
})

export type PriceFacts = Readonly<z.infer<typeof priceFacts>>

export interface PriceItem extends PriceFacts {
  readonly id: string
  /** Rises with every change. */
  readonly revision: number
}

export type PriceEvent =
  | { readonly kind: 'price-added' | 'price-saved' | 'price-removed'; readonly name: string }
  | { readonly kind: 'prices-imported'; readonly added: number; readonly changed: number }
  | { readonly kind: 'prices-taken-back'; readonly count: number }
