import { expect, test } from 'vitest'
import { cityKey, distanceKm } from './place.ts'

test('Atlanta lies about 56 km from Cumming, and nowhere is farther than half the globe', () => {
  const cumming = { latitude: 34.2073, longitude: -84.1402 }
  expect(distanceKm(cumming, { latitude: 33.749, longitude: -84.388 })).toBeCloseTo(55.9, 0)
  expect(distanceKm(cumming, cumming)).toBe(0)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20015,
    0,
  )
})

test.each([
  ['St. Marys', 'saint marys'],
  ['Mc Lean', 'mclean'],
  ['Winston-Salem', 'winston salem'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['Coeur d Alene', 'coeur dalene'],
  ["O'Fallon", 'ofallon'],
  ['O Fallon', 'ofallon'],
  ['Land O’ Lakes', 'land olakes'],
  ['Round O', 'round o'],
  ['Cañon City', 'canon city'],
  ['N. Augusta', 'north augusta'],
  ['W Palm Beach', 'west palm beach'],
  ['St', 'st'],
  ['', ''],
])('%s is compared as "%s"', (name, key) => {
  expect(cityKey(name)).toBe(key)
})
