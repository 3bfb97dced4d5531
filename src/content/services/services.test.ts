import { describe, expect, test } from 'vitest'
import { pictures } from '#content/pictures.ts'
import { sentencesOf } from '#domain/text.ts'
import type { Service } from './service.ts'
import { services } from './services.ts'

const itemsOf = (service: Service) => service.sections.flatMap((section) => section.items)
const itemsAt = (slug: string) => services.filter((s) => s.slug === slug).flatMap(itemsOf)
const allItems = services.flatMap(itemsOf)

test('the eight services are in the order of the menu, each at its own address', () => {
  expect(services.map(({ slug, name }) => [slug, name])).toEqual([
    ['landscaping-services', 'Landscaping Services'],
    ['lawncare-fertilization', 'Lawn Care & Fertilization'],
    ['soil-mulch', 'Soil & Mulch'],
    ['stone-aggregates', 'Stone & Aggregates'],
    ['plants-sod', 'Plants & Sod'],
    ['edging-borders', 'Edging & Borders'],
    ['hardscaping-materials', 'Hardscaping Materials'],
    ['irrigation-drainage-solutions', 'Irrigation & Drainage Solutions'],
  ])
})

test('the page about sod warns of winter injury to zoysia', () => {
  const sod = services.find(({ slug }) => slug === 'plants-sod')
  const answer = sod?.questions.find(({ question }) => question.includes('winter'))?.answer
  expect(answer).toMatch(/Zoysia is a risk: .*can kill it before spring/)
})

test('every section holds as many items as its page promises', () => {
  const counts = services.flatMap(({ slug, sections }) =>
    sections.map(({ title, items }) => [slug, title, items.length]),
  )
  expect(counts).toEqual([
    ['landscaping-services', 'Landscape Styles', 9],
    ['lawncare-fertilization', 'Feeding, Protection & Repair', 6],
    ['soil-mulch', 'Types of Soils', 12],
    ['soil-mulch', 'Types of Mulch', 9],
    ['stone-aggregates', 'Gravel & Base Stone', 7],
    ['stone-aggregates', 'Flagstone & Pavers', 6],
    ['stone-aggregates', 'Decorative Stone & Boulders', 7],
    ['plants-sod', 'From the Nursery', 6],
    ['edging-borders', 'Edging by Material', 3],
    ['hardscaping-materials', 'Blocks & Pavers', 3],
    ['irrigation-drainage-solutions', 'Irrigation', 9],
    ['irrigation-drainage-solutions', 'Drainage', 9],
  ])
})

test('every photograph of a material is shown by exactly one item', () => {
  const families = [
    'landscaping',
    'lawn-care',
    'soils',
    'mulches',
    'stones',
    'plants-sod',
    'edging',
    'hardscaping',
    'irrigation',
    'drainage',
  ]
  const photographed = Object.keys(pictures).filter((id) =>
    families.includes(id.split('/')[0] ?? ''),
  )
  const shown = allItems.map((item) => item.picture.id)
  expect(shown.toSorted()).toEqual(photographed.toSorted())
})

test.each([
  [
    'landscaping-services',
    'Residential, Commercial, Woodland, Native, Ornamental, Xeriscaping, Tropical, Hardscape-Dominant, Sustainable',
  ],
  [
    'lawncare-fertilization',
    'Granular Fertilizers, Liquid Fertilizer, Weed Control, Insect & Pest Control Fertilizer, Lawn Repair & Soil Enrichment Blends, Compost & Organic Soil Enhancing',
  ],
  [
    'soil-mulch',
    'Topsoil, Coconut Coir, Pine, Hardwood, Cedar, Rubber, Bark Nuggets, Red, Black, Straw, Pine Needles',
  ],
  [
    'stone-aggregates',
    'Gravel, Crushed Granite, Limestone, Flagstone, Boulders, Paver A, Paver B, Paver C, Riprap, Lava Rock, River Rock, Blue Stone, Crushed Concrete',
  ],
  ['plants-sod', 'Sod, Shrubs, Trees, Flowers, Fruit Plants, Vegetable Plants'],
  ['edging-borders', 'Plastic, Metal, Stone'],
  ['hardscaping-materials', 'Retaining Wall Blocks, Concrete Blocks, Brick Pavers'],
])('the page %s names %s', (slug, words) => {
  const names = itemsAt(slug).map((item) => item.name)
  const missing = words.split(', ').filter((word) => !names.some((name) => name.startsWith(word)))
  expect(missing).toEqual([])
})

test('plastic edging is sold per 20 ft, metal and stone edging per linear ft', () => {
  expect(itemsAt('edging-borders').map((item) => item.unit)).toEqual([
    'per 20 ft',
    'per linear ft',
    'per linear ft',
  ])
})

test('stone is sold by the ton, the bag, the pallet and the square foot', () => {
  const units = new Set(itemsAt('stone-aggregates').map((item) => item.unit))
  expect(units).toEqual(new Set(['per ton', 'per bag', 'per pallet', 'per sq ft']))
})

describe.each(services.map((service) => [service.name, service] as const))('%s', (_, service) => {
  test('its title names the company', () => {
    expect(service.title).toMatch(/ \| Evergreen$/)
  })

  test('an item has the slug of its photograph', () => {
    for (const item of itemsOf(service)) expect(item.picture.id.split('/')[1]).toBe(item.slug)
    expect(service.picture.id).toBe(`services/${service.slug}`)
  })

  test('an item says what it is, what for, and how much with a figure, in two to four sentences', () => {
    for (const item of itemsOf(service)) {
      expect(item.name.trim(), item.slug).not.toBe('')
      for (const text of [item.what, item.goodFor, item.howMuch]) {
        expect(text, item.slug).toMatch(/^\p{Lu}.{20,240}\.$/u)
      }
      expect(sentencesOf(item.what).length, item.slug).toBeLessThanOrEqual(2)
      expect(sentencesOf(item.goodFor).length, item.slug).toBe(1)
      expect(sentencesOf(item.howMuch).length, item.slug).toBe(1)
      expect(item.howMuch, item.slug).toMatch(/\d/)
    }
  })

  test('its summary is one sentence and its promise two short ones', () => {
    expect(sentencesOf(service.summary)).toHaveLength(1)
    expect(sentencesOf(service.promise)).toHaveLength(2)
    for (const line of sentencesOf(service.promise)) expect(line.length).toBeLessThanOrEqual(60)
  })

  test('it answers two to four questions', () => {
    expect(service.questions.length).toBeGreaterThanOrEqual(2)
    expect(service.questions.length).toBeLessThanOrEqual(4)
    for (const { question, answer } of service.questions) {
      expect(question).toMatch(/\?$/)
      expect(answer.length, question).toBeGreaterThan(80)
    }
  })
})
