import { expect, test } from 'vitest'
import { mapEmbedLink, mapLink } from './map-link.ts'

test('a map link searches for the whole address', () => {
  const link = new URL(mapLink('Evergreen & Co, 2450 Nursery Lane, Cumming, GA 30040'))
  expect(link.searchParams.get('query')).toBe(
    'Evergreen & Co, 2450 Nursery Lane, Cumming, GA 30040',
  )
  expect(link.searchParams.get('api')).toBe('1')
})

test('an embedded map shows the whole address and nothing else', () => {
  const link = new URL(mapEmbedLink('Barn & Yard #2, 2450 Nursery Lane'))
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    q: 'Barn & Yard #2, 2450 Nursery Lane',
    output: 'embed',
  })
})
