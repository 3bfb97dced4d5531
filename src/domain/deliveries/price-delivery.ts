import type { AddressParts } from '#domain/addresses/address-parts.ts'
import type { Coverage, Unit } from '#domain/materials/coverage.ts'
import { cubicYard, ton, type CompanionItems } from '#domain/materials/lines.ts'
import { knownUnits } from '#domain/materials/sold.ts'
import { namesUnit } from '#domain/materials/typed-length.ts'
import {
  countyTaxFor,
  zoneFor,
  type CountyTax,
  type DeliveryZone,
} from '#domain/prices/delivery-prices.ts'
import type { PriceItem } from '#domain/prices/price-item.ts'
import type { LeadRequest } from '#domain/quote-requests/lead.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { addDays, day, minute, type CalendarDate } from '#domain/time.ts'
import {
  emptyDocument,
  emptyLine,
  linesOf,
  type QuoteDocument,
  type QuoteLine,
} from '#domain/written-quotes/document.ts'
import { quoteLimits } from '#domain/written-quotes/document-schema.ts'
import {
  isSoldBy,
  type KnownAmount,
  paymentInFull,
  pricedEstimates,
} from '#domain/written-quotes/new-document.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import type { EnteredAmount } from './entered-amount.ts'

/** How long the results of a batch of delivery prices can be seen, in milliseconds. */
export const batchesKeptFor = 90 * day

/** Maximum number of tries of a price that fails unexpectedly each time. */
export const maxSendTries = 5

/** Pause after so many tries, in milliseconds: what sending needs may be down for half an hour. */
export const pauseAfter = (tries: number) => minute * 3 ** (tries - 1)

/** The materials and places of a request for a delivery. */
export interface WantedDelivery {
  /** All materials of the request. */
  readonly materials: readonly { readonly id: string; readonly name: string }[]
  /** The amounts of those materials. */
  readonly estimates: readonly KnownAmount[]
  /** Each named place, once. */
  readonly places: readonly Pick<AddressParts, 'city' | 'zip'>[]
}

/** The prices, zones and taxes that a delivery is priced with. */
export interface DeliveryPrices {
  readonly prices: readonly PriceItem[]
  readonly companionItems: CompanionItems
  readonly zones: readonly DeliveryZone[]
  readonly taxes: readonly CountyTax[]
  readonly settings: DeliverySettings
  /** Days for which the price is valid. */
  readonly validDays: number
  readonly today: CalendarDate
  readonly newId: () => string
}

/** A missing fact without which a delivery cannot be priced. */
export type DeliveryGap =
  | { readonly is: 'no-material' }
  | { readonly is: 'no-quantity'; readonly id: string; readonly name: string }
  | { readonly is: 'no-price'; readonly name: string; readonly unit: string }
  /** Several prices could apply, and none has its name. */
  | { readonly is: 'several-prices'; readonly name: string; readonly unit: string }
  | { readonly is: 'several-places' }
  | { readonly is: 'no-zip' }
  | { readonly is: 'no-zone'; readonly zip: string }
  | { readonly is: 'no-county'; readonly zip: string }

export function gapText(gap: DeliveryGap): string {
  switch (gap.is) {
    case 'no-material':
      return 'The request does not include any material.'
    case 'no-quantity':
      return `No quantity is known for ${gap.name}.`
    case 'no-price':
      return `The price list has no price for ${gap.name} per ${gap.unit}.`
    case 'several-prices':
      return `The price list has several prices for ${gap.name} per ${gap.unit}. Give one its name.`
    case 'several-places':
      return 'The materials go to more than one place.'
    case 'no-zip':
      return 'The address has no ZIP code.'
    case 'no-zone':
      return `No delivery zone has the ZIP code ${gap.zip}.`
    case 'no-county':
      return `ZIP code ${gap.zip} is not in any county on your sales tax list.`
  }
}

/** Whether a request asks for materials that a truck can bring, and not for work only. */
export const canBeDelivered = (
  request: Pick<LeadRequest, 'services' | 'estimates'> | null,
  /** Coverages of the materials that are sold by a measure. */
  coverages: Readonly<Record<string, unknown>>,
): boolean =>
  request !== null &&
  (request.estimates.length > 0 ||
    request.services.some(({ materials }) =>
      materials.some(({ id }) => Object.hasOwn(coverages, id)),
    ))

const commonUnits: readonly Unit[] = [cubicYard, ton, { kind: 'square-foot' }, { kind: 'foot' }]

/**
 * Units in which a colleague can enter an amount: those of the material, such as pallets of sod, and
 * common ones. First is the one that the price list has, or else the one in which it is ordered.
 */
export function enteredUnits(
  material: WantedDelivery['materials'][number],
  coverage: Coverage | undefined,
  prices: readonly PriceItem[],
): readonly Unit[] {
  const known = coverage === undefined ? [] : knownUnits(coverage)
  const others = commonUnits.filter(({ kind }) => known.every((unit) => unit.kind !== kind))
  const units = [...known, ...others]
  const sold = units.filter((unit) => isSoldBy(unit, material, prices))
  return [...sold, ...units.filter((unit) => !sold.includes(unit))]
}

/** The delivery with amounts that a colleague has entered, in place of any others. */
export function withEntered(
  { materials, estimates, places }: WantedDelivery,
  entered: readonly EnteredAmount[],
): WantedDelivery {
  const all = [...materials, ...estimates.map(({ material }) => material)]
  const amounts = entered.flatMap(({ material: id, quantity, unit }): KnownAmount[] => {
    const material = all.find((each) => each.id === id)
    if (material === undefined) return []
    const bought = { of: 'material', order: quantity, unit } as const
    return [{ material, calculated: { estimate: { material: bought, companions: [] } } }]
  })
  const others = estimates.filter(({ material: { id } }) =>
    amounts.every(({ material }) => material.id !== id),
  )
  return { materials, places, estimates: [...others, ...amounts] }
}

/** The unit of the delivery fee. */
const load = 'load'

/**
 * The price of a delivery, payable in full: the calculated amounts at list prices, the delivery fee
 * of the ZIP code, and the tax of the county. Returns every gap if something is missing, and never
 * guesses.
 */
export function priceDelivery(
  { materials, estimates, places }: WantedDelivery,
  { prices, companionItems, zones, taxes, settings, validDays, today, newId }: DeliveryPrices,
): Result<QuoteDocument, readonly DeliveryGap[]> {
  const gaps: DeliveryGap[] = []
  const [place] = places
  const zip = place?.zip ?? ''
  const zone = zoneFor(zones, zip)
  if (places.length > 1) gaps.push({ is: 'several-places' })
  else if (zip === '') gaps.push({ is: 'no-zip' })
  else if (zone === null) gaps.push({ is: 'no-zone', zip })

  gaps.push(...gapsOfQuantity(materials, estimates, companionItems))
  const priced = pricedEstimates({ estimates, prices, companionItems, newId }).filter(
    ({ line }) => line.quantity > 0,
  )
  const lines = priced.map(({ line }) => line)
  for (const { line, isUnclear } of priced) {
    const { text: name, unit, priceCents } = line
    if (priceCents <= 0) gaps.push({ is: isUnclear ? 'several-prices' : 'no-price', name, unit })
  }

  const isTaxed = lines.some((line) => line.isTaxable)
  const county = countyTaxFor(taxes, zip)
  if (isTaxed && county === null && zip !== '' && places.length < 2) {
    gaps.push({ is: 'no-county', zip })
  }
  if (gaps.length > 0 || zone === null) return err(gaps)

  // Names of zones are only for the desk.
  const title = `Delivery to ${place?.city || zip}`
  const delivery: QuoteLine = {
    ...emptyLine,
    id: newId(),
    text: title,
    quantity: loadsFor(lines, settings) * 1000,
    unit: load,
    priceCents: zone.priceCents,
    costCents: zone.costCents,
    // The fee is taxed only with taxed materials.
    isTaxable: settings.isTaxed && isTaxed,
  }
  return ok({
    ...emptyDocument,
    title: titleOf(estimates),
    sections: [
      // A free delivery has no line.
      { id: newId(), name: '', lines: zone.priceCents === 0 ? lines : [...lines, delivery] },
    ],
    tax: county === null || !isTaxed ? null : { county: county.county, rate: county.rate },
    schedule: paymentInFull(newId),
    validUntil: addDays(today, validDays),
    terms: settings.terms,
    note: zone.priceCents === 0 ? `${title}: free.` : '',
  })
}

/** Materials without a quantity; a delivery of nothing is never wanted. */
function gapsOfQuantity(
  materials: WantedDelivery['materials'],
  estimates: WantedDelivery['estimates'],
  companionItems: CompanionItems,
): readonly DeliveryGap[] {
  const known = new Set(
    estimates.flatMap(({ material, calculated }) => {
      if (calculated === null) return []
      // Stone that was calculated with a wall is ticked with it, and has no estimate of its own.
      const { material: line, companions } = calculated.estimate
      return [line, ...companions]
        .filter(({ order }) => order > 0)
        .map(({ of }) => (of === 'material' ? material.id : companionItems[of]))
    }),
  )
  const names = new Map(
    [...materials, ...estimates.map(({ material }) => material)]
      .filter(({ id }) => !known.has(id))
      .map(({ id, name }) => [id, name]),
  )
  if (known.size === 0 && names.size === 0) return [{ is: 'no-material' }]
  return [...names].map(([id, name]) => ({ is: 'no-quantity', id, name }))
}

/**
 * Number of loads, at least one: each loose material needs its own trucks, and packed materials go
 * along.
 */
export function loadsFor(
  lines: readonly Pick<QuoteLine, 'text' | 'quantity' | 'unit'>[],
  { cubicYardsOfLoad, tonsOfLoad }: Pick<DeliverySettings, 'cubicYardsOfLoad' | 'tonsOfLoad'>,
): number {
  const loose = new Map<string, number>()
  for (const { text, quantity, unit } of lines) {
    const ofLoad = namesUnit(unit, cubicYard)
      ? cubicYardsOfLoad
      : namesUnit(unit, ton)
        ? tonsOfLoad
        : null
    if (ofLoad === null) continue
    const key = JSON.stringify([text, ofLoad])
    loose.set(key, (loose.get(key) ?? 0) + quantity / (ofLoad * 1000))
  }
  const loads = [...loose.values()].reduce((all, each) => all + Math.ceil(each - 1e-9), 0)
  return Math.max(1, loads)
}

/** Number of loads of a priced delivery, also if a colleague has changed it by hand. */
export function loadsOf(
  document: Pick<QuoteDocument, 'sections'>,
  settings: DeliverySettings,
): number {
  const lines = linesOf(document)
  const delivery = lines.find(({ unit }) => unit === load)
  return delivery === undefined
    ? loadsFor(lines, settings)
    : Math.max(1, Math.ceil(delivery.quantity / 1000))
}

function titleOf(estimates: WantedDelivery['estimates']): string {
  const names = estimates.map(({ material }) => material.name)
  const all = `Delivery of ${names.join(', ')}`
  if (all.length <= quoteLimits.title) return all
  const [first = '', ...others] = names
  return `Delivery of ${first.slice(0, 80)}${others.length === 0 ? '' : ` and ${others.length} more`}`
}
