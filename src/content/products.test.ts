import { describe, expect, test } from 'vitest'
import { parseProductFilter, productCategories, showing } from '#domain/gallery/filters.ts'
import { productChoices, products } from './products.ts'
import { sentencesOf } from '#domain/text.ts'

const names = {
  plants: ['Rose', 'Alovera', 'Orchid', 'Ficus Benjamina', 'Echeveria', 'Calendula'],
  trees: ['Banyan', 'Bougainvillea', 'Mango', 'Persimmon', 'Bonsai', 'Acer rubrum'],
  fruits: ['Mangoes', 'Apples', 'Grapes', 'Pomegranate', 'Oranges', 'Pine Apple'],
  mulch: [
    'Red',
    'Black',
    'Brown',
    'Regular Pine Straw Bale',
    'Long Needle Pine Straw Rolls',
    'Pine Bark Nuggets',
  ],
  fertilizers: ['Nutrien', 'Mosaic', 'Yara', 'Chemical', 'Organic', 'Vermi Compost'],
  'garden-tools': [
    'Shovels',
    'Watering Cans',
    'Pruners (Secateurs)',
    'Sprayers',
    'Rake',
    'Pick Axe',
  ],
  seeds: ['Sunflower', 'Pumpkin', 'Watermelon', 'Papaya', 'Bean', 'Mustard'],
}

test('the filter offers all categories first, then each under its specified name', () => {
  expect(productChoices.map((choice) => choice.name)).toEqual([
    'All Categories',
    'Plants',
    'Trees',
    'Fruits',
    'Mulch',
    'Fertilizers',
    'Garden Tools',
    'Seeds',
  ])
  expect(productChoices.map((choice) => choice.value)).toEqual(['*', ...productCategories])
  for (const choice of productChoices) expect(parseProductFilter(choice.value)).toBe(choice.value)
})

describe('the 42 cards', () => {
  test('are the specified six of each category, in order', () => {
    expect(products.map((product) => product.name)).toEqual(Object.values(names).flat())
    for (const category of productCategories) {
      expect(showing(products, category).map((product) => product.name)).toEqual(names[category])
    }
  })

  test('each say one or two short sentences', () => {
    for (const { name, description } of products) {
      expect(sentencesOf(description).length, name).toBeLessThanOrEqual(2)
      expect(description.length, name).toBeLessThanOrEqual(190)
      expect(description, name).toMatch(/\.$/)
    }
  })

  test('each show the picture of their category and name', () => {
    expect(new Set(products.map((product) => product.picture.id)).size).toBe(42)
    for (const { category, name, picture } of products)
      expect(picture.id).toBe(
        `products-${category}/${name
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, '-')
          .replace(/-$/, '')}`,
      )
  })
})
