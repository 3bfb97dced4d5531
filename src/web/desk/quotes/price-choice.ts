import { isTaxedByDefault } from '#domain/written-quotes/taxed-units.ts'
import type { LoadedQuote } from './quote-page.ts'
import type { TypedLine } from './typed-draft.ts'

export type PriceChoice = LoadedQuote['prices'][number]

/** Label in the datalist; the unit distinguishes prices of the same name. */
export const choiceText = ({ name, unit }: PriceChoice): string =>
  unit === '' ? name : `${name} (${unit})`

/** The name of a price fills in the price; a unit typed after it is not part of the name. */
export function namedLine(
  { priceItemId }: Pick<TypedLine, 'priceItemId'>,
  text: string,
  prices: readonly PriceChoice[],
): Partial<TypedLine> {
  const item = prices.find((each) => choiceText(each) === text || each.name === text)
  if (item === undefined) return { text }
  const { id, name, unit, price, cost, isTaxable } = item
  if (priceItemId === id) return { text: name }
  return { text: name, unit, price, cost, isTaxable, priceItemId: id }
}

/** Change of a line when its unit is typed. Without a price of the list, its unit says if it is taxed. */
export function lineInUnit(
  { priceItemId, unit: before }: Pick<TypedLine, 'priceItemId' | 'unit'>,
  unit: string,
): Partial<TypedLine> {
  const isTaxable = isTaxedByDefault(unit)
  // A box that was checked or cleared by hand stays while the unit means the same.
  return priceItemId !== null || isTaxable === isTaxedByDefault(before)
    ? { unit }
    : { unit, isTaxable }
}
