import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverages } from '#content/coverage.ts'
import {
  productAs,
  requestEstimate,
  type RequestEstimate,
} from '#domain/materials/request-estimate.ts'
import { unitText } from '#domain/materials/lines.ts'
import type { PriceItem } from '#domain/prices/price-item.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { quoteDocument } from '#domain/written-quotes/document-schema.ts'
import { paymentsOf, totalsOf } from '#domain/written-quotes/totals.ts'
import { missingToSend } from '#domain/written-quotes/written-quote.ts'
import { ok } from '#domain/result.ts'
import { deliverySettings } from './delivery-settings.ts'
import {
  canBeDelivered,
  enteredUnits,
  gapText,
  loadsFor,
  loadsOf,
  priceDelivery,
  type DeliveryPrices,
} from './price-delivery.ts'
import { newQuote } from '#support/written-quotes.ts'

const mulch = { id: 'soil-mulch/hardwood-mulch', name: 'Hardwood mulch' }
const gravel = { id: 'stone-aggregates/gravel', name: 'Gravel' }

const estimated = (material: typeof mulch, length: number, width: number): RequestEstimate =>
  requestEstimate(material, coverages[material.id], {
    kind: 'spread',
    ground: [{ shape: { kind: 'rectangle', length, width } }],
    inches: 3,
  })

const price = (id: string, rest: Partial<PriceItem>): PriceItem => ({
  id,
  revision: 1,
  kind: 'material',
  name: id,
  unit: 'cubic yard',
  priceCents: 4_250,
  costCents: 2_600,
  isTaxable: true,
  material: null,
  ...rest,
})

const sold: DeliveryPrices = {
  prices: [
    price('mulch', { name: 'Hardwood mulch, double ground', material: mulch.id }),
    price('gravel', { name: 'gravel', unit: 'ton', priceCents: 6_100 }),
  ],
  companionItems: { gravel: gravel.id },
  zones: [{ name: 'Near', zips: ['30040'], priceCents: 8_500, costCents: 4_000 }],
  taxes: [{ county: 'Forsyth', rate: 7_000, zips: ['30040'] }],
  settings: deliverySettings.initial,
  validDays: 14,
  today: '2027-04-12',
  newId: (() => {
    let last = 0
    return () => `id-${(last += 1)}`
  })(),
}

const home = { city: 'Cumming', zip: '30040' }
const { recipient } = newQuote()

const wanted = {
  materials: [mulch],
  estimates: [estimated(mulch, 20, 10)],
  places: [home],
}

const gapsOf = (change: Partial<typeof wanted>, prices: Partial<DeliveryPrices> = {}) => {
  const priced = priceDelivery({ ...wanted, ...change }, { ...sold, ...prices })
  return priced.ok ? [] : priced.error.map(gapText)
}

test('a quantity is entered in the unit of the price list, or else as the material is ordered', () => {
  const unitsOf = (material: typeof gravel, prices = sold.prices) =>
    enteredUnits(material, coverages[material.id], prices).map((unit) => unitText(1, unit))
  expect(unitsOf(gravel)).toEqual(['ton', 'cubic yard', 'square foot', 'foot'])
  expect(unitsOf(gravel, [price('gravel', { material: gravel.id })])[0]).toBe('cubic yard')
  expect(unitsOf({ id: 'soil-mulch/unknown', name: 'Bark' })[0]).toBe('cubic yard')
  const sod = { id: 'plants-sod/sod', name: 'Sod' }
  const byFoot = price('sod', { material: sod.id, unit: 'square foot' })
  expect(unitsOf(sod)[0]).toBe('pallet of 450 sq ft')
  expect(unitsOf(sod, [byFoot])[0]).toBe('square foot')
  expect(unitsOf(sod, [byFoot, { ...byFoot, unit: 'Pallet' }])[0]).toBe('pallet of 450 sq ft')
})

test('work alone is no delivery; a material that is sold by a measure is', () => {
  const asked = (id: string, estimates: readonly RequestEstimate[] = []) => {
    const address = { street1: '', city: '', state: '', zip: '', addressType: 'Home' } as const
    const service = { id: 'any', name: 'Any', materials: [{ id, name: id }], address }
    return canBeDelivered({ services: [service], estimates }, { [mulch.id]: true })
  }
  expect(asked(mulch.id)).toBe(true)
  expect(asked('landscaping-services/residential')).toBe(false)
  expect(asked('landscaping-services/residential', [estimated(mulch, 20, 10)])).toBe(true)
  expect(canBeDelivered(null, {})).toBe(false)
})

describe('a delivery', () => {
  test('is priced from what was calculated, the list, the zone and the county, to the cent', () => {
    const priced = priceDelivery(wanted, sold)
    if (!priced.ok) throw new Error(priced.error.map(gapText).join(' '))
    const lines = linesOf(priced.value).map(({ text, quantity, unit, priceCents }) => [
      text,
      quantity,
      unit,
      priceCents,
    ])
    expect(lines).toEqual([
      ['Hardwood mulch, double ground', 2_000, 'cubic yard', 4_250],
      ['Delivery to Cumming', 1_000, 'load', 8_500],
    ])
    // 85.00 of mulch, a delivery fee of 85.00, 7 percent of both.
    const totals = totalsOf(priced.value, [])
    expect(totals).toMatchObject({ subtotalCents: 17_000, totalCents: 18_190 })
    expect(paymentsOf(priced.value, totals.totalCents)).toMatchObject([
      { name: 'Payment in full', due: 'accepted', cents: 18_190 },
    ])
    expect(priced.value).toMatchObject({
      title: 'Delivery of Hardwood mulch',
      validUntil: '2027-04-26',
      tax: { county: 'Forsyth', rate: 7_000 },
    })
    expect(missingToSend(priced.value, recipient, 'delivery', sold.today)).toEqual([])
  })

  test('has a title that fits, however long the name of its material is', () => {
    const named = { ...mulch, name: 'M'.repeat(110) }
    const estimates = [estimated(named, 20, 10)]
    const priced = priceDelivery({ ...wanted, materials: [], estimates }, sold)
    expect(priced).toMatchObject({ value: { title: `Delivery of ${'M'.repeat(80)}` } })
  })

  test('names every gap, and guesses nothing', () => {
    expect(gapsOf({})).toEqual([])
    expect(gapsOf({ materials: [], estimates: [] })).toEqual([
      'The request does not include any material.',
    ])
    expect(
      gapsOf({ materials: [mulch, gravel], estimates: [requestEstimate(mulch, undefined, null)] }),
    ).toEqual(['No quantity is known for Hardwood mulch.', 'No quantity is known for Gravel.'])
    expect(gapsOf({}, { prices: [], zones: [], taxes: [] })).toEqual([
      'No delivery zone has the ZIP code 30040.',
      'The price list has no price for Hardwood mulch per cubic yard.',
      'ZIP code 30040 is not in any county on your sales tax list.',
    ])
    expect(gapsOf({ places: [{ ...home, zip: '' }] })).toEqual(['The address has no ZIP code.'])
    expect(gapsOf({ places: [home, { city: 'Canton', zip: '30114' }] })).toEqual([
      'The materials go to more than one place.',
    ])
    // The price by the bag differs from the price by the yard.
    expect(gapsOf({}, { prices: [price('bag', { unit: 'bag', material: mulch.id })] })).toEqual([
      'The price list has no price for Hardwood mulch per cubic yard.',
    ])
  })

  test('is of the product that was asked for, and never of another that is sold as the same item', () => {
    const brown = { id: mulch.id, name: productAs('Brown Mulch', 'Red Mulch') }
    const asked = { ...wanted, materials: [brown], estimates: [estimated(brown, 20, 10)] }
    const lineAt = (...names: readonly string[]) => {
      const prices = names.map((name) => price(name, { name, material: mulch.id }))
      const priced = priceDelivery(asked, { ...sold, prices })
      return priced.ok ? linesOf(priced.value)[0]?.text : priced.error.map(gapText)
    }
    expect(lineAt('Black', 'Brown', 'Red')).toBe('Brown')
    expect(lineAt('Black mulch', 'Brown mulch, dyed')).toBe('Brown mulch, dyed')
    expect(lineAt('Brown mulch', 'Brown mulch, dyed')).toBe('Brown mulch')
    // At the only price that exists, under the name of the item to load.
    expect(lineAt('Red')).toBe('Brown Mulch (as Red Mulch)')
    expect(lineAt('Black', 'Red')).toEqual([
      'The price list has several prices for Brown Mulch (as Red Mulch) per cubic yard. Give one its name.',
    ])
  })

  test('counts the stone that was calculated with a wall, at the price of the item that it is', () => {
    const blocks = { id: 'hardscaping-materials/retaining-wall-blocks', name: 'Wall blocks' }
    const wall = requestEstimate(blocks, coverages[blocks.id], {
      kind: 'wall',
      run: { kind: 'feet', feet: 20 },
      height: 2,
    })
    const ton = { unit: 'ton', priceCents: 6_000 }
    const prices = [
      price('block', { unit: 'block', material: blocks.id }),
      price('stone', { ...ton, name: 'Stone for the base' }),
      price('gravel', { ...ton, name: 'Washed gravel', material: gravel.id }),
      price('caps', { name: 'Cap blocks', unit: 'cap' }),
      price('pipe', { name: 'Drain pipe', unit: 'linear foot' }),
    ]
    const asked = { ...wanted, materials: [gravel, blocks], estimates: [wall] }
    const priced = priceDelivery(asked, { ...sold, prices })
    if (!priced.ok) throw new Error(priced.error.map(gapText).join(' '))
    expect(linesOf(priced.value).map(({ text, quantity }) => [text, quantity / 1000])).toEqual([
      ['block', 79],
      ['Cap blocks', 16],
      ['Stone for the base', 1.5],
      ['Washed gravel', 2.75],
      ['Drain pipe', 22],
      ['Delivery to Cumming', 2],
    ])
    expect(linesOf(priced.value)[4]?.unit).toBe('linear foot')
  })

  test('without anything taxed asks for no county, and bringing it for nothing is said, not charged', () => {
    const free = {
      prices: [price('mulch', { material: mulch.id, isTaxable: false })],
      zones: [{ name: 'Cumming', zips: ['30040'], priceCents: 0, costCents: null }],
      taxes: [],
    }
    const priced = priceDelivery(wanted, { ...sold, ...free })
    expect(priced).toMatchObject(ok({ tax: null, note: 'Delivery to Cumming: free.' }))
    expect(priced.ok && linesOf(priced.value)).toHaveLength(1)
  })

  test('leaves bringing it untaxed where the company does', () => {
    const settings = { ...deliverySettings.initial, isTaxed: false }
    const priced = priceDelivery(wanted, { ...sold, settings })
    expect(priced.ok && totalsOf(priced.value, []).totalCents).toBe(17_595)
  })

  test('goes in as many loads as its loose materials need, each by itself', () => {
    const yards = (quantity: number, text = 'mulch') => ({ text, quantity, unit: 'cubic yard' })
    const loads = (...lines: ReturnType<typeof yards>[]) =>
      loadsFor(lines, deliverySettings.initial)
    expect(loads({ text: 'sod', quantity: 3_000, unit: 'pallet' })).toBe(1)
    expect(loads(yards(10_000))).toBe(1)
    expect(loads(yards(10_500))).toBe(2)
    expect(loads({ ...yards(10_500), unit: 'Cubic Yard' })).toBe(2)
    expect(loads(yards(4_000), yards(4_000))).toBe(1)
    expect(loads(yards(4_000), yards(4_000, 'soil'))).toBe(2)
    expect(loads(yards(4_000), { text: 'gravel', quantity: 10_250, unit: 'ton' })).toBe(3)
  })

  test('is complete or names every gap, for any request, and is paid in full at once', () => {
    const side = fc.integer({ min: 1, max: 300 })
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(
        side,
        side,
        cents,
        cents,
        cents,
        fc.boolean(),
        (a, b, one, two, charged, isTaxed) => {
          const asked = {
            ...wanted,
            materials: [mulch, gravel],
            estimates: [estimated(mulch, a, b), estimated(gravel, b, a)],
          }
          const settings = { ...deliverySettings.initial, isTaxed }
          const [first, second] = sold.prices
          if (first === undefined || second === undefined) return false
          const prices = [
            { ...first, priceCents: one },
            { ...second, priceCents: two },
          ]
          const zones = [{ name: 'Cumming', zips: ['30040'], priceCents: charged, costCents: null }]
          const priced = priceDelivery(asked, { ...sold, prices, zones, settings })
          if (!priced.ok) return one === 0 || two === 0
          const document = priced.value
          const { totalCents } = totalsOf(document, [])
          const [whole, ...more] = paymentsOf(document, totalCents)
          return (
            quoteDocument.safeParse(document).success &&
            missingToSend(document, recipient, 'delivery', sold.today).length === 0 &&
            more.length === 0 &&
            whole?.cents === totalCents &&
            loadsOf(document, settings) === loadsFor(linesOf(document), settings)
          )
        },
      ),
    )
  })
})
