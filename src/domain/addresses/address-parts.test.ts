import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CharacterRule } from '#domain/fields.ts'
import { checkAddress } from '#domain/quote-requests/check-quote.ts'
import { anyCharacter } from '#support/characters.ts'
import { addressLine, fillAddress, normalizeCity, normalizeStreet } from './address-parts.ts'

describe('a street under the strict rule', () => {
  test.each([
    ['St. Marys Rd', 'St Marys Rd'],
    ["45 St. Mary's Rd", '45 St Marys Rd'],
    ['5 St. Paul’s Ave', '5 St Pauls Ave'],
    ["12 O'Neal St., #4", '12 O Neal St 4'],
    ['100 Main St N.E.', '100 Main St NE'],
    ['12½ Oak Ln', '12 1 2 Oak Ln'],
    ['Pine & Third', 'Pine and Third'],
    ['  7  Elm-Tree   Ct ', '7 Elm Tree Ct'],
    ['8 Rue de la Forêt', '8 Rue de la Forêt'],
  ])('%s is filled as %s', (text, filled) => {
    expect(normalizeStreet(text, 'strict')).toBe(filled)
  })
})

test('a street under the relaxed rule keeps the marks that addresses have', () => {
  expect(normalizeStreet("12½ O'Neal St., #4", 'relaxed')).toBe("12 1/2 O'Neal St., #4")
  expect(normalizeStreet('100 Main St,', 'relaxed')).toBe('100 Main St')
})

test("Coeur d'Alene loses its apostrophe only when it must", () => {
  expect(normalizeCity("Coeur d'Alene", 'strict')).toBe('Coeur d Alene')
  expect(normalizeCity("Coeur d'Alene", 'relaxed')).toBe("Coeur d'Alene")
})

test('an address without a street, or with a state or ZIP code that is none, fills nothing', () => {
  const whole = { street1: '2450 Nursery Ln', city: 'Cumming', state: 'GA', zip: '30040' }
  expect(fillAddress(whole, 'strict')).toEqual(whole)
  expect(fillAddress({ ...whole, street1: '—' }, 'strict')).toBeUndefined()
  expect(fillAddress({ ...whole, city: 'C' }, 'strict')).toBeUndefined()
  expect(fillAddress({ ...whole, state: 'Georgia' }, 'strict')).toBeUndefined()
  expect(fillAddress({ ...whole, zip: '30040-1234' }, 'strict')).toBeUndefined()
})

test('the known parts of an address read as one line', () => {
  const parts = { street1: '2450 Nursery Ln', city: 'Cumming', state: 'GA', zip: '30040' }
  expect(addressLine(parts)).toBe('2450 Nursery Ln, Cumming, GA 30040')
  expect(addressLine({ ...parts, city: '' })).toBe('2450 Nursery Ln, GA 30040')
  expect(addressLine({ ...parts, street1: '', zip: '' })).toBe('Cumming, GA')
  expect(addressLine({ ...parts, city: '', zip: '' })).toBe('2450 Nursery Ln')
})

const rule = fc.constantFrom<CharacterRule>('strict', 'relaxed')
const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    'St. Marys',
    "d'Alene",
    '№ 5',
    '½',
    '\u0000',
    '👩‍🌾',
    'ﬁfth',
    '٣',
    'N.E.',
    '\u0301',
  ),
)
const words = fc.array(word, { maxLength: 6 }).map((list) => list.join(' '))

describe('any typed address', () => {
  test('passes the checks of the form once it is filled', () => {
    fc.assert(
      fc.property(words, words, rule, (street1, city, inForce) => {
        const parts = fillAddress({ street1, city, state: 'ga', zip: ' 30040 ' }, inForce)
        if (parts === undefined) return
        expect(checkAddress({ ...parts, addressType: 'Home' }, inForce)).toEqual({})
      }),
      { numRuns: 2000 },
    )
  })

  test('never loses a street or city that has an allowed character', () => {
    fc.assert(
      fc.property(words, words, rule, (before, after, inForce) => {
        expect(normalizeStreet(`${before} 5 ${after}`, inForce)).not.toBe('')
        expect(normalizeCity(`${before} Rome ${after}`, inForce)).toContain('Rome')
      }),
    )
  })

  test('does not change when it is filled again', () => {
    fc.assert(
      fc.property(words, rule, (text, inForce) => {
        const once = normalizeStreet(text, inForce)
        expect(normalizeStreet(once, inForce)).toBe(once)
      }),
    )
  })
})
