import { expect, test } from 'vitest'
import { openedFrom } from './list-place.tsx'

const rows = [{ id: 'a' }, { id: 'b' }]

test('a request opened from a later page is counted in the whole list', () => {
  const place = { page: 3, pageLength: 25 }
  const list = (total: number | null, after: string | null) =>
    openedFrom('/list?page=3', rows, { ...place, total }, after).list
  expect(list(78, '/list?page=4')).toMatchObject({ before: 50, total: 78, after: '/list?page=4' })
  // The last page of a search that did not count tells the count.
  expect(list(null, '/list?page=4')).toMatchObject({ total: null })
  expect(list(null, null)).toMatchObject({ total: 52 })
  expect(openedFrom('/desk', rows).list).toMatchObject({ before: 0, total: 2, after: null })
})
