import { expect, test } from 'vitest'
import { collectionAt } from './collections.ts'

test('an article begun in the evening has the date at the company', () => {
  const evening = Date.parse('2026-03-05T20:30:00-05:00')
  expect(collectionAt('articles')?.begin(evening, 'America/New_York')).toEqual({
    published: '2026-03-05',
    updated: '2026-03-05',
  })
})
