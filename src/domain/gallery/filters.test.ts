import { describe, expect, test } from 'vitest'
import {
  parseProductFilter,
  parseProjectFilter,
  productCategories,
  productFilterValue,
  projectCategories,
  projectFilterValue,
  showing,
} from './filters.ts'

const opening = [null, undefined, '', '  ']
const unknown = ['cars', 'plant', 'garden tools', '__proto__', 'constructor']

describe('a link to the products', () => {
  test.each([...opening, '*', ...unknown])('with the category %j shows everything', (value) => {
    expect(parseProductFilter(value)).toBe('*')
  })

  test.each([
    [' Mulch ', 'mulch'] as const,
    ...[...productCategories, '*' as const].map(
      (filter) => [productFilterValue(filter), filter] as const,
    ),
  ])('with the category %j shows %s', (value, filter) => {
    expect(parseProductFilter(value)).toBe(filter)
  })
})

describe('a link to the projects', () => {
  test.each(opening)('with the category %j opens with landscaping', (value) => {
    expect(parseProjectFilter(value)).toBe('landscaping')
  })

  test.each(['all', 'ALL', '*', ...unknown])('with the category %j shows everything', (value) => {
    expect(parseProjectFilter(value)).toBe('all')
  })

  test.each([
    ['Plants-Trees', 'plants-trees'] as const,
    ...[...projectCategories, 'all' as const].map(
      (filter) => [projectFilterValue(filter), filter] as const,
    ),
  ])('with the category %j shows %s', (value, filter) => {
    expect(parseProjectFilter(value)).toBe(filter)
  })
})

test('a filter keeps the order of the items and leaves the others out', () => {
  const items = [
    { category: 'seeds', name: 'Bean' },
    { category: 'trees', name: 'Mango' },
    { category: 'seeds', name: 'Mustard' },
  ]
  expect(showing(items, 'seeds').map((item) => item.name)).toEqual(['Bean', 'Mustard'])
  expect(showing(items, '*')).toHaveLength(3)
  expect(showing(items, 'all')).toHaveLength(3)
  expect(showing(items, 'mulch')).toHaveLength(0)
})
