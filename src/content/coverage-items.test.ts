import { expect, test } from 'vitest'
import { estimate } from '#domain/materials/estimate.ts'
import { unitAmountText } from '#domain/materials/lines.ts'
import type { Measures } from '#domain/materials/measures.ts'
import { unwrap } from '#domain/result.ts'
import { companionItems, coverages } from './coverage.ts'
import { products } from './products.ts'
import { services } from './services/services.ts'

const items = services.flatMap(({ slug, sections }) =>
  sections.flatMap((section) => section.items.map((item) => `${slug}/${item.slug}`)),
)

test('every product that is a material has one, and its choice', () => {
  const known = products.flatMap(({ material }) => material ?? [])
  expect(known).toHaveLength(6)
  for (const { id, choice = 0 } of known) {
    const coverage = coverages[id]
    expect(coverage).toBeDefined()
    if (coverage?.kind === 'rated') expect(coverage.choices[choice]).toBeDefined()
    else expect(choice).toBe(0)
  }
})

test('long-needle straw comes in rolls, whose price is not that of a bale', () => {
  const { 'soil-mulch/pine-needles': straw } = coverages
  const ordered = (measures: Measures) => {
    const found = straw === undefined ? null : estimate(straw, measures)
    return found?.ok === true
      ? unitAmountText(found.value.material.order, found.value.material.unit)
      : ''
  }
  const ground = [{ shape: { kind: 'area', squareFeet: 600 } }] as const
  expect(ordered({ kind: 'rated', ground, inches: 3, choice: 1 })).toBe('7 rolls of pine straw')
  expect(ordered({ kind: 'known', amount: 4, unit: 1 })).toBe('4 rolls of pine straw')
})

test.each([
  ['soil-mulch/topsoil', ['Or 4 bags of 0.75 cu ft (40 lb).']],
  ['soil-mulch/raised-bed-mix', ['Or 2 bags of 1.5 cu ft.']],
  ['soil-mulch/compost', ['Or 3 bags of 1 cu ft (40 lb).']],
  ['soil-mulch/hardwood-mulch', ['Or 2 bags of 2 cu ft.']],
  ['stone-aggregates/gravel', ['Or 6 bags of 0.5 cu ft (50 lb).']],
  // Sold in bulk only.
  ['soil-mulch/sandy-loam', []],
  ['soil-mulch/clay-soil', []],
  ['soil-mulch/fill-dirt', []],
  ['stone-aggregates/crushed-concrete', []],
  ['stone-aggregates/crusher-run', []],
  ['stone-aggregates/riprap', []],
])('a small amount of %s comes in the bags of the trade, or in none', (id, notes) => {
  const { [id]: coverage } = coverages
  if (coverage === undefined) throw new Error(`No coverage for ${id}.`)
  const ground = [{ shape: { kind: 'area', squareFeet: 9 } }] as const
  expect(unwrap(estimate(coverage, { kind: 'spread', ground, inches: 3 })).notes).toEqual(notes)
})

test('two 12-inch pots take a second bag of potting soil, since one only nearly fills them', () => {
  const { 'soil-mulch/potting-soil': soil } = coverages
  if (soil === undefined) throw new Error('No coverage for potting soil.')
  const pots = [{ diameter: 12, height: 12, count: 2 }]
  expect(unwrap(estimate(soil, { kind: 'potted', pots })).material.order).toBe(2)
})

test('every companion of a material is an item', () => {
  expect(Object.values(companionItems).filter((id) => !items.includes(id))).toEqual([])
})

test('every coverage belongs to an item', () => {
  expect(Object.keys(coverages).filter((id) => !items.includes(id))).toEqual([])
})

test('only work, plants chosen one by one, and what a label doses have no calculator', () => {
  const unmeasured = items.filter(
    (id) =>
      coverages[id] === undefined &&
      !/^(landscaping-services|irrigation-drainage-solutions)\//.test(id),
  )
  expect(unmeasured).toEqual([
    'lawncare-fertilization/weed-control',
    'lawncare-fertilization/insect-pest-control-fertilizer',
    'plants-sod/shrubs',
    'plants-sod/trees',
    'plants-sod/fruit-plants',
    'plants-sod/vegetable-plants',
  ])
})
