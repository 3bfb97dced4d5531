import { expect, test } from 'vitest'
import { originalFacts, sampleFactsIn } from './company.ts'

test('what is still the sample company’s is named, and a town in common is not', () => {
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
})
