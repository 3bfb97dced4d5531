import { nameKey } from '#domain/customers/search-terms.ts'
import type { Unit } from '#domain/materials/coverage.ts'
import { type CompanionItems, type EstimatedLine, unitText } from '#domain/materials/lines.ts'
import {
  askedProduct,
  lineNames,
  type RequestEstimate,
} from '#domain/materials/request-estimate.ts'
import { namesUnit } from '#domain/materials/typed-length.ts'
import type { CountyTax } from '#domain/prices/delivery-prices.ts'
import type { PriceItem } from '#domain/prices/price-item.ts'
import { addDays, type CalendarDate } from '#domain/time.ts'
import {
  emptyDocument,
  emptyLine,
  type QuoteDocument,
  type QuoteLine,
  type Stage,
} from './document.ts'
import type { QuoteDefaults } from './quote-defaults.ts'

type Bought = Pick<EstimatedLine, 'of' | 'order' | 'unit'>

/** The amount to buy of a material, by a visitor's measures or as a colleague has entered it. */
export interface KnownAmount {
  readonly material: RequestEstimate['material']
  /** Null if it is to be measured. */
  readonly calculated: {
    readonly estimate: { readonly material: Bought; readonly companions: readonly Bought[] }
  } | null
}

/** The data that a new quote starts from. */
export interface DocumentStart {
  readonly title: string
  /** Calculated amounts of the request. */
  readonly estimates: readonly KnownAmount[]
  readonly prices: readonly PriceItem[]
  readonly companionItems: CompanionItems
  /** The tax of the county of the work; null if unknown. */
  readonly tax: Pick<CountyTax, 'county' | 'rate'> | null
  readonly defaults: QuoteDefaults
  /** Whether everything is due when it is accepted, as for a delivery. */
  readonly isPaidInFull: boolean
  readonly today: CalendarDate
  readonly newId: () => string
}

/** A first draft: calculated amounts at list prices, tax, payments, last day and terms. */
export function newDocument(start: DocumentStart): QuoteDocument {
  const { title, tax, defaults, isPaidInFull, today, newId } = start
  return {
    ...emptyDocument,
    title,
    sections: [{ id: newId(), name: '', lines: linesFromEstimates(start) }],
    tax: tax === null ? null : { county: tax.county, rate: tax.rate },
    schedule: isPaidInFull ? paymentInFull(newId) : depositAndBalance(defaults.depositRate, newId),
    validUntil: addDays(today, defaults.validDays),
    terms: defaults.terms,
  }
}

type Calculated = Pick<DocumentStart, 'estimates' | 'prices' | 'companionItems' | 'newId'>

/** Calculated amounts as lines; those without a list price have no price yet. */
export const linesFromEstimates = (calculated: Calculated): readonly QuoteLine[] =>
  pricedEstimates(calculated).map(({ line }) => line)

/** A calculated amount as a line. */
interface PricedEstimate {
  readonly line: QuoteLine
  /** Whether several list prices could apply and none has its name, so that it has no price yet. */
  readonly isUnclear: boolean
}

/** The priced lines, each with the reason if it has no price. */
export function pricedEstimates({
  estimates,
  prices,
  companionItems,
  newId,
}: Calculated): readonly PricedEstimate[] {
  return estimates.flatMap(({ material, calculated }) => {
    if (calculated === null) return []
    const { estimate } = calculated
    return [estimate.material, ...estimate.companions].map((line) => {
      const isMaterial = line.of === 'material'
      const name = isMaterial ? material.name : lineNames[line.of]
      const item = isMaterial ? material.id : companionItems[line.of]
      const found = priceFor(prices, line.unit, name, item)
      const price = found === 'unclear' ? null : found
      return { line: lineOf(line, name, price, newId()), isUnclear: found === 'unclear' }
    })
  })
}

function lineOf(
  { order, unit }: Bought,
  name: string,
  price: PriceItem | null,
  id: string,
): QuoteLine {
  const product = askedProduct(name)
  // Under the name of another product, nobody would know what to load.
  const isOfAnother = price !== null && product !== null && !isLike(price, product)
  return {
    ...(price === null ? emptyLine : lineAt(price)),
    id,
    text: price === null || isOfAnother ? name : price.name,
    quantity: Math.round(order * 1000),
    // The price list has its own word for the unit, but not the size of each package.
    unit: price === null || unit.kind === 'pack' ? unitText(1, unit) : price.unit,
  }
}

/** A line for one unit of an item of the price list. */
function lineAt(price: PriceItem): Omit<QuoteLine, 'id'> {
  return {
    ...emptyLine,
    text: price.name,
    quantity: 1000,
    unit: price.unit,
    priceCents: price.priceCents,
    costCents: price.costCents,
    isTaxable: price.isTaxable,
    priceItemId: price.id,
  }
}

/**
 * The price of a material: the one with its name, or else the only price of its item of the site,
 * or of several the one with a similar name. A `foot` has the price of a `linear foot`, and a `pallet
 * of 450 sq ft` that of a `pallet`, if the list has no other.
 */
function priceFor(
  prices: readonly PriceItem[],
  unit: Unit,
  name: string,
  item: string | undefined,
): PriceItem | 'unclear' | null {
  const text = unitText(1, unit)
  const bySize = prices.filter((price) => price.unit.toLowerCase() === text.toLowerCase())
  const byUnit = prices.filter((price) => namesUnit(price.unit, unit))
  return priceAmong(bySize, name, item) ?? priceAmong(byUnit, name, item)
}

function priceAmong(
  sameUnit: readonly PriceItem[],
  name: string,
  item: string | undefined,
): PriceItem | 'unclear' | null {
  const asked = askedProduct(name) ?? name
  const linked = sameUnit.filter(({ material }) => material !== null && material === item)
  const exact = named(linked, asked) ?? named(sameUnit, asked)
  if (exact !== undefined) return exact
  const like = linked.filter((price) => isLike(price, asked))
  const [only = null, another] = like.length > 0 ? like : linked
  return another === undefined ? only : 'unclear'
}

/** Whether the price list has a price of a material by that unit. */
export const isSoldBy = (
  unit: Unit,
  { id, name }: { readonly id: string; readonly name: string },
  prices: readonly PriceItem[],
): boolean => priceFor(prices, unit, name, id) !== null

const named = (prices: readonly PriceItem[], name: string) =>
  prices.find((price) => nameKey(price.name) === nameKey(name))

/** `Red` and `Red mulch, double ground` are similar to `Red Mulch`. */
function isLike(price: PriceItem, name: string): boolean {
  const [one, other] = [`${nameKey(price.name)} `, `${nameKey(name)} `]
  return one.startsWith(other) || other.startsWith(one)
}

/** The payments of a delivery, which is paid before it is loaded. */
export const paymentInFull = (newId: () => string): readonly Stage[] => [
  { id: newId(), name: 'Payment in full', share: { is: 'rest' }, due: 'accepted' },
]

function depositAndBalance(depositRate: number, newId: () => string): readonly Stage[] {
  const balance = { id: newId(), name: 'Balance', share: { is: 'rest' }, due: 'done' } as const
  if (depositRate === 0) return [balance]
  const share = { is: 'percent', rate: depositRate } as const
  return [{ id: newId(), name: 'Deposit', share, due: 'accepted' }, balance]
}
