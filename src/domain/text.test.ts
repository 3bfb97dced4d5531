import { expect, test } from 'vitest'
import {
  anchorsOf,
  isStorableText,
  normalizeText,
  plainText,
  slugOf,
  toStorableText,
} from './text.ts'

test('text with control characters or half a character is not plain, and can be made plain', () => {
  const broken = 'mulch\u000Band\u0000 sod \uD83C'
  expect(isStorableText(broken)).toBe(false)
  expect(toStorableText(broken)).toBe('mulch and  sod \uFFFD')
  expect(isStorableText(toStorableText(broken))).toBe(true)
  expect(toStorableText('two\r\nlines\tand 🌱')).toBe('two\r\nlines\tand 🌱')
})

test('pasted text is reduced to its visible characters', () => {
  expect(plainText('\u200B12\u00A0Oak\u2009Street \uFEFF')).toBe('12 Oak Street')
  // From two cells of a spreadsheet.
  expect(plainText('Zoe\tLee\t')).toBe('Zoe Lee')
  // Address books and pages in Arabic or Hebrew wrap what is copied in marks of its direction.
  expect(plainText('\u2068rosa@example.com\u2069')).toBe('rosa@example.com')
  expect(plainText('\u202BLe\u00ADila\u202C')).toBe('Leila')
  expect(plainText('👨‍👩‍👧 and\ntwo lines')).toBe('👨‍👩‍👧 and\ntwo lines')
})

test('text from outside gets line feeds and loses invisible characters', () => {
  expect(normalizeText(' two\r\nlines\u2028and\u0000 a\ttab \uD83C\n')).toBe(
    'two\nlines\nand a\ttab \uFFFD',
  )
})

test('headings of the same words are found at places of their own', () => {
  expect(anchorsOf(['How long?', 'Why', 'How long', 'How long 2'])).toEqual([
    'how-long-',
    'why',
    'how-long',
    'how-long-2',
  ])
  expect(anchorsOf(['Plants', 'Plants', 'Plants 2', 'Plants'])).toEqual([
    'plants',
    'plants-2',
    'plants-2-2',
    'plants-3',
  ])
})

test.each([
  ['Soil & Mulch', 'soil-mulch'],
  ['Lawn Care & Fertilization', 'lawn-care-fertilization'],
  ['  Édging/Borders! ', 'edging-borders'],
])('the slug of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
