import { amountText } from '#domain/money/amount-text.ts'
import type { PriceImport } from '#domain/prices/price-csv.ts'
import { priceKindNames, type PriceFacts } from '#domain/prices/price-item.ts'

/** `$42.50 per cubic yard` */
export const priceText = ({ priceCents, unit }: PriceFacts): string =>
  unit === '' ? amountText(priceCents) : `${amountText(priceCents)} per ${unit}`

/** `Material, costs us $26.50, taxed` */
export const aboutPrice = ({ kind, costCents, isTaxable }: PriceFacts): string =>
  [
    priceKindNames[kind],
    costCents === null ? 'cost unknown' : `costs us ${amountText(costCents)}`,
    isTaxable ? 'taxed' : 'not taxed',
  ].join(', ')

/** `Price from $42.50 to $45.00. Sales tax from no to yes`: what a file changes of an item. */
export function changeText({ before, after }: PriceImport['changed'][number]): string {
  const now = valuesOf(after)
  return valuesOf(before)
    .flatMap(([label, value], index) => {
      const changed = now[index]?.[1]
      return changed === value ? [] : [`${label} from ${value} to ${changed}`]
    })
    .join('. ')
}

const valuesOf = (item: PriceFacts) =>
  [
    ['Name', `“${item.name}”`],
    ['Unit', `“${item.unit}”`],
    ['Price', amountText(item.priceCents)],
    ['Cost', item.costCents === null ? 'unknown' : amountText(item.costCents)],
    ['Sales tax', item.isTaxable ? 'yes' : 'no'],
    ['Site item', item.material ?? 'none'],
  ] as const
