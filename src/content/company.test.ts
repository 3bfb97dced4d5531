import { expect, test } from 'vitest'
import { companyOf, originalFacts, sampleFactsIn } from './company.ts'

test('facts that are still the sample company’s are named, but not a town in common', () => {
  expect(sampleFactsIn(originalFacts)).toContain('Name')
  const { x: _, facebook, ...others } = originalFacts
  const own = {
    ...others,
    name: 'Bluebird Gardens',
    phone: '8285550101',
    email: 'hello@bluebird.example',
    latitude: 35.59506,
    longitude: -82.55149,
    defaultVenue: 'The barn',
    linkedIn: undefined,
  }
  expect(sampleFactsIn({ ...own, facebook })).toEqual(['Street', 'Facebook', 'Instagram'])
  const { instagram: __, ...rest } = own
  expect(sampleFactsIn({ ...rest, street: '12 Merrimon Avenue' })).toEqual([])
  const inSavannah = { ...rest, street: '12 Merrimon Avenue', zip: '31401' }
  expect(sampleFactsIn(inSavannah)).toEqual([])
  expect(sampleFactsIn({ ...inSavannah, zip: '28806' })).toEqual(['State'])
  const inDenver = { ...rest, street: '12 Merrimon Avenue', state: 'CO' }
  expect(sampleFactsIn(inDenver)).toEqual(['Time zone'])
  expect(sampleFactsIn({ ...inDenver, timeZone: 'America/Denver' })).toEqual([])
})

test('a town that is typed twice, or again among the others, is served once', () => {
  const company = { ...originalFacts, county: 'Forsyth', towns: 'Cumming, Milton, Milton, Forsyth' }
  const { areaServed } = companyOf({ company, specialDays: null, brand: null })
  expect(areaServed).toEqual(['Cumming', 'Forsyth', 'Milton'])
})
