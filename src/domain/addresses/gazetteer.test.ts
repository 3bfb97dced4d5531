import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillAddress } from './address-parts.ts'
import { gazetteerOf, suggestAddresses } from './gazetteer.ts'
import type { Place } from './place.ts'

const cumming = { latitude: 34.2073, longitude: -84.1402 }

const places: readonly Place[] = [
  { zip: '30040', city: 'Cumming', state: 'GA', latitude: 34.232, longitude: -84.158 },
  { zip: '30041', city: 'Cumming', state: 'GA', latitude: 34.204, longitude: -84.103 },
  { zip: '50061', city: 'Cumming', state: 'IA', latitude: 41.483, longitude: -93.762 },
  { zip: '66016', city: 'Cummings', state: 'KS', latitude: 39.469, longitude: -95.25 },
  { zip: '30303', city: 'Atlanta', state: 'GA', latitude: 33.753, longitude: -84.39 },
  { zip: '30350', city: 'Atlanta', state: 'GA', latitude: 33.98, longitude: -84.34 },
  { zip: '75551', city: 'Atlanta', state: 'TX', latitude: 33.13, longitude: -94.18 },
  { zip: '76102', city: 'Fort Worth', state: 'TX', latitude: 32.76, longitude: -97.33 },
  { zip: '60482', city: 'Worth', state: 'IL', latitude: 41.69, longitude: -87.79 },
  { zip: '31558', city: 'Saint Marys', state: 'GA', latitude: 30.76, longitude: -81.57 },
  { zip: '83814', city: "Coeur d'Alene", state: 'ID', latitude: 47.69, longitude: -116.78 },
  { zip: '62269', city: 'O Fallon', state: 'IL', latitude: 38.601, longitude: -89.911 },
  { zip: '10005', city: 'New York', state: 'NY', latitude: 40.706, longitude: -74.008 },
  { zip: '30901', city: 'Augusta', state: 'GA', latitude: 33.46, longitude: -81.96 },
  { zip: '29841', city: 'North Augusta', state: 'SC', latitude: 33.52, longitude: -81.95 },
  { zip: '80840', city: 'Usaf Academy', state: 'CO', latitude: 38.99, longitude: -104.86 },
  { zip: '44646', city: 'Lanesville', state: 'OH', latitude: 40.8, longitude: -81.5 },
]
const gazetteer = gazetteerOf(places, cumming)
const labels = (text: string, limit = 6) =>
  suggestAddresses(gazetteer, text, limit).map(({ label }) => label)

describe('a line with street and city', () => {
  test('needs no comma, and the nearest town of that name comes first', () => {
    expect(labels('2450 nursery lane cumming')).toEqual([
      '2450 Nursery Lane, Cumming, GA 30040',
      '2450 Nursery Lane, Cumming, GA 30041',
      '2450 Nursery Lane, Cumming, IA 50061',
      '2450 Nursery Lane, Cummings, KS 66016',
    ])
  })

  test('keeps the capitals that the visitor typed', () => {
    expect(labels('9 McKay St, Cumming GA')[0]).toBe('9 McKay St, Cumming, GA 30040')
  })

  test('the beginning of a city is enough after a comma', () => {
    expect(labels('123 St. Marys Rd, Atl')).toEqual([
      '123 St. Marys Rd, Atlanta, GA 30350',
      '123 St. Marys Rd, Atlanta, GA 30303',
      '123 St. Marys Rd, Atlanta, TX 75551',
    ])
  })

  test('a state by name or code, even half typed, narrows the city down', () => {
    expect(labels('1 Oak St, Atlanta, TX')).toEqual(['1 Oak St, Atlanta, TX 75551'])
    expect(labels('1 Oak St, Atlanta te')).toEqual(['1 Oak St, Atlanta, TX 75551'])
    expect(labels('1 Oak St, Atlanta, Georgia 303')).toHaveLength(2)
  })

  test('the longest city text wins: Fort Worth is not Worth', () => {
    expect(labels('100 main st fort worth')).toEqual(['100 Main St, Fort Worth, TX 76102'])
    expect(labels('100 broadway ft worth')).toEqual(['100 Broadway, Fort Worth, TX 76102'])
  })

  test('St and Saint, apostrophes and capitals do not matter', () => {
    expect(labels('5 Elm Ave, st. marys')).toEqual(['5 Elm Ave, Saint Marys, GA 31558'])
    // A strict form fills the city in as `Coeur d Alene`.
    for (const city of ['COEUR DALENE', 'Coeur d Alene', 'coeur d’a']) {
      expect(labels(`5 Elm Ave, ${city}`)).toEqual(["5 Elm Ave, Coeur d'Alene, ID 83814"])
    }
    // The post office writes `O Fallon`.
    for (const city of ["O'Fallon", 'o fallon', 'OFal']) {
      expect(labels(`5 Elm Ave, ${city}`)).toEqual(['5 Elm Ave, O Fallon, IL 62269'])
    }
  })

  test('N. after a comma belongs to the city, and without one to the street', () => {
    for (const city of ['N. Augusta', 'n august', 'North Augusta']) {
      expect(labels(`12 Main St, ${city}`)).toEqual(['12 Main St, North Augusta, SC 29841'])
    }
    expect(labels('12 Main St N, Augusta')).toEqual(['12 Main St N, Augusta, GA 30901'])
    expect(labels('12 Main St N Augusta')).toEqual(['12 Main St N, Augusta, GA 30901'])
    expect(labels('12 Main St N Augusta SC')).toEqual(['12 Main St, North Augusta, SC 29841'])
  })

  test('New York is first of all a city', () => {
    expect(labels('12 Wall St, New York, NY')).toEqual(['12 Wall St, New York, NY 10005'])
  })

  test('the country at the end, as maps write it, is no city', () => {
    for (const country of [', USA', ' US', ', U.S.A.', ', United States'])
      expect(labels(`1 Oak St, Atlanta, GA 30303${country}`)).toEqual([
        '1 Oak St, Atlanta, GA 30303',
      ])
    expect(labels('1 Oak St, Atlanta, TX, USA')).toEqual(['1 Oak St, Atlanta, TX 75551'])
  })

  test('a suite stays with the street', () => {
    expect(labels('5 Main St, Suite 20, Cumming, IA')).toEqual([
      '5 Main St, Suite 20, Cumming, IA 50061',
    ])
    expect(labels('5 Main St Apt 4 Cumming IA')).toEqual(['5 Main St Apt 4, Cumming, IA 50061'])
  })
})

describe('a line with a ZIP code', () => {
  test('a whole ZIP code gives its one place', () => {
    expect(labels('2450 Nursery Ln, 30040')).toEqual(['2450 Nursery Ln, Cumming, GA 30040'])
    expect(labels('2450 Nursery Ln 30040-1234')).toEqual(['2450 Nursery Ln, Cumming, GA 30040'])
  })

  test('the city before it is not taken for a part of the street', () => {
    expect(labels('2450 Nursery Ln cumming, GA 30040')).toEqual([
      '2450 Nursery Ln, Cumming, GA 30040',
    ])
  })

  test('its first digits give the nearest that begin so', () => {
    expect(labels('2450 Nursery Ln, 303')).toEqual([
      '2450 Nursery Ln, Atlanta, GA 30350',
      '2450 Nursery Ln, Atlanta, GA 30303',
    ])
  })

  test('the number of a highway is not a ZIP code', () => {
    expect(labels('100 Highway 303', 1)).toEqual(['100 Highway 303, Cumming, GA 30040'])
  })
})

describe('a line with nothing but a street', () => {
  test.each(['2450 nursery lane', '2450 Nursery Lane NE', '2450 Nursery,', '12 Highway 20'])(
    '%s is completed with the nearest ZIP codes',
    (text) => {
      expect(suggestAddresses(gazetteer, text, 2).map(({ zip }) => zip)).toEqual(['30040', '30041'])
    },
  )

  test.each([
    '2450 nursery',
    '2450',
    '30040',
    'Cumming',
    'Nursery Lane, Cumming',
    '12 main av',
    '',
  ])('%s is left alone: the street has no end yet, no number or no name', (text) => {
    expect(labels(text)).toEqual([])
  })
})

test('no more suggestions come than were asked for', () => {
  expect(labels('1 Oak St, C', 2)).toHaveLength(2)
  expect(labels('1 Oak St', 1)).toHaveLength(1)
  expect(labels('1 Oak St', 0)).toEqual([])
})

test('every suggestion can be filled into the form', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '12',
      'Oak',
      'St.',
      'Atl',
      'cumming',
      ',',
      'GA',
      '30040',
      '#4',
      "d'",
      'ne',
      '½',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  const line = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(line, (text) => {
      const found = suggestAddresses(gazetteer, text, 6)
      expect(found.length).toBeLessThanOrEqual(6)
      for (const one of found) expect(fillAddress(one, 'strict')).toBeDefined()
    }),
    { numRuns: 2000 },
  )
})
