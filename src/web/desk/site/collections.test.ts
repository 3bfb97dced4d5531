import { expect, test } from 'vitest'
import { isSlugOf } from '#domain/site/documents.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { collectionAt, collections, nameLength } from './collections.ts'

test("an article created in the evening gets the date of the company's time zone", () => {
  const evening = Date.parse('2026-03-05T20:30:00-05:00')
  expect(collectionAt('articles')?.begin(evening, 'America/New_York')).toEqual({
    published: '2026-03-05',
    updated: '2026-03-05',
  })
})

test('a new entry accepts a name of the maximum length', () => {
  expect(collections.map((each) => [each.at, nameLength(each)])).toEqual([
    ['products', 40],
    ['services', 40],
    ['projects', 40],
    ['articles', 80],
    ['pages', 60],
  ])
})

test('no entry can have the address of the form for a new one', () => {
  const slug = deskPaths.newDocument('products').replace('/desk/site/products/', '')
  expect(isSlugOf('product', slug)).toBe(false)
})
