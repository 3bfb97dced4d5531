import type { Unit } from '#domain/materials/coverage.ts'
import type { CompanionItems, EstimatedLine, LineOf } from '#domain/materials/lines.ts'
import { unitText } from '#domain/materials/lines.ts'
import { lineNames, type RequestEstimate } from '#domain/materials/request-estimate.ts'
import type { CountyTax, PriceItem } from '#domain/prices/price-item.ts'
import { addDays, type CalendarDate } from '#domain/time.ts'
import { emptyDocument, type QuoteDocument, type QuoteLine, type Stage } from './document.ts'
import type { QuoteDefaults } from './quote-defaults.ts'

/** What a quote can begin with. */
export interface DocumentStart {
  readonly title: string
  /** Calculated amounts of the request. */
  readonly estimates: readonly RequestEstimate[]
  readonly prices: readonly PriceItem[]
  readonly companionItems: CompanionItems
  /** Of the county where the work is done. */
  readonly tax: CountyTax | null
  readonly defaults: QuoteDefaults
  readonly today: CalendarDate
  readonly newId: () => string
}

/** A first draft: what was calculated at the prices of the list, tax, payments, last day, terms. */
export function newDocument(start: DocumentStart): QuoteDocument {
  const { title, tax, defaults, today, newId } = start
  return {
    ...emptyDocument,
    title,
    sections: [{ id: newId(), name: '', lines: linesFromEstimates(start) }],
    tax: tax === null ? null : { county: tax.county, rate: tax.rate },
    schedule: depositAndBalance(defaults.depositRate, newId),
    validUntil: addDays(today, defaults.validDays),
    terms: defaults.terms,
  }
}

/** Calculated amounts as lines; what the price list does not know has no price yet. */
export function linesFromEstimates({
  estimates,
  prices,
  companionItems,
  newId,
}: Pick<DocumentStart, 'estimates' | 'prices' | 'companionItems' | 'newId'>): readonly QuoteLine[] {
  return estimates.flatMap(({ material, calculated }) => {
    if (calculated === null) return []
    const { estimate } = calculated
    return [estimate.material, ...estimate.companions].map((line) =>
      lineOf(
        line,
        line.of === 'material' ? material.name : lineNames[line.of],
        line.of === 'material'
          ? priceFor(prices, line.unit, material)
          : priceOfCompanion(prices, line.unit, line.of, companionItems),
        newId(),
      ),
    )
  })
}

function lineOf(
  { order, unit }: EstimatedLine,
  name: string,
  price: PriceItem | null,
  id: string,
): QuoteLine {
  return {
    ...(price === null ? unpriced : lineAt(price)),
    id,
    text: price?.name ?? name,
    quantity: Math.round(order * 1000),
    unit: unitText(1, unit),
  }
}

const unpriced = {
  detail: '',
  priceCents: 0,
  costCents: null,
  isTaxable: true,
  offer: { is: 'fixed' },
  priceItemId: null,
} as const

/** A line for one unit of an item of the price list. */
function lineAt(price: PriceItem): Omit<QuoteLine, 'id'> {
  return {
    ...unpriced,
    text: price.name,
    quantity: 1000,
    unit: price.unit,
    priceCents: price.priceCents,
    costCents: price.costCents,
    isTaxable: price.isTaxable,
    priceItemId: price.id,
  }
}

/** By the item of the site, or else by its name. */
function priceFor(
  prices: readonly PriceItem[],
  unit: Unit,
  { id, name }: RequestEstimate['material'],
): PriceItem | null {
  const sameUnit = byUnit(prices, unit)
  return sameUnit.find(({ material }) => material === id) ?? named(sameUnit, name)
}

/** A price of its own name, such as "Drainage gravel"; or else that of the item that it is. */
function priceOfCompanion(
  prices: readonly PriceItem[],
  unit: Unit,
  of: Exclude<LineOf, 'material'>,
  companionItems: CompanionItems,
): PriceItem | null {
  const sameUnit = byUnit(prices, unit)
  const item = companionItems[of]
  const linked = sameUnit.find(({ material }) => material !== null && material === item)
  return named(sameUnit, lineNames[of]) ?? linked ?? null
}

const byUnit = (prices: readonly PriceItem[], unit: Unit) =>
  prices.filter((price) => price.unit.toLowerCase() === unitText(1, unit).toLowerCase())

const named = (prices: readonly PriceItem[], name: string) =>
  prices.find((price) => price.name.toLowerCase() === name.toLowerCase()) ?? null

function depositAndBalance(depositRate: number, newId: () => string): readonly Stage[] {
  const balance = { id: newId(), name: 'Balance', share: { is: 'rest' }, due: 'done' } as const
  if (depositRate === 0) return [balance]
  const share = { is: 'percent', rate: depositRate } as const
  return [{ id: newId(), name: 'Deposit', share, due: 'accepted' }, balance]
}
