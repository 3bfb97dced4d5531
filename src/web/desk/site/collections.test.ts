import { expect, test } from 'vitest'
import { collectionAt, collections, nameLength } from './collections.ts'

test('an article begun in the evening has the date at the company', () => {
  const evening = Date.parse('2026-03-05T20:30:00-05:00')
  expect(collectionAt('articles')?.begin(evening, 'America/New_York')).toEqual({
    published: '2026-03-05',
    updated: '2026-03-05',
  })
})

test('a new entry takes a name as long as its published one may be', () => {
  expect(collections.map((each) => [each.at, nameLength(each)])).toEqual([
    ['products', 40],
    ['services', 40],
    ['projects', 40],
    ['articles', 70],
    ['pages', 60],
  ])
})
