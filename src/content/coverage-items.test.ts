import { expect, test } from 'vitest'
import { estimate } from '#domain/materials/estimate.ts'
import { unitAmountText } from '#domain/materials/lines.ts'
import type { Measures } from '#domain/materials/measures.ts'
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
