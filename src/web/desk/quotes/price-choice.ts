import type { TypedLine } from './typed-quote.ts'

/** What a line can be filled in with, by its name. */
export interface PriceChoice {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly price: string
  readonly cost: string
  readonly isTaxable: boolean
}

/** As the browser offers it: two that are called alike are told apart by their units. */
export const choiceText = ({ name, unit }: PriceChoice): string =>
  unit === '' ? name : `${name} (${unit})`

/**
 * What a line becomes by what is typed as its name. As soon as that is the name of a price, the line
 * has it; the unit behind it, typed to its end, is no part of the name.
 */
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
