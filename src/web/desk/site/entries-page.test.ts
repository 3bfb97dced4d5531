import { expect, test } from 'vitest'
import { entriesPage } from './entries-page.ts'

const entries = [
  ...Array.from({ length: 120 }, (_, at) => ({ slug: `shown-${at}`, isShown: true })),
  ...Array.from({ length: 60 }, (_, at) => ({ slug: `hidden-${at}`, isShown: false })),
]

test('visible entries are not paged, hidden ones are', () => {
  const second = entriesPage(entries, { isPart: false, page: 2 })
  expect(second.entries).toHaveLength(130)
  expect(second.entries.at(-1)).toEqual({ slug: 'hidden-59', isShown: false })
  expect(second).toMatchObject({ counts: { shown: 120, hidden: 60 }, rows: 10 })
  expect(second.place).toMatchObject({ total: 60, hasNext: false })
})

test('search results are paged, visible or hidden', () => {
  const third = entriesPage(entries, { isPart: true, page: 3 })
  expect(third.entries.map(({ slug }) => slug)).toEqual(
    entries.slice(100, 150).map(({ slug }) => slug),
  )
  expect(third.place).toMatchObject({ total: 180, hasNext: true })
})
