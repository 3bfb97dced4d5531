import { expect, test } from 'vitest'
import { mapLink } from './map-link.ts'

test('a map link searches for the whole address', () => {
  const link = new URL(mapLink('Evergreen & Co, 2450 Nursery Lane, Cumming, GA 30040'))
  expect(link.searchParams.get('query')).toBe(
    'Evergreen & Co, 2450 Nursery Lane, Cumming, GA 30040',
  )
  expect(link.searchParams.get('api')).toBe('1')
})
