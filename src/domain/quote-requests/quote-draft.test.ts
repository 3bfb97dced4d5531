import { expect, test } from 'vitest'
import {
  emptyQuote,
  formatZip,
  dropUnoffered,
  materialsOnOffer,
  serviceAddressOf,
  serviceFieldsOf,
  setSameAddress,
  toggleMaterial,
  toggleService,
  type CatalogService,
} from './quote-draft.ts'

const red = { id: 'm1', name: 'Red Mulch' }
const black = { id: 'm2', name: 'Black Mulch' }
const catalog: readonly CatalogService[] = [
  { id: 's1', name: 'Soil & Mulch', materials: [red, black] },
  { id: 's2', name: 'Landscaping Services', materials: [] },
  { id: 's3', name: 'Edging & Borders', materials: [black] },
]

const home = {
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  addressType: 'Business',
}

test('the work is at the customer’s address while "same as above" is ticked', () => {
  const elsewhere = { ...emptyQuote, serviceStreet1: '8 Elm Court' }
  expect(serviceAddressOf(elsewhere)).toMatchObject({ street1: '8 Elm Court', addressType: 'Home' })
  const same = setSameAddress(elsewhere, true)
  expect(serviceAddressOf({ ...same, ...home })).toMatchObject(home)
})

test('unticking it empties the service address and sets its type to Home', () => {
  const typed = { ...emptyQuote, ...home, ...serviceFieldsOf(home), sameAddress: true }
  expect(setSameAddress(typed, false)).toEqual({ ...emptyQuote, ...home })
})

test('a service is ticked and unticked', () => {
  const ticked = toggleService(emptyQuote, 's2', catalog)
  expect(ticked.interestOptions).toEqual(['s2'])
  expect(toggleService(ticked, 's2', catalog)).toEqual(emptyQuote)
})

test('unticking a service drops its materials', () => {
  const draft = { ...emptyQuote, interestOptions: ['s1', 's2'], materialOptions: ['m1', 'm2'] }
  expect(toggleService(draft, 's1', catalog)).toEqual({ ...emptyQuote, interestOptions: ['s2'] })
})

test('a material that another ticked service has is kept', () => {
  const draft = { ...emptyQuote, interestOptions: ['s1', 's3'], materialOptions: ['m1', 'm2'] }
  expect(toggleService(draft, 's1', catalog).materialOptions).toEqual(['m2'])
})

test('the materials on offer are those of the ticked services', () => {
  expect(materialsOnOffer(catalog, [])).toEqual([])
  expect(materialsOnOffer(catalog, ['s2'])).toEqual([])
  expect(materialsOnOffer(catalog, ['s3', 's1'])).toEqual([red, black, black])
})

test('a material is ticked and unticked', () => {
  const ticked = toggleMaterial(emptyQuote, 'm1')
  expect(ticked.materialOptions).toEqual(['m1'])
  expect(toggleMaterial(ticked, 'm1')).toEqual(emptyQuote)
})

test('ticks of services and materials that are no longer offered are dropped', () => {
  const draft = { ...emptyQuote, interestOptions: ['gone', 's3'], materialOptions: ['m1', 'm2'] }
  expect(dropUnoffered(draft, catalog)).toEqual({
    ...emptyQuote,
    interestOptions: ['s3'],
    materialOptions: ['m2'],
  })
})

test('a ZIP field keeps the first five digits', () => {
  expect(formatZip('30040-1234')).toBe('30040')
  expect(formatZip(' 3a0 0')).toBe('300')
})
