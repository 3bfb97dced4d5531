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

describe('the products page', () => {
  test('shows everything when the link names no category', () => {
    for (const value of [null, undefined, '', ' ', '*']) expect(parseProductFilter(value)).toBe('*')
  })

  test('shows everything for a category that we do not have', () => {
    for (const value of ['cars', 'plant', 'garden tools', '__proto__', 'constructor'])
      expect(parseProductFilter(value)).toBe('*')
  })

  test('shows the category of the link, however it is typed', () => {
    expect(parseProductFilter('garden-tools')).toBe('garden-tools')
    expect(parseProductFilter(' Mulch ')).toBe('mulch')
  })

  test('every choice survives the trip through the URL', () => {
    for (const filter of [...productCategories, '*'] as const)
      expect(parseProductFilter(productFilterValue(filter))).toBe(filter)
  })
})

describe('the projects page', () => {
  test('opens with landscaping', () => {
    for (const value of [null, undefined, '', '  '])
      expect(parseProjectFilter(value)).toBe('landscaping')
  })

  test('shows everything when asked for all, or for a category that we do not have', () => {
    for (const value of ['all', 'ALL', 'pools', '*', 'toString'])
      expect(parseProjectFilter(value)).toBe('all')
  })

  test('shows the category of the link', () => {
    expect(parseProjectFilter('lawn-care')).toBe('lawn-care')
    expect(parseProjectFilter('Plants-Trees')).toBe('plants-trees')
  })

  test('every choice survives the trip through the URL', () => {
    for (const filter of [...projectCategories, 'all'] as const)
      expect(parseProjectFilter(projectFilterValue(filter))).toBe(filter)
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
