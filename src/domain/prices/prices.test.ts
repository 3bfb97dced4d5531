import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { countyTaxes, countyTaxFor, deliveryZones, zoneFor } from './delivery-prices.ts'
import { planPriceImport, priceCsv, readPriceRows } from './price-csv.ts'
import type { PriceItem } from './price-item.ts'

const mulch: PriceItem = {
  id: 'mulch',
  revision: 1,
  kind: 'material',
  name: 'Hardwood mulch, "double"',
  unit: 'cubic yard',
  priceCents: 4_200,
  costCents: 2_650,
  isTaxable: true,
  material: 'soil-mulch/hardwood-mulch',
}
const crew: PriceItem = {
  ...mulch,
  id: 'crew',
  kind: 'labor',
  name: '-Crew of two',
  unit: 'hour',
  priceCents: 11_050,
  costCents: null,
  isTaxable: false,
  material: null,
}
const materials = new Set(['soil-mulch/hardwood-mulch'])

/** Cells as the CSV reader returns them. */
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    )

test('the price list comes back from its own file without a change', () => {
  const read = readPriceRows(cells(priceCsv([mulch, crew])), materials)
  expect(read.ok && planPriceImport(read.value, [mulch, crew])).toEqual({
    added: [],
    changed: [],
    same: 2,
    unclear: [],
  })
})

test('a file changes prices of known items and adds the others', () => {
  const read = readPriceRows(
    [
      ['name', 'UNIT', 'Price', 'Taxable'],
      ['hardwood mulch, "double"', 'Cubic Yard', '$45', 'x'],
      ['Pea gravel', 'ton', '61.50', 'yes'],
      ['', '', '', ''],
    ],
    materials,
  )
  const plan = read.ok ? planPriceImport(read.value, [mulch, crew]) : null
  expect(plan?.changed).toMatchObject([
    { before: mulch, after: { id: 'mulch', priceCents: 4_500 } },
  ])
  expect(plan?.added).toMatchObject([{ name: 'Pea gravel', kind: 'material', priceCents: 6_150 }])
})

test('a unit is found by its meaning, unless another row of the file has its letters', () => {
  const rows = (...units: readonly string[]) => {
    const read = readPriceRows(
      [['Name', 'Unit', 'Price'], ...units.map((unit) => [mulch.name, unit, '45'])],
      materials,
    )
    return read.ok ? planPriceImport(read.value, [mulch]) : null
  }
  const changed = [{ before: mulch, after: { ...mulch, priceCents: 4_500 } }]
  expect(rows('cu yd')).toMatchObject({ changed, added: [] })
  expect(rows('ton')).toMatchObject({ changed: [], added: [{ unit: 'ton' }] })
  expect(rows('cu yd', 'cubic yard')).toMatchObject({ changed, added: [{ unit: 'cu yd' }] })
})

test('a word under Taxable that is neither yes nor no is refused, so that nothing goes untaxed', () => {
  const read = (word: string) =>
    readPriceRows(
      [
        ['Name', 'Price', 'Taxable'],
        ['Sand', '30', word],
      ],
      materials,
    )
  expect(read('TRUE')).toMatchObject(ok([{ isTaxable: true }]))
  expect(read('FALSE')).toMatchObject(ok([{ isTaxable: false }]))
  for (const word of ['7%', 'Taxed']) {
    expect(read(word)).toEqual(
      err([{ line: 2, message: `Taxable is “${word}”. Write Yes or No.` }]),
    )
  }
})

test('a file without prices says what it lacks', () => {
  const refused = (...rows: readonly (readonly string[])[]) => {
    const read = readPriceRows(rows, materials)
    return read.ok ? null : read.error
  }
  const lacks = (message: string) => [{ line: 1, message }]
  expect(refused(['Product', 'Size'])).toEqual(lacks('There is no column named Name or Price.'))
  expect(refused(['Name'], ['Sand'])).toEqual(lacks('There is no column named Price.'))
  expect(refused(['Name', 'Price'])).toEqual(lacks('There are no prices below it.'))
})

test('a missing column leaves the values of an item', () => {
  const read = readPriceRows(
    [
      ['Name', 'Unit', 'Price'],
      [mulch.name, 'cubic yard', '45'],
      [crew.name, 'hour', '120'],
      ['Sand', 'ton', '30'],
    ],
    materials,
  )
  const labor = readPriceRows(
    [
      ['Kind', 'Name', 'Price'],
      ['Labor', 'Pruning', '60'],
    ],
    materials,
  )
  expect(labor.ok && planPriceImport(labor.value, []).added).toMatchObject([{ isTaxable: false }])
  const plan = read.ok ? planPriceImport(read.value, [mulch, crew]) : null
  expect(plan?.changed).toEqual([
    { before: mulch, after: { ...mulch, priceCents: 4_500 } },
    { before: crew, after: { ...crew, priceCents: 12_000 } },
  ])
  const sand = { kind: 'material', unit: 'ton', costCents: null, isTaxable: true, material: null }
  expect(plan?.added).toEqual([{ ...sand, name: 'Sand', priceCents: 3_000 }])
  // So does an empty cell under Taxable.
  const blank = readPriceRows(
    [
      ['Kind', 'Name', 'Unit', 'Price', 'Taxable'],
      ['Material', mulch.name, 'cubic yard', '42', ''],
      ['Material', 'Sand', 'ton', '30', ''],
      ['Labor', 'Pruning', 'hour', '60', ''],
      ['Material', 'Firewood', 'cord', '200', 'No'],
    ],
    materials,
  )
  const blankPlan = blank.ok ? planPriceImport(blank.value, [mulch]) : null
  expect(blankPlan).toMatchObject({ changed: [], same: 1 })
  expect(blankPlan?.added.map(({ isTaxable }) => isTaxable)).toEqual([true, false, false])
  // An empty column clears the value.
  const emptied = readPriceRows(
    [
      ['Name', 'Price', 'Cost', 'Site item'],
      [mulch.name, '42', '', ''],
    ],
    materials,
  )
  expect(emptied.ok && planPriceImport(emptied.value, [mulch]).changed).toEqual([
    { before: mulch, after: { ...mulch, costCents: null, material: null } },
  ])
})

test('a file that does not tell two items apart says which', () => {
  const byBag = { ...mulch, id: 'bag', unit: 'bag', priceCents: 500 }
  const read = readPriceRows(
    [
      ['Name', 'Price'],
      [mulch.name, '45'],
    ],
    materials,
  )
  expect(read.ok && planPriceImport(read.value, [mulch, byBag])).toEqual({
    added: [],
    changed: [],
    same: 0,
    unclear: [mulch.name],
  })
})

test('a file with an unreadable line changes nothing and names the line', () => {
  const read = readPriceRows(
    [
      ['Kind', 'Name', 'Price', 'Site item'],
      ['Material', 'Sand', 'ask', ''],
      ['Rental', 'Excavator', '300', ''],
      ['Material', 'Gravel', '50', 'no/such'],
      ['Material', 'Soil', '30', ''],
      ['Material', 'soil', '31', ''],
    ],
    materials,
  )
  expect(!read.ok && read.error.map(({ line }) => line)).toEqual([2, 3, 4, 6])
  expect(readPriceRows([['What', 'How much']], materials).ok).toBe(false)
})

test('zone and county are found by ZIP code, and a ZIP code is in one of each', () => {
  const near = { name: 'Near', zips: ['30040', '30041'], priceCents: 6_500, costCents: null }
  const far = { name: 'Far', zips: ['30534'], priceCents: 12_500, costCents: 7_000 }
  expect(zoneFor([near, far], '30534')).toBe(far)
  expect(zoneFor([near, far], '10001')).toBeNull()
  const forsyth = { county: 'Forsyth', rate: 7_000, zips: ['30040'] }
  expect(countyTaxFor([forsyth], '30040')?.county).toBe('Forsyth')
  expect(deliveryZones.schema.safeParse([near, far]).success).toBe(true)
  expect(deliveryZones.schema.safeParse([near, { ...far, zips: ['30041'] }]).success).toBe(false)
  expect(countyTaxes.schema.safeParse([forsyth, { ...forsyth, zips: [] }]).success).toBe(false)
})
